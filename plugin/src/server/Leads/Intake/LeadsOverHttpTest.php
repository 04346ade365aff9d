<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\FormToken;
use HvacBlocks\Testing\LeadsTestCase;
use HvacBlocks\Testing\TestSite;
use HvacBlocks\Testing\WebSite;
use PDO;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/**
 * Bots, broken browsers and broken databases, through a web server. Each test is a separate visitor.
 *
 * @phpstan-type Answer array{status: int, headers: array<string, string>, body: string}
 */
final class LeadsOverHttpTest extends LeadsTestCase {
	private const LEADS      = 'wp_hvac_blocks_leads';
	private const DELIVERIES = 'wp_hvac_blocks_lead_deliveries';

	private static int $visitors = 0;

	private PDO $database;
	private string $visitor;

	#[Before]
	public function visit(): void {
		$site = $GLOBALS['hvac_test_site'];
		self::assertInstanceOf( TestSite::class, $site );
		$constants = $site->database->constants( WebSite::instance()->database );

		if ( ! isset( $constants['DB_FILE'] ) ) {
			self::markTestSkipped( 'The faults of this test are made in SQLite.' );
		}

		$this->database = new PDO( 'sqlite:' . $constants['DB_DIR'] . $constants['DB_FILE'] );
		$this->visitor  = '198.18.' . intdiv( ++self::$visitors, 250 ) . '.' . ( 1 + self::$visitors % 250 );
	}

	public function test_a_bot_that_fills_in_everything_is_quarantined(): void {
		$answer = $this->post( self::body( array( 'x7' => 'https://spam.example' ) ) );

		self::assertSame( 201, $answer['status'] );
		self::assertSame( array( 'quarantined', 0 ), $this->fate( $answer ) );
	}

	public function test_a_bot_that_is_faster_than_people_is_quarantined(): void {
		$token = self::json( WebSite::instance()->send( array( array( 'method' => 'GET', 'body' => '', 'path' => '/?rest_route=/hvac-blocks/v1/form-token', 'headers' => array( 'X-Forwarded-For' => $this->visitor ) ) ) )[0] )['token'];
		$fast  = $this->post( self::body( array( 'token' => $token ) ) );
		$slow = $this->post( self::body( array( 'token' => ( new FormToken( static fn (): float => microtime( true ) - 2 ) )->issue(), 'idempotencyKey' => wp_generate_uuid4() ) ) );

		self::assertSame( array( 'quarantined', 0 ), $this->fate( $fast ) );
		self::assertSame( 'accepted', $this->fate( $slow )[0] );
	}

	public function test_leads_of_one_network_are_limited(): void {
		$statuses = array();

		// The addresses of one connection: an IPv6 visitor has a whole /64.
		for ( $i = 0; $i < 11; $i++ ) {
			$this->visitor = "2001:db8:77:1::$i";
			$statuses[]    = $this->post( self::body() )['status'];
		}
		$this->visitor = '2001:db8:77:2::1';

		self::assertSame( array( ...array_fill( 0, 10, 201 ), 429 ), $statuses );
		self::assertSame( 201, $this->post( self::body() )['status'] );
	}

	public function test_ipv4_visitors_of_a_dual_stack_server_are_not_one(): void {
		$statuses = array();

		for ( $i = 1; $i <= 11; $i++ ) {
			$this->visitor = "::ffff:198.51.100.$i";
			$statuses[]    = $this->post( self::body() )['status'];
		}

		self::assertSame( array_fill( 0, 11, 201 ), $statuses );
	}

	public function test_one_ipv4_visitor_is_one_however_the_address_is_written(): void {
		$statuses = array();

		for ( $i = 0; $i < 11; $i++ ) {
			$this->visitor = array( '198.51.100.200', '::ffff:198.51.100.200', "198.51.100.200:500$i" )[ $i % 3 ];
			$statuses[]    = $this->post( self::body() )['status'];
		}

		self::assertSame( array( ...array_fill( 0, 10, 201 ), 429 ), $statuses );
	}

	public function test_requests_of_one_address_are_limited_whatever_they_hold(): void {
		$statuses = array();
		$began    = microtime( true );

		for ( $i = 0; $i < 12; $i++ ) {
			$statuses = array( ...$statuses, ...array_column( WebSite::instance()->send( array_fill( 0, 11, $this->request_of( '{nonsense' ) ) ), 'status' ) );
		}

		$passed = array_count_values( $statuses )[400] ?? 0;

		// The window moves on while they are sent: two of them a second.
		self::assertGreaterThanOrEqual( 116, $passed );
		self::assertLessThanOrEqual( 124 + 2 * ( microtime( true ) - $began ), $passed );
		self::assertSame( 132, $passed + ( array_count_values( $statuses )[429] ?? 0 ) );

		$drafts = $this->number( "SELECT COUNT(*) FROM wp_options WHERE option_name LIKE '%hvac_blocks_form_%'" );
		$form   = $this->form( array( 'fields' => array( ...self::fields(), 'firstName' => 'Ana "<b>&amp;' ) ) );

		self::assertSame( 429, $form['status'] );
		self::assertGreaterThan( 0, (int) $form['headers']['retry-after'] );
		self::assertStringStartsWith( 'text/html', $form['headers']['content-type'] );
		self::assertStringContainsString( 'name="fields[firstName]" value="Ana &quot;&lt;b&gt;&amp;amp;"', $form['body'] );
		self::assertSame( $drafts, $this->number( "SELECT COUNT(*) FROM wp_options WHERE option_name LIKE '%hvac_blocks_form_%'" ) );
	}

	public function test_forms_that_wait_for_correction_are_so_many_and_no_more(): void {
		$before  = $this->number( "SELECT COUNT(*) FROM wp_options WHERE option_name LIKE '_transient_hvac_blocks_form_%'" );
		$answers = array_map( fn (): array => $this->form( array( 'fields' => array( ...self::fields(), 'zip' => 'x' ) ) ), range( 1, 22 ) );

		self::assertSame( array( 303 => 20, 422 => 2 ), array_count_values( array_column( $answers, 'status' ) ) );
		self::assertStringContainsString( 'Please enter a valid zip code', $answers[21]['body'] );
		self::assertSame( $before + 20, $this->number( "SELECT COUNT(*) FROM wp_options WHERE option_name LIKE '_transient_hvac_blocks_form_%'" ) );
	}

	/** @return iterable<string, array{string, int}> */
	public static function bodies(): iterable {
		$body = (string) wp_json_encode( self::body() );

		yield 'nothing' => array( '', 400 );
		yield 'no JSON' => array( '{', 400 );
		yield 'a list' => array( '[1,2]', 400 );
		yield 'a text' => array( '"lead"', 400 );
		yield 'null' => array( 'null', 400 );
		yield 'invalid UTF-8' => array( str_replace( 'Plano', "Pl\xff\xfeno", $body ), 400 );
		yield 'cut off' => array( substr( $body, 0, -20 ), 400 );
		yield 'nested' => array( str_repeat( '{"fields":', 2000 ) . '1' . str_repeat( '}', 2000 ), 400 );
		yield 'nested in a field' => array( str_replace( '"Plano"', str_repeat( '[', 300 ) . str_repeat( ']', 300 ), $body ), 400 );
		yield 'a list for a text' => array( str_replace( '"Plano"', '["Plano"]', $body ), 400 );
		yield 'a number for a text' => array( str_replace( '"Plano"', '1e999', $body ), 400 );
		yield 'an unknown field' => array( str_replace( '"city"', '"__proto__":"x","city"', $body ), 400 );
		yield 'the same name twice, the last one unknown' => array( str_replace( '{"form"', '{"form":"contact-dealer","form"', str_replace( '"form":"contact-dealer"', '"form":"no-such"', $body ) ), 400 );
		yield 'too large' => array( str_replace( 'Plano', str_repeat( 'a', 40000 ), $body ), 413 );
		yield 'ten megabytes' => array( str_repeat( 'a', 10000000 ), 413 );
	}

	#[DataProvider( 'bodies' )]
	public function test_what_no_form_sends_is_refused_and_not_stored( string $body, int $status ): void {
		$before = $this->number( 'SELECT COUNT(*) FROM ' . self::LEADS );
		$answer = WebSite::instance()->send( array( $this->request_of( $body ) ) )[0];

		self::assertSame( $status, $answer['status'], $answer['body'] );
		self::assertArrayHasKey( 'code', self::json( $answer ) );
		self::assertStringNotContainsString( dirname( __DIR__, 2 ), $answer['body'] );
		self::assertSame( $before, $this->number( 'SELECT COUNT(*) FROM ' . self::LEADS ) );
	}

	public function test_the_same_name_twice_is_the_last_one(): void {
		$answer = WebSite::instance()->send( array( $this->request_of( str_replace( '"city":"Plano"', '"city":"Plano","city":"Allen"', (string) wp_json_encode( self::body() ) ) ) ) )[0];

		self::assertSame( 201, $answer['status'] );
		self::assertSame( 'Allen', $this->stored_fields( $answer )['city'] );
	}

	#[TestWith( array( 99999999 ) )]
	#[TestWith( array( 10 ) )]
	public function test_a_length_that_is_a_lie_ends_nothing_but_itself( int $length ): void {
		$socket = fsockopen( '127.0.0.1', (int) parse_url( WebSite::instance()->address, PHP_URL_PORT ) );
		self::assertIsResource( $socket );
		stream_set_timeout( $socket, 10 );

		$body = (string) wp_json_encode( self::body() );
		fwrite( $socket, "POST /?rest_route=/hvac-blocks/v1/leads HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: $this->visitor\r\nContent-Type: application/json\r\nContent-Length: $length\r\n\r\n$body" );
		stream_socket_shutdown( $socket, STREAM_SHUT_WR );
		$answer = (string) stream_get_contents( $socket );
		fclose( $socket );

		self::assertStringNotContainsString( ' 201 ', $answer );
		self::assertSame( 201, $this->post( self::body() )['status'] );
	}

	/** @return iterable<string, array{string}> */
	public static function names(): iterable {
		yield 'composed' => array( "Zo\u{EB}" );
		yield 'decomposed' => array( "Zoe\u{308}" );
		yield 'from right to left' => array( 'محمد' );
		yield 'Chinese' => array( '李小龍' );
		yield 'with an emoji of several' => array( "Ana \u{1F469}\u{1F3FD}\u{200D}\u{1F527}" );
		yield 'with a quote' => array( "O'Brien \\ \"Al\"" );
		yield 'with what looks like HTML' => array( 'A <b>B</b> &amp; C' );
		yield 'with what looks like a formula' => array( '=HYPERLINK("x")' );
	}

	#[DataProvider( 'names' )]
	public function test_a_name_is_kept_as_it_was_written( string $name ): void {
		$json = $this->post( self::body( array( 'fields' => array( ...self::fields(), 'firstName' => $name ) ) ) );
		$form = $this->form( array( 'fields' => array( ...self::fields(), 'firstName' => $name ) ) );

		self::assertSame( 201, $json['status'], $json['body'] );
		self::assertSame( $name, $this->stored_fields( $json )['firstName'] );
		self::assertSame( 303, $form['status'] );
		self::assertSame( array( $name, $name ), array_map( static fn ( array $fields ): string => self::text( $fields['firstName'] ), $this->last_fields( 2 ) ) );
	}

	#[TestWith( array( "ana@example.com\r\nBcc: all@example.com" ) )]
	#[TestWith( array( 'ana@example.com%0aBcc: all@example.com' ) )]
	#[TestWith( array( "ana@example.com\0" ) )]
	#[TestWith( array( 'ana@example.com,all@example.com' ) )]
	#[TestWith( array( '"ana@example.com" <all@example.com>' ) )]
	public function test_an_address_that_would_be_more_than_one_is_refused( string $email ): void {
		$answer = $this->post( self::body( array( 'fields' => array( ...self::fields(), 'email' => $email ) ) ) );

		self::assertSame( 422, $answer['status'] );
		self::assertIsArray( self::json( $answer )['data'] );
		self::assertSame( array( 'email' ), array_keys( (array) self::json( $answer )['data']['fields'] ) );
	}

	public function test_a_form_in_another_encoding_comes_back_with_its_values(): void {
		$answer = $this->form( array( 'fields' => array( ...self::fields(), 'lastName' => "N\xfa\xf1ez" ) ) );

		self::assertSame( 303, $answer['status'] );
		self::assertStringContainsString( 'hvac-form=', $answer['headers']['location'] );
	}

	public function test_a_double_click_is_one_lead(): void {
		$body    = (string) wp_json_encode( self::body() );
		$before  = $this->number( 'SELECT COUNT(*) FROM ' . self::LEADS );
		$answers = WebSite::instance()->send( array_fill( 0, 4, $this->request_of( $body ) ) );

		self::assertSame( array( 200 => 3, 201 => 1 ), self::counted( array_column( $answers, 'status' ) ) );
		self::assertCount( 1, array_unique( array_map( static fn ( array $answer ): string => self::text( self::json( $answer )['reference'] ), $answers ) ) );
		self::assertSame( $before + 1, $this->number( 'SELECT COUNT(*) FROM ' . self::LEADS ) );
	}

	public function test_a_double_click_and_the_back_button_without_a_script_are_one_lead(): void {
		$before  = $this->number( 'SELECT COUNT(*) FROM ' . self::LEADS );
		$answers = WebSite::instance()->send( array_fill( 0, 3, $this->request_of( self::form_body(), true ) ) );
		$again   = $this->form();

		self::assertSame( array( 303 => 3 ), array_count_values( array_column( $answers, 'status' ) ) );
		self::assertSame( array_fill( 0, 3, $again['headers']['location'] ), array_map( static fn ( array $answer ): string => $answer['headers']['location'], $answers ) );
		self::assertSame( $before + 1, $this->number( 'SELECT COUNT(*) FROM ' . self::LEADS ) );
	}

	/** @return iterable<string, array{string, string}> what breaks the database, and what repairs it */
	public static function faults(): iterable {
		foreach ( array( 'the first row is refused' => self::LEADS, 'it dies in the middle' => self::DELIVERIES ) as $name => $table ) {
			yield $name => array( "CREATE TRIGGER hvac_fault BEFORE INSERT ON $table BEGIN SELECT RAISE( ABORT, 'attempt to write a readonly database' ); END", 'DROP TRIGGER hvac_fault' );
		}

		yield 'a table is missing' => array( 'ALTER TABLE ' . self::LEADS . ' RENAME TO hvac_gone', 'ALTER TABLE hvac_gone RENAME TO ' . self::LEADS );
		yield 'the last table is missing' => array( 'ALTER TABLE ' . self::DELIVERIES . ' RENAME TO hvac_gone', 'ALTER TABLE hvac_gone RENAME TO ' . self::DELIVERIES );
	}

	#[DataProvider( 'faults' )]
	public function test_a_database_that_fails_is_503_and_nothing_is_lost( string $fault, string $cure ): void {
		$body   = self::body();
		$before = $this->number( 'SELECT COUNT(*) FROM ' . self::LEADS );
		$this->database->exec( $fault );

		try {
			$json = $this->post( $body );
			$form = $this->form( array( 'fields' => array( ...self::fields(), 'lastName' => 'Núñez & "Co" &amp; <i>' ) ) );
		} finally {
			$this->database->exec( $cure );
		}

		self::assertSame( array( 503, 'hvac_blocks_not_stored' ), array( $json['status'], self::json( $json )['code'] ) );
		self::assertSame( $before, $this->number( 'SELECT COUNT(*) FROM ' . self::LEADS ), 'all or nothing' );
		self::assertSame( 503, $form['status'] );
		self::assertStringStartsWith( 'text/html', $form['headers']['content-type'] );
		self::assertStringContainsString( 'Your request could not be sent.', $form['body'] );
		self::assertStringNotContainsString( 'readonly', $json['body'] . $form['body'] );

		// The page's own button, and the script's second attempt.
		$again = WebSite::instance()->send( array( $this->request_of( self::inputs_of( $form['body'] ), true ) ) )[0];
		self::assertSame( 303, $again['status'] );
		self::assertStringContainsString( 'lead=', $again['headers']['location'], $form['body'] );
		self::assertSame( 'Núñez & "Co" &amp; <i>', $this->last_fields( 1 )[0]['lastName'] );
		self::assertSame( 201, $this->post( $body )['status'] );
	}

	public function test_a_form_that_no_browser_sends_is_answered_by_a_page(): void {
		$answer = $this->form( array( 'fields' => array( 'zip' => array( 'a' => array( 'b' => 'c' ) ) ) ) );

		self::assertSame( 400, $answer['status'] );
		self::assertStringStartsWith( 'text/html', $answer['headers']['content-type'] );
		self::assertStringContainsString( '<html lang="en">', $answer['body'] );
		self::assertStringContainsString( 'The form could not be read.', $answer['body'] );
	}

	public function test_a_form_is_refused_in_its_own_language(): void {
		$answer = $this->form( array( 'lang' => 'fr', 'fields' => array( 'zip' => str_repeat( 'é', 20000 ) ) ) );

		self::assertSame( 413, $answer['status'] );
		self::assertStringContainsString( '<html lang="fr">', $answer['body'] );
		self::assertStringContainsString( 'trop volumineu', $answer['body'] );
	}

	/** A script sends JSON after the REST API has refused, a browser without one sends its form. */
	#[TestWith( array( 'authentication' ) )]
	#[TestWith( array( 'init' ) )]
	public function test_leads_come_in_where_the_rest_api_is_closed_to_visitors( string $closer ): void {
		$body   = (string) wp_json_encode( self::body() );
		$before = $this->number( 'SELECT COUNT(*) FROM ' . self::LEADS );
		$rest   = $this->closed( $closer, $this->request_of( $body ) );
		$json   = $this->closed( $closer, array( 'path' => '/contact/?hvac-blocks-api=/leads' ) + $this->request_of( $body ) );
		$again  = $this->closed( $closer, array( 'path' => '/contact/?hvac-blocks-api=/leads' ) + $this->request_of( $body ) );

		self::assertContains( $rest['status'], array( 401, 403 ) );
		self::assertSame( array( 201, 200 ), array( $json['status'], $again['status'] ), $json['body'] );
		self::assertSame( self::json( $json )['reference'], self::json( $again )['reference'] );
		self::assertSame( $before + 1, $this->number( 'SELECT COUNT(*) FROM ' . self::LEADS ) );

		$form = $this->closed( $closer, array( 'path' => '/contact/?hvac-blocks-api=/leads' ) + $this->request_of( self::form_body( array( 'pageUrl' => '/contact/' ) ), true ) );
		$bad  = $this->closed( $closer, array( 'path' => '/contact/?hvac-blocks-api=/leads' ) + $this->request_of( self::form_body( array( 'lang' => 'es', 'fields' => 'x' ) ), true ) );

		self::assertSame( 303, $form['status'], $form['body'] );
		self::assertMatchesRegularExpression( '~^http://example\.test/contact/\?lead=~', $form['headers']['location'] );
		self::assertSame( $before + 2, $this->number( 'SELECT COUNT(*) FROM ' . self::LEADS ) );
		self::assertStringContainsString( '<html lang="es">', $bad['body'] );
		self::assertStringStartsWith( 'text/html', $bad['headers']['content-type'] );
	}

	public function test_too_much_is_refused_at_the_second_address_too(): void {
		$answer = WebSite::instance()->send( array( array( 'path' => '/?hvac-blocks-api=/leads' ) + $this->request_of( str_repeat( 'a', 40000 ) ) ) )[0];

		self::assertSame( array( 413, 'hvac_blocks_too_large' ), array( $answer['status'], self::json( $answer )['code'] ) );
	}

	/**
	 * @param array{body: string, headers: array<string, string>, path?: string} $request
	 * @return Answer
	 */
	private function closed( string $closer, array $request ): array {
		return WebSite::instance()->send( array( array( 'headers' => array( 'X-Test-Closer' => $closer ) + $request['headers'] ) + $request ) )[0];
	}

	/**
	 * @param array<string, mixed> $body
	 * @return Answer
	 */
	private function post( array $body ): array {
		return WebSite::instance()->send( array( $this->request_of( (string) wp_json_encode( $body ) ) ) )[0];
	}

	/**
	 * @param array<string, mixed> $change
	 * @return Answer
	 */
	private function form( array $change = array() ): array {
		return WebSite::instance()->send( array( $this->request_of( self::form_body( $change ), true ) ) )[0];
	}

	/** @return array{body: string, headers: array<string, string>} */
	private function request_of( string $body, bool $is_form = false ): array {
		return array(
			'body'    => $body,
			'headers' => array( 'X-Forwarded-For' => $this->visitor, 'Content-Type' => $is_form ? 'application/x-www-form-urlencoded' : 'application/json' ),
		);
	}

	/**
	 * @param Answer $answer
	 * @return array{string, int} the lead's status, and its number of deliveries
	 */
	private function fate( array $answer ): array {
		$reference = self::text( self::json( $answer )['reference'] ?? '' );
		$query     = $this->database->prepare( 'SELECT status, ( SELECT COUNT(*) FROM ' . self::DELIVERIES . ' WHERE lead_id = l.id ) FROM ' . self::LEADS . ' l WHERE reference = ?' );
		$query->execute( array( $reference ) );
		$row = $query->fetch( PDO::FETCH_NUM );
		self::assertIsArray( $row );

		return array( self::text( $row[0] ), (int) self::text( $row[1] ) );
	}

	/**
	 * @param Answer $answer
	 * @return array<string, mixed>
	 */
	private function stored_fields( array $answer ): array {
		$query = $this->database->prepare( 'SELECT fields FROM ' . self::LEADS . ' WHERE reference = ?' );
		$query->execute( array( self::json( $answer )['reference'] ?? '' ) );

		return self::decoded( self::text( $query->fetchColumn() ) );
	}

	/** @return list<array<string, mixed>> of the newest leads */
	private function last_fields( int $leads ): array {
		$query = $this->database->query( 'SELECT fields FROM ' . self::LEADS . " ORDER BY id DESC LIMIT $leads" );
		self::assertNotFalse( $query );

		return array_values( array_map( static fn ( mixed $json ): array => self::decoded( self::text( $json ) ), $query->fetchAll( PDO::FETCH_COLUMN ) ) );
	}

	private function number( string $sql ): int {
		$query = $this->database->query( $sql );
		self::assertNotFalse( $query );

		return (int) self::text( $query->fetchColumn() );
	}

	/** The data that a browser sends for the form on this page. */
	private static function inputs_of( string $html ): string {
		$pairs = array();
		preg_match_all( '/<input type="hidden" name="([^"]*)" value="([^"]*)">/', $html, $inputs, PREG_SET_ORDER );

		foreach ( $inputs as [ , $name, $value ] ) {
			$pairs[] = rawurlencode( html_entity_decode( $name, ENT_QUOTES | ENT_HTML5 ) ) . '=' . rawurlencode( html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 ) );
		}

		return implode( '&', $pairs );
	}

	/**
	 * @param array<string, mixed> $change
	 * @return array<string, mixed>
	 */
	private static function body( array $change = array() ): array {
		return array( 'form' => 'contact-dealer', 'lang' => 'en', 'fields' => self::fields(), 'consent' => true, 'idempotencyKey' => wp_generate_uuid4(), ...$change );
	}

	/** @param array<string, mixed> $change */
	private static function form_body( array $change = array() ): string {
		return http_build_query( array( 'form' => 'contact-dealer', 'lang' => 'en', 'fields' => self::fields(), 'consent' => '1', 'pageUrl' => '/', 'x7' => '', ...$change ) );
	}

	/**
	 * @param Answer $answer
	 * @return array<string, mixed>
	 */
	private static function json( array $answer ): array {
		return self::decoded( $answer['body'] );
	}

	/** @return array<string, mixed> */
	private static function decoded( string $json ): array {
		$data = json_decode( $json, true );
		self::assertIsArray( $data, $json );

		/** @var array<string, mixed> $data */
		return $data;
	}

	/**
	 * @param list<int> $statuses
	 * @return array<int, int>
	 */
	private static function counted( array $statuses ): array {
		$counts = array_count_values( $statuses );
		ksort( $counts );

		return $counts;
	}
}
