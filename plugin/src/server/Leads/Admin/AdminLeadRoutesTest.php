<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Delivery\LeadRetry;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Leads\Store\LeadNotes;
use HvacBlocks\Leads\Store\LeadReference;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Csv\CsvFile;
use HvacBlocks\Testing\AnswerShape;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class AdminLeadRoutesTest extends LeadsTestCase {
	private const PATH = '/hvac-blocks/v1/admin/leads';

	#[Before]
	public function register_routes(): void {
		$forms    = new FormLibrary();
		$view     = new LeadView( $forms, $this->ledger, $this->queue );
		$search   = new LeadSearch( $this->wpdb, $this->tables );
		$page     = new LeadPage( $view, new LeadNotes( $this->wpdb, $this->tables ), $search );
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) );

		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters', 10, 1 );
		self::answer_routes(
			new ListLeadsRoute( $search, $view ),
			new ShowLeadRoute( $this->leads, $page ),
			new RetryLeadRoute( $this->leads, new LeadRetry( $this->leads, $this->queue, $delivery, $this->ledger ), $page ),
			new DeleteLeadRoute( $this->leads, $this->deletion() ),
			new ExportLeadsRoute( new LeadCsv( $search, $view, $forms ) ),
		);
	}

	/** @return iterable<string, array{string, string}> */
	public static function routes(): iterable {
		yield 'list' => array( 'GET', '' );
		yield 'show' => array( 'GET', '/REFERENCE' );
		yield 'retry' => array( 'POST', '/REFERENCE/retry' );
		yield 'delete' => array( 'DELETE', '/REFERENCE' );
		yield 'export' => array( 'GET', '/export' );
	}

	#[DataProvider( 'routes' )]
	public function test_only_administrators_may( string $method, string $path ): void {
		$lead = $this->stored( $this->request() );
		$path = self::PATH . str_replace( 'REFERENCE', $lead->reference, $path );

		foreach ( array( 'anonymous' => 401, 'subscriber' => 403, 'contributor' => 403, 'author' => 403, 'editor' => 403 ) as $role => $status ) {
			$this->as_role( $role );
			$response = $this->rest( $method, $path );

			self::assertSame( $status, $response->get_status(), "$role: $method $path" );
			self::assertStringNotContainsString( 'ana@example.com', (string) wp_json_encode( $response->get_data() ) );
		}

		self::assertNotNull( $this->leads->by_id( $lead->id ) );
		self::assertSame( array(), $this->sent );

		$this->as_role( 'administrator' );
		self::assertSame( 200, $this->rest( $method, $path )->get_status() );
	}

	#[DataProvider( 'routes' )]
	public function test_each_is_registered_with_a_schema( string $method, string $path ): void {
		$options = $this->rest( 'OPTIONS', self::PATH . str_replace( 'REFERENCE', 'HB-2222-2222', $path ) )->get_data();

		self::assertIsArray( $options );
		self::assertIsArray( $options['schema'] ?? null );
		self::assertIsArray( $options['methods'] ?? null );
		self::assertContains( $method, $options['methods'] );
	}

	#[TestWith( array( 'GET', '/HB-2222-2222' ) )]
	#[TestWith( array( 'POST', '/HB-2222-2222/retry' ) )]
	#[TestWith( array( 'DELETE', '/HB-2222-2222' ) )]
	#[TestWith( array( 'GET', '/1' ) )]
	#[TestWith( array( 'GET', "/HB-2222-2222' OR 1=1" ) )]
	public function test_a_lead_that_is_not_there_is_404( string $method, string $path ): void {
		$this->stored( $this->request() );
		$this->as_role( 'administrator' );

		self::assertSame( 404, $this->rest( $method, self::PATH . $path )->get_status() );
	}

	public function test_the_list_is_newest_first_and_in_pages(): void {
		$leads = array( $this->stored( $this->request() ), $this->stored( $this->request() ), $this->stored( $this->request() ) );
		$list  = $this->leads_listed( array( 'per_page' => 2 ) );

		self::assertSame( array( $leads[2]->reference, $leads[1]->reference ), $list['references'] );
		self::assertSame( array( 3, 2 ), array( $list['total'], $list['pages'] ) );
		self::assertSame( array( $leads[0]->reference ), $this->leads_listed( array( 'per_page' => 2, 'page' => 2 ) )['references'] );
		self::assertSame( 'no-store', $this->rest( 'GET', self::PATH )->get_headers()['Cache-Control'] ?? '' );
	}

	/** @param array<string, string> $query */
	#[TestWith( array( array( 'search' => 'nunez' ), 1 ) )]
	#[TestWith( array( array( 'search' => 'ANA NÚÑEZ' ), 1 ) )]
	#[TestWith( array( array( 'search' => 'ana@example' ), 1 ) )]
	#[TestWith( array( array( 'search' => '214-555-0123' ), 2 ) )]
	#[TestWith( array( array( 'search' => 'comfort' ), 1 ) )]
	#[TestWith( array( array( 'search' => '%' ), 0 ) )]
	#[TestWith( array( array( 'search' => '_' ), 0 ) )]
	#[TestWith( array( array( 'search' => "' OR '1'='1" ), 0 ) )]
	#[TestWith( array( array( 'search' => 'nobody' ), 0 ) )]
	#[TestWith( array( array( 'status' => 'quarantined' ), 1 ) )]
	#[TestWith( array( array( 'status' => 'failed' ), 0 ) )]
	#[TestWith( array( array( 'form' => 'contact-dealer', 'status' => 'any' ), 2 ) )]
	#[TestWith( array( array( 'form' => 'newsletter' ), 0 ) )]
	public function test_the_list_is_narrowed( array $query, int $found ): void {
		$this->stored( $this->request( company_id: 'D100' ) );
		$this->stored( $this->request( array( 'firstName' => 'Bob', 'lastName' => 'Fox', 'email' => 'bob@example.com' ), trap: 'x' ) );

		self::assertSame( $found, $this->leads_listed( $query )['total'] );
	}

	/** @param array<string, mixed> $query */
	#[TestWith( array( array( 'status' => 'lost' ) ) )]
	#[TestWith( array( array( 'page' => '0' ) ) )]
	#[TestWith( array( array( 'page' => 'x' ) ) )]
	#[TestWith( array( array( 'per_page' => '1000' ) ) )]
	#[TestWith( array( array( 'search' => array( 'a' ) ) ) )]
	#[TestWith( array( array( 'form' => '../x' ) ) )]
	public function test_a_list_that_cannot_be_is_400( array $query ): void {
		$this->as_role( 'administrator' );

		self::assertSame( 400, $this->rest( 'GET', self::PATH, $query )->get_status() );
	}

	public function test_one_lead_is_shown_whole_and_as_it_was_entered(): void {
		$lead = $this->stored( $this->request( array( 'firstName' => '<img src=x onerror=alert(1)>' ), company_id: 'D100' ) );
		$this->as_role( 'administrator' );
		$data = $this->data( $this->rest( 'GET', self::PATH . "/$lead->reference" ) );

		self::assertTrue( rest_validate_value_from_schema( $data, LeadPage::schema() ) );
		self::assertSame( array(), AnswerShape::differences( $data, LeadPage::schema(), '' ) );
		self::assertIsArray( $data['fields'] );
		self::assertContains( array( 'name' => 'firstName', 'label' => 'First name', 'value' => '<img src=x onerror=alert(1)>' ), $data['fields'] );
		self::assertContains( array( 'name' => 'phone', 'label' => 'Phone number', 'value' => '(214) 555-0123' ), $data['fields'] );
		self::assertSame( array( 'Comfort', 'D100' ), array( $data['dealer'], $data['companyId'] ) );
		self::assertIsArray( $data['consent'] );
		self::assertSame( $lead->consent?->hash, $data['consent']['hash'] );
		self::assertNull( $data['marketing'] );
		self::assertIsArray( $data['ledger'] );
		self::assertCount( 2, $data['ledger'] );
		self::assertIsArray( $data['deliveries'] );
		self::assertCount( 1, $data['deliveries'] );
		self::assertStringNotContainsString( $lead->address_hash, (string) wp_json_encode( $data ) );
	}

	public function test_retry_sends_now_and_says_who_asked(): void {
		$lead = $this->stored( $this->request() );
		$this->delivery()->run( 5 );
		$user = get_userdata( $this->as_role( 'administrator' ) );
		$data = $this->data( $this->rest( 'POST', self::PATH . "/$lead->reference/retry" ) );

		self::assertSame( 'delivered', $data['status'] );
		self::assertIsArray( $data['ledger'] );
		self::assertNotFalse( $user );
		self::assertContains( $user->display_name, array_column( $data['ledger'], 'actor' ) );
		self::assertSame( 409, $this->rest( 'POST', self::PATH . "/$lead->reference/retry" )->get_status() );
		self::assertCount( 1, $this->sent );
	}

	public function test_a_quarantined_lead_is_not_sent_by_a_retry(): void {
		$lead = $this->stored( $this->request( trap: 'x' ) );
		$this->as_role( 'administrator' );

		self::assertSame( 409, $this->rest( 'POST', self::PATH . "/$lead->reference/retry" )->get_status() );
	}

	public function test_deleting_leaves_only_the_ledger(): void {
		$lead = $this->stored( $this->request() );
		$user = $this->as_role( 'administrator' );

		self::assertSame( 200, $this->rest( 'DELETE', self::PATH . "/$lead->reference" )->get_status() );
		self::assertNull( $this->leads->by_id( $lead->id ) );
		self::assertSame( 0, $this->rows( $this->tables->deliveries ) );
		self::assertSame( array( 'accepted', 'consent_given', 'deleted' ), $this->events( $lead ) );
		self::assertStringNotContainsString( 'ana@example.com', (string) wp_json_encode( $this->ledger->of( $lead->id ) ) );
		self::assertSame( get_userdata( $user )->display_name ?? '', $this->ledger->of( $lead->id )[2]['actor'] );
	}

	public function test_nothing_is_written_by_get(): void {
		$lead = $this->stored( $this->request() );
		$this->as_role( 'administrator' );

		self::assertSame( 404, $this->rest( 'GET', self::PATH . "/$lead->reference/retry" )->get_status() );
		self::assertSame( array(), $this->sent );
	}

	public function test_the_export_is_a_file_of_the_filter(): void {
		$this->stored( $this->request() );
		$kept = $this->stored( $this->request( array( 'firstName' => '=HYPERLINK("http://evil.example")' ), trap: 'x' ) );
		$this->as_role( 'administrator' );

		$response = $this->rest( 'GET', self::PATH . '/export', array( 'status' => 'quarantined' ) );
		ob_start();
		$served = apply_filters( 'rest_pre_serve_request', false, $response, new \WP_REST_Request( 'GET', self::PATH . '/export' ), rest_get_server() );
		$lines  = explode( "\r\n", trim( (string) ob_get_clean() ) );

		self::assertTrue( $served );
		self::assertCount( 2, $lines );
		self::assertStringStartsWith( "\xEF\xBB\xBF\"reference\",", $lines[0] );
		self::assertStringContainsString( $kept->reference, $lines[1] );
		self::assertStringContainsString( '"\'=HYPERLINK(""http://evil.example"")"', $lines[1] );
		self::assertStringContainsString( '"(214) 555-0123"', $lines[1] );
		self::assertSame( 'text/csv; charset=UTF-8', $response->get_headers()['Content-Type'] ?? '' );
		self::assertStringStartsWith( 'attachment;', self::header( $response, 'Content-Disposition' ) );
	}

	#[TestWith( array( '=1+1' ) )]
	#[TestWith( array( '+1' ) )]
	#[TestWith( array( '-1' ) )]
	#[TestWith( array( '@SUM(A1)' ) )]
	#[TestWith( array( "\t=1" ) )]
	#[TestWith( array( "\r=1" ) )]
	#[TestWith( array( "\n=1" ) )]
	#[TestWith( array( '＝1' ) )]
	#[TestWith( array( '＋1' ) )]
	#[TestWith( array( '－1' ) )]
	#[TestWith( array( '＠SUM' ) )]
	public function test_no_cell_is_a_formula( string $value ): void {
		self::assertMatchesRegularExpression( '/^"\s*\'/', CsvFile::cell( $value ) );
	}

	public function test_no_part_of_a_cell_is_a_formula_where_another_separator_counts(): void {
		self::assertSame( '"a;\'=cmd|\' /C calc\'!A0"', CsvFile::cell( "a;=cmd|' /C calc'!A0" ) );
		self::assertSame( '"a "" b, c"', CsvFile::cell( 'a " b, c' ) );
		self::assertSame( '"O\'Brien-Smith"', CsvFile::cell( "O'Brien-Smith" ) );
	}

	public function test_an_export_goes_on_beyond_one_batch(): void {
		$lead = $this->stored( $this->request() );
		$this->wpdb->query( 'DELETE FROM ' . $this->tables->leads );

		for ( $i = 0; $i < 501; $i++ ) {
			$this->leads->add( new Lead( 0, LeadReference::random(), wp_generate_uuid4(), $lead->form, '1', $lead->lang, $lead->kind, $lead->source, $lead->brand, '', array( 'city' => "c$i" ), LeadStatus::Accepted, true, '', '', $lead->created, null ) );
		}

		$forms = new FormLibrary();
		$csv   = '';
		( new LeadCsv( new LeadSearch( $this->wpdb, $this->tables ), new LeadView( $forms, $this->ledger, $this->queue ), $forms ) )->export(
			new LeadFilter(),
			static function ( string $piece ) use ( &$csv ): void {
				$csv .= $piece;
			}
		);

		self::assertSame( 502, substr_count( $csv, "\r\n" ) );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array{references: list<mixed>, total: mixed, pages: mixed}
	 */
	private function leads_listed( array $query ): array {
		$this->as_role( 'administrator' );
		$data = $this->data( $this->rest( 'GET', self::PATH, $query ) );
		self::assertIsArray( $data['leads'] );

		return array( 'references' => array_column( $data['leads'], 'reference' ), 'total' => $data['total'], 'pages' => $data['pages'] );
	}

	public function test_a_database_that_refuses_to_delete_deletes_nothing(): void {
		$lead = $this->stored( $this->request() );
		$this->as_role( 'administrator' );
		$this->wpdb->suppress_errors();
		add_filter( 'query', static fn ( string $query ): string => preg_match( '/^DELETE.*hvac_blocks_leads/s', $query ) ? '' : $query );

		$response = $this->rest( 'DELETE', self::PATH . "/$lead->reference" );

		self::assertSame( array( 503, 'hvac_blocks_database_failed' ), array( $response->get_status(), self::data( $response )['code'] ?? '' ) );
		self::assertSame( 'ana@example.com', $this->leads->by_id( $lead->id )?->field( 'email' ) );
		self::assertNotContains( 'deleted', $this->events( $lead ) );
		self::assertCount( 1, $this->queue->of( $lead->id ) );
	}
}
