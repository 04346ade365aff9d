<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Testing\LeadsTestCase;
use HvacBlocks\Testing\WebSite;
use PHPUnit\Framework\Attributes\BeforeClass;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/**
 * Arbitrary arguments in the address, on every route, through a web server: every request is answered.
 *
 * @phpstan-type Request array{path: string, method: non-empty-string, body: string, headers: array<string, string>}
 * @phpstan-type Answer array{status: int, headers: array<string, string>, body: string}
 */
final class ArgumentsOverHttpTest extends LeadsTestCase {
	private const API = '/?rest_route=/hvac-blocks/v1';

	private const DEALER = 'D-ARGUMENTS';

	private static int $visitors = 0;

	private static string $lead = '';

	#[BeforeClass]
	public static function make_a_dealer_and_a_lead(): void {
		[ $dealer, $lead ] = self::ask(
			self::admin( 'PUT', '/admin/dealers/' . self::DEALER, array( 'data' => array( 'name' => 'Comfort', 'city' => 'Plano', 'state' => 'TX', 'zip' => '75024', 'phone1' => '2145550123' ), 'location' => array( 'lat' => 33.1, 'lon' => -96.8 ) ) ),
			self::json( '/leads', self::body() ),
		);

		self::assertContains( $dealer['status'], array( 200, 201 ), $dealer['body'] );
		self::assertSame( 201, $lead['status'] );

		self::$lead = self::text( ( (array) json_decode( $lead['body'], true ) )['reference'] ?? '' );
	}

	/** @return array<string, array{string}> */
	public static function odd(): array {
		$odd = array(
			// WordPress' own.
			'_fields=a',
			'_fields[]=a&_fields[][b]=c',
			'_fields=a,a.b,.,a..b&_envelope=1&_embed',
			'_envelope[]=1&_embed[a][b]=c',
			'_embed=a&_method[]=GET&_jsonp[]=f&_pretty[]=1&_locale[]=user&context[]=x',
			// The plugin's own names, with unexpected values.
			'lang[]=fr&q[]=1&mode[]=x&page[]=1&search[]=x&format[]=x&columns[][]=x&companyID[]=1&reference[]=x&id[]=x',
			'%00=%00&[]=1&a[=b&_fields=%FF',
		);

		return array_combine( $odd, array_map( static fn ( string $one ): array => array( $one ), $odd ) );
	}

	#[DataProvider( 'odd' )]
	public function test_every_route_that_reads_answers( string $odd ): void {
		$requests = array_map( static fn ( string $path ): array => self::admin( 'GET', "$path&$odd" ), self::reading() );

		self::assertGreaterThan( 20, count( $requests ) );

		foreach ( array_chunk( $requests, 4 ) as $some ) {
			foreach ( self::ask( ...$some ) as $index => $answer ) {
				self::assert_arrived( $answer, $some[ $index ]['path'] );
			}
		}
	}

	#[DataProvider( 'odd' )]
	public function test_what_visitors_send_is_taken( string $odd ): void {
		[ $json, $form, $search, $opened ] = self::ask(
			self::json( "/leads&$odd", self::body() ),
			self::form( "/leads&$odd", self::body() ),
			self::json( "/searches&$odd", array( 'place' => '75024' ) ),
			self::json( "/form-opens&$odd", array( 'form' => 'contact-dealer' ) ),
		);

		foreach ( array( $json, $form, $search, $opened ) as $answer ) {
			self::assert_arrived( $answer, $odd );
		}

		// Unknown arguments do not change what a route does.
		if ( str_starts_with( $odd, '_' ) ) {
			$is_wrapped = str_contains( $odd, '_envelope' );

			self::assertSame( $is_wrapped ? array( 200, 200 ) : array( 201, 303 ), array( $json['status'], $form['status'] ) );
			self::assertSame( $is_wrapped ? array( 200, 200 ) : array( 204, 204 ), array( $search['status'], $opened['status'] ) );
		}
	}

	public function test_files_are_whole_whatever_parts_are_asked_for(): void {
		$files = array( '/admin/dealer-export&format=csv', '/admin/rebate-export', '/admin/leads/export', '/admin/search-report/export', '/admin/leads/' . self::$lead . '/consent&format=text' );

		foreach ( $files as $file ) {
			[ $whole, $part ] = self::ask( self::admin( 'GET', $file ), self::admin( 'GET', "$file&_fields=a" ) );

			self::assertSame( array( 200, 200 ), array( $whole['status'], $part['status'] ), $file );
			self::assertNotSame( '', $whole['body'] );
			self::assertSame( self::timeless( $whole['body'] ), self::timeless( $part['body'] ), $file );
			self::assertSame( $whole['headers']['content-type'], $part['headers']['content-type'], $file );
		}
	}

	public function test_parts_of_an_answer_are_still_parts(): void {
		[ $dealer ] = self::ask( self::admin( 'GET', '/dealers/' . self::DEALER . '&_fields=data.name' ) );

		self::assertSame( array( 'data' => array( 'name' => 'Comfort' ) ), json_decode( $dealer['body'], true ) );
	}

	public function test_the_path_says_which_one_whatever_arguments_and_body_say(): void {
		[ $read, $written ] = self::ask(
			self::admin( 'GET', '/dealers/' . self::DEALER . '&companyID=D-OTHER' ),
			self::admin( 'DELETE', '/admin/dealers/D-NONE', array( 'companyID' => self::DEALER ) ),
		);

		self::assertSame( array( 200, 404 ), array( $read['status'], $written['status'] ) );
		self::assertSame( 200, self::ask( self::admin( 'GET', '/dealers/' . self::DEALER ) )[0]['status'] );
	}

	public function test_a_subscriber_searches_no_more_than_a_visitor(): void {
		$request  = self::admin( 'GET', '/dealers&q=75024', user: 'subscriber' );
		$statuses = array();

		for ( $i = 0; $i < 10; $i++ ) {
			$statuses = array( ...$statuses, ...array_column( self::ask( ...array_fill( 0, 4, $request ) ), 'status' ) );
		}

		// The window moves on while they are sent.
		self::assertContains( 429, $statuses );
		self::assertGreaterThanOrEqual( 26, array_count_values( $statuses )[200] ?? 0 );
		self::assertSame( 200, self::ask( array( ...$request, 'headers' => array( ...$request['headers'], 'X-Test-User' => 'editor' ) ) )[0]['status'] );
	}

	private static function timeless( string $body ): string {
		return preg_replace( '/\d\d:\d\d:\d\dZ/', '', $body ) ?? '';
	}

	/** @return list<string> the paths of all routes that only read, with existing values in each placeholder */
	private static function reading(): array {
		$values = array( 'companyID' => self::DEALER, 'reference' => self::$lead, 'id' => '1', 'number' => '1', 'name' => 'leads' );
		$paths  = array();

		foreach ( rest_get_server()->get_routes( Router::REST_NAMESPACE ) as $route => $handlers ) {
			$path = substr( $route, strlen( '/' . Router::REST_NAMESPACE ) );

			foreach ( is_array( $handlers ) ? $handlers : array() as $handler ) {
				if ( is_array( $handler ) && is_array( $handler['methods'] ?? null ) && isset( $handler['methods']['GET'] ) ) {
					$paths[] = preg_replace_callback( '~\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)~', static fn ( array $found ): string => $values[ $found[1] ] ?? self::fail( $found[1] ), $path ) ?? '';
				}
			}
		}

		return array_values( array_unique( $paths ) );
	}

	/** @param Answer $answer */
	private static function assert_arrived( array $answer, string $what ): void {
		self::assertGreaterThan( 0, $answer['status'], $what );
		self::assertLessThan( 500, $answer['status'], "$what {$answer['body']}" );
		self::assertStringNotContainsString( 'critical error', $answer['body'], $what );
		self::assertSame( 'no-store', preg_match( '/no-store/', $answer['headers']['cache-control'] ?? '', $found ) ? $found[0] : '', $what );
	}

	/**
	 * @param non-empty-string          $method
	 * @param array<string, mixed>|null $body
	 * @return Request
	 */
	private static function admin( string $method, string $path, ?array $body = null, string $user = 'administrator' ): array {
		$request = null === $body ? array( 'path' => self::API . $path, 'method' => 'GET', 'body' => '', 'headers' => self::visitor() ) : self::json( $path, $body );

		return array( ...$request, 'method' => $method, 'headers' => array( ...$request['headers'], 'X-Test-User' => $user ) );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return Request
	 */
	private static function json( string $path, array $body ): array {
		return array( 'path' => self::API . $path, 'method' => 'POST', 'body' => (string) wp_json_encode( $body ), 'headers' => array( 'Content-Type' => 'application/json', 'Origin' => 'http://example.test', ...self::visitor() ) );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return Request
	 */
	private static function form( string $path, array $body ): array {
		return array( 'path' => self::API . $path, 'method' => 'POST', 'body' => http_build_query( array( ...$body, 'consent' => '1' ) ), 'headers' => array( 'Content-Type' => 'application/x-www-form-urlencoded', ...self::visitor() ) );
	}

	/** @return array<string, mixed> of a form, different each time */
	private static function body(): array {
		return array( 'form' => 'contact-dealer', 'lang' => 'en', 'fields' => self::fields(), 'consent' => true, 'idempotencyKey' => wp_generate_uuid4(), 'pageUrl' => '/residential/en/' );
	}

	/** @return array<string, string> a new visitor each time, so that none reaches the limit */
	private static function visitor(): array {
		return array( 'X-Forwarded-For' => '198.18.' . ( 100 + intdiv( ++self::$visitors, 250 ) ) . '.' . ( 1 + self::$visitors % 250 ) );
	}

	/**
	 * @param Request ...$requests
	 * @return list<Answer>
	 */
	private static function ask( array ...$requests ): array {
		return WebSite::instance()->send( array_values( $requests ) );
	}
}
