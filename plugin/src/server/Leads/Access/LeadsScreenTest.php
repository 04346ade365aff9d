<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Access;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Admin\AddNoteRoute;
use HvacBlocks\Leads\Admin\BulkSelection;
use HvacBlocks\Leads\Admin\DeleteLeadsRoute;
use HvacBlocks\Leads\Admin\DeleteNoteRoute;
use HvacBlocks\Leads\Admin\ExportLeadsRoute;
use HvacBlocks\Leads\Admin\FindLeadDealersRoute;
use HvacBlocks\Leads\Admin\LeadCsv;
use HvacBlocks\Leads\Admin\LeadPage;
use HvacBlocks\Leads\Admin\LeadReport;
use HvacBlocks\Leads\Admin\LeadView;
use HvacBlocks\Leads\Admin\ListLeadsRoute;
use HvacBlocks\Leads\Admin\ResendLeadRoute;
use HvacBlocks\Leads\Admin\RetryLeadsRoute;
use HvacBlocks\Leads\Admin\SaveLeadAccessRoute;
use HvacBlocks\Leads\Admin\ShowLeadAccessRoute;
use HvacBlocks\Leads\Admin\ShowLeadColumnsRoute;
use HvacBlocks\Leads\Admin\ShowLeadReportRoute;
use HvacBlocks\Leads\Admin\ShowLeadRoute;
use HvacBlocks\Leads\Delivery\LeadRelease;
use HvacBlocks\Leads\Delivery\LeadRetry;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Destinations\MailLeadDestination;
use HvacBlocks\Leads\Intake\LeadCounter;
use HvacBlocks\Leads\Privacy\LeadAnonymiser;
use HvacBlocks\Leads\Statistics\CountFormOpenRoute;
use HvacBlocks\Leads\Statistics\CountGuard;
use HvacBlocks\Leads\Statistics\CountTables;
use HvacBlocks\Leads\Statistics\DailyCounts;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadColumns;
use HvacBlocks\Leads\Store\LeadDays;
use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Leads\Store\LeadNotes;
use HvacBlocks\Leads\Store\LeadOrder;
use HvacBlocks\Leads\Store\LeadReference;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Leads\Store\LedgerDetail;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Rest\ClientAddress;
use HvacBlocks\Platform\Rest\RateLimiter;
use HvacBlocks\Platform\State\TableState;
use HvacBlocks\Testing\LeadPlans;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** What the admin screen of leads requests, apart from one lead and its delivery. */
final class LeadsScreenTest extends LeadsTestCase {
	use LeadPlans;

	private const ADMIN = '/hvac-blocks/v1/admin';
	private const PATH  = self::ADMIN . '/leads';

	private LeadCounter $counter;

	#[Before]
	public function register_routes(): void {
		$forms    = new FormLibrary();
		$view     = new LeadView( $forms, $this->ledger, $this->queue );
		$search   = new LeadSearch( $this->wpdb, $this->tables );
		$notes    = new LeadNotes( $this->wpdb, $this->tables );
		$page     = new LeadPage( $view, $notes, $search );
		$many     = new BulkSelection( $this->leads, $search );
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) );
		$retry    = new LeadRetry( $this->leads, $this->queue, $delivery, $this->ledger );
		$csv      = new LeadCsv( $search, $view, $forms );
		$counts   = new DailyCounts( $this->wpdb );

		$this->counter = new LeadCounter( $this->leads, $counts, $this->settings );

		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters', 10, 1 );
		self::answer_routes(
			new ListLeadsRoute( $search, $view ),
			new ShowLeadRoute( $this->leads, $page ),
			new RetryLeadsRoute( $many, $retry ),
			new DeleteLeadsRoute( $many, $this->deletion() ),
			new ResendLeadRoute( $this->leads, new MailLeadDestination( $this->settings, $forms ), $this->ledger, $page ),
			new AddNoteRoute( $this->leads, $notes ),
			new DeleteNoteRoute( $this->leads, $notes ),
			new ExportLeadsRoute( $csv ),
			new ShowLeadColumnsRoute( $csv ),
			new FindLeadDealersRoute( $search ),
			new ShowLeadReportRoute( new LeadDays( $this->wpdb, $this->tables ), new LeadReport( $this->wpdb ), $search, $this->settings ),
			new ShowLeadAccessRoute( new LeadRoles() ),
			new SaveLeadAccessRoute( new LeadRoles() ),
			new CountFormOpenRoute( $forms, $counts, $this->settings, new CountGuard( new RateLimiter( new TableState( $this->wpdb ) ), new ClientAddress( $this->settings ) ) ),
		);
	}

	/** @return iterable<string, array{string, string, array<string, mixed>, bool, int}> method, path, data sent, whether viewers may, the response */
	public static function routes(): iterable {
		yield 'list' => array( 'GET', '/leads', array(), true, 200 );
		yield 'one' => array( 'GET', '/leads/REFERENCE', array(), true, 200 );
		yield 'dealers' => array( 'GET', '/lead-dealers', array(), true, 200 );
		yield 'report' => array( 'GET', '/lead-report', array(), true, 200 );
		yield 'columns' => array( 'GET', '/lead-columns', array(), false, 200 );
		yield 'export' => array( 'GET', '/leads/export', array(), false, 200 );
		yield 'retry' => array( 'POST', '/leads/retry', array( 'references' => array( 'REFERENCE' ) ), false, 200 );
		yield 'delete' => array( 'DELETE', '/leads', array( 'references' => array( 'REFERENCE' ) ), false, 200 );
		yield 'resend' => array( 'POST', '/leads/REFERENCE/resend', array( 'email' => 'dealer@example.com' ), false, 200 );
		yield 'note' => array( 'POST', '/leads/REFERENCE/notes', array( 'note' => 'Called.' ), false, 201 );
		yield 'note deleted' => array( 'DELETE', '/leads/REFERENCE/notes/1', array(), false, 404 );
		yield 'access' => array( 'GET', '/lead-access', array(), false, 200 );
		yield 'access saved' => array( 'PUT', '/lead-access', array( 'role' => 'editor', 'access' => 'none' ), false, 200 );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'routes' )]
	public function test_viewers_see_and_change_nothing( string $method, string $path, array $sent, bool $may_view, int $status ): void {
		$lead = $this->stored( $this->request() );
		$sent = json_decode( str_replace( 'REFERENCE', $lead->reference, (string) wp_json_encode( $sent ) ), true );
		$path = self::ADMIN . str_replace( 'REFERENCE', $lead->reference, $path );
		self::assertIsArray( $sent );
		/** @var array<string, mixed> $body */
		$body = $sent;

		foreach ( array( 'anonymous' => 401, 'editor' => 403 ) as $role => $refused ) {
			$this->as_role( $role );
			self::assertSame( $refused, $this->rest( $method, $path, $body )->get_status(), $role );
		}

		$this->as_viewer();
		self::assertSame( $may_view ? 200 : 403, $this->rest( $method, $path, $body )->get_status() );
		self::assertNotNull( $this->leads->by_id( $lead->id ) );
		self::assertSame( array(), $this->mails() );

		$this->as_role( 'administrator' );
		self::assertSame( $status, $this->rest( $method, $path, $body )->get_status() );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'routes' )]
	public function test_each_is_registered_with_a_schema( string $method, string $path, array $sent ): void {
		$options = $this->rest( 'OPTIONS', self::ADMIN . str_replace( 'REFERENCE', 'HB-2222-2222', $path ) )->get_data();

		self::assertIsArray( $options );
		self::assertIsArray( $options['schema'] ?? null );
		self::assertIsArray( $options['methods'] ?? null );
		self::assertContains( $method, $options['methods'] );
	}

	/** @param array<string, mixed> $sent */
	#[TestWith( array( 'GET', '/leads', array( 'state' => 'texas' ) ) )]
	#[TestWith( array( 'GET', '/leads', array( 'from' => '2026-13-01' ) ) )]
	#[TestWith( array( 'GET', '/leads', array( 'lang' => 'de' ) ) )]
	#[TestWith( array( 'GET', '/leads', array( 'orderby' => 'id; DROP TABLE x' ) ) )]
	#[TestWith( array( 'GET', '/leads/export', array( 'columns' => 'a.b' ) ) )]
	#[TestWith( array( 'GET', '/lead-report', array( 'from' => '2026-02-30', 'to' => '2026-03-01' ) ) )]
	#[TestWith( array( 'GET', '/lead-dealers', array( 'search' => array( 'x' ) ) ) )]
	#[TestWith( array( 'POST', '/leads/retry', array() ) )]
	#[TestWith( array( 'DELETE', '/leads', array( 'references' => 'x', 'all' => 'perhaps' ) ) )]
	#[TestWith( array( 'PUT', '/lead-access', array( 'role' => 'editor', 'access' => 'everything' ) ) )]
	public function test_what_cannot_be_is_400( string $method, string $path, array $sent ): void {
		$lead = $this->stored( $this->request() );
		$this->as_role( 'administrator' );

		self::assertSame( 400, $this->rest( $method, self::ADMIN . $path, $sent )->get_status() );
		self::assertNotNull( $this->leads->by_id( $lead->id ) );
	}

	/** @param array<string, string> $query */
	#[TestWith( array( array(), 'c b a' ) )]
	#[TestWith( array( array( 'status' => 'any' ), 'c b a' ) )]
	#[TestWith( array( array( 'status' => 'clean' ), 'b a' ) )]
	#[TestWith( array( array( 'status' => 'quarantined' ), 'c' ) )]
	#[TestWith( array( array( 'status' => 'test' ), 'd' ) )]
	#[TestWith( array( array( 'state' => 'QC' ), 'b' ) )]
	#[TestWith( array( array( 'dealer' => 'D100' ), 'a' ) )]
	#[TestWith( array( array( 'lang' => 'fr' ), 'b' ) )]
	#[TestWith( array( array( 'from' => '2026-03-02' ), 'c b' ) )]
	#[TestWith( array( array( 'to' => '2026-03-01' ), 'a' ) )]
	#[TestWith( array( array( 'from' => '2026-03-01', 'to' => '2026-03-02' ), 'c b a' ) )]
	#[TestWith( array( array( 'search' => 'A@EXAMPLE.com' ), 'a' ) )]
	#[TestWith( array( array( 'search' => 'tremblay chloe' ), 'b' ) )]
	#[TestWith( array( array( 'orderby' => 'name', 'order' => 'asc' ), 'c a b' ) )]
	#[TestWith( array( array( 'orderby' => 'name', 'order' => 'desc' ), 'b c a' ) )]
	#[TestWith( array( array( 'orderby' => 'status', 'order' => 'asc', 'status' => 'any' ), 'b a c' ) )]
	#[TestWith( array( array( 'order' => 'asc' ), 'a b c' ) )]
	public function test_the_list_is_narrowed_and_sorted( array $query, string $names ): void {
		// In Chicago the first of March ends at 6 o'clock UTC.
		update_option( 'timezone_string', 'America/Chicago' );
		$this->add( 'a', at: '2026-03-02 05:59:59', company: 'D100', status: LeadStatus::Delivered );
		$this->add( 'b', array( 'firstName' => 'Chloé', 'lastName' => 'Tremblay', 'state' => 'qc' ), '2026-03-02 06:00:00', lang: Language::French );
		$this->add( 'c', at: '2026-03-03 00:00:00', status: LeadStatus::Quarantined );
		$this->add( 'd', at: '2026-03-04 00:00:00', is_test: true );
		$this->as_role( 'administrator' );

		$data  = $this->data( $this->rest( 'GET', self::PATH, $query ) );
		$leads = $data['leads'];
		self::assertIsArray( $leads );
		self::assertSame( $names, implode( ' ', array_map( static fn ( mixed $email ): string => substr( self::text( $email ), 0, 1 ), array_column( $leads, 'email' ) ) ) );
		self::assertSame( substr_count( $names, ' ' ) + 1, $data['total'] );
	}

	public function test_a_whole_reference_is_looked_up_in_any_letters(): void {
		$lead = $this->add( 'a' );
		$this->add( 'b' );
		$this->as_role( 'administrator' );

		self::assertSame( 1, $this->data( $this->rest( 'GET', self::PATH, array( 'search' => strtolower( $lead->reference ) ) ) )['total'] );
	}

	public function test_a_page_that_is_gone_is_the_last(): void {
		$this->add( 'a' );
		$this->add( 'b' );
		$this->as_role( 'administrator' );
		$data = $this->data( $this->rest( 'GET', self::PATH, array( 'page' => 9, 'per_page' => 1 ) ) );

		self::assertSame( array( 2, 2 ), array( $data['page'], $data['pages'] ) );
		self::assertIsArray( $data['leads'] );
		self::assertCount( 1, $data['leads'] );
	}

	/** @param array<string, string> $query */
	#[TestWith( array( array(), 'c', 'a' ) )]
	#[TestWith( array( array( 'order' => 'asc' ), 'a', 'c' ) )]
	#[TestWith( array( array( 'orderby' => 'name', 'order' => 'asc' ), 'c', '' ) )]
	#[TestWith( array( array( 'orderby' => 'form' ), 'c', 'a' ) )]
	#[TestWith( array( array( 'state' => 'TX' ), '', '' ) )]
	public function test_a_lead_knows_those_beside_it_in_its_list( array $query, string $previous, string $next ): void {
		$leads = array(
			''  => '',
			'a' => $this->add( 'a', array( 'firstName' => 'Al', 'state' => 'AK' ), '2026-03-01 00:00:00' )->reference,
			'b' => $this->add( 'b', array( 'firstName' => 'Zoe' ), '2026-03-02 00:00:00' )->reference,
			'c' => $this->add( 'c', array( 'firstName' => 'Cy', 'state' => 'AK' ), '2026-03-02 00:00:00' )->reference,
		);
		$this->as_role( 'administrator' );
		$data = $this->data( $this->rest( 'GET', self::PATH . "/{$leads['b']}", $query ) );

		self::assertSame( array( $leads[ $previous ], $leads[ $next ] ), array( $data['previous'], $data['next'] ) );
	}

	public function test_notes_are_plain_text_and_deleted_by_their_authors_alone(): void {
		$lead = $this->add( 'a' );
		$path = self::PATH . "/{$lead->reference}/notes";
		$this->as_role( 'administrator' );

		self::assertSame( 400, $this->rest( 'POST', $path, array( 'note' => "  \n" ) )->get_status() );
		$notes = self::notes( $this->rest( 'POST', $path, array( 'note' => "Called\n<b>twice</b>" ) ) );
		self::assertSame( array( "Called\ntwice", true ), array( $notes[0]['note'] ?? null, $notes[0]['isOwn'] ?? null ) );
		$id = self::text( $notes[0]['id'] ?? '' );

		$this->as_viewer( LeadAccess::MANAGE );
		self::assertSame( 404, $this->rest( 'DELETE', "$path/$id" )->get_status() );

		$this->as_role( 'administrator' );
		self::assertSame( array(), self::notes( $this->rest( 'DELETE', "$path/$id" ) ) );

		$this->rest( 'POST', $path, array( 'note' => 'Gone with the lead' ) );
		$this->leads->delete( $lead->id );
		self::assertSame( 0, $this->rows( $this->tables->notes ) );
	}

	public function test_a_lead_is_mailed_to_another_address_and_its_deliveries_stay(): void {
		$lead   = $this->stored( $this->request() );
		$before = $this->queue->of( $lead->id );
		$this->as_role( 'administrator' );
		$response = $this->rest( 'POST', self::PATH . "/{$lead->reference}/resend", array( 'email' => ' other@example.com ' ) );

		self::assertSame( 200, $response->get_status() );
		self::assertSame( array( 'other@example.com' ), array_column( $this->mails(), 'to' ) );
		self::assertSame( $before, $this->queue->of( $lead->id ) );
		self::assertSame( array(), $this->sent );

		$lines = $this->ledger->of( $lead->id );
		$line  = end( $lines );
		self::assertNotFalse( $line );
		self::assertSame( array( 'resent', 'other@example.com', 'administrator' ), array( $line['event'], $line['detail'], $line['actor'] ) );
	}

	public function test_the_ledger_never_holds_the_visitors_address(): void {
		$lead = $this->stored( $this->request() );
		$this->as_role( 'administrator' );
		$this->rest( 'POST', self::PATH . "/{$lead->reference}/resend", array( 'email' => 'ANA@example.com' ) );

		self::assertContains( 'resent', $this->events( $lead ) );
		self::assertStringNotContainsStringIgnoringCase( 'ana@', (string) wp_json_encode( $this->ledger->of( $lead->id ) ) );
	}

	#[TestWith( array( '' ) )]
	#[TestWith( array( 'dealer' ) )]
	#[TestWith( array( 'a@example.com, b@example.com' ) )]
	#[TestWith( array( "a@example.com\r\nBcc: b@example.com" ) )]
	public function test_only_one_address_is_mailed_to( string $email ): void {
		$lead = $this->stored( $this->request() );
		$this->as_role( 'administrator' );
		$response = $this->rest( 'POST', self::PATH . "/{$lead->reference}/resend", array( 'email' => $email ) );

		self::assertSame( 400, $response->get_status() );
		self::assertSame( array(), $this->mails() );
	}

	public function test_mail_that_fails_is_said_and_noted(): void {
		$lead = $this->stored( $this->request() );
		$this->as_role( 'administrator' );
		add_filter( 'pre_wp_mail', '__return_false', 20 );

		self::assertSame( 502, $this->rest( 'POST', self::PATH . "/{$lead->reference}/resend", array( 'email' => 'x@example.com' ) )->get_status() );
		self::assertContains( 'resend_failed', $this->events( $lead ) );
	}

	public function test_trials_are_not_mailed(): void {
		$lead = $this->add( 'a', is_test: true );
		$this->as_role( 'administrator' );

		self::assertSame( 409, $this->rest( 'POST', self::PATH . "/{$lead->reference}/resend", array( 'email' => 'x@example.com' ) )->get_status() );
		self::assertSame( array(), $this->mails() );
	}

	public function test_all_that_match_are_deleted_and_no_other(): void {
		$kept = $this->add( 'a', array( 'state' => 'TX' ) );
		$gone = array( $this->add( 'b', array( 'state' => 'AK' ) ), $this->add( 'c', array( 'state' => 'AK' ) ) );
		$this->as_role( 'administrator' );
		$data = $this->data( $this->rest( 'DELETE', self::PATH, array( 'all' => true, 'state' => 'AK' ) ) );

		self::assertSame( array( 2, 0, false ), array( $data['done'], $data['skipped'], $data['more'] ) );
		self::assertNotNull( $this->leads->by_id( $kept->id ) );
		self::assertNull( $this->leads->by_id( $gone[1]->id ) );
		self::assertSame( array( 'deleted' ), $this->events( $gone[1] ) );
	}

	public function test_named_leads_are_tried_again_where_there_is_anything_left(): void {
		$open = $this->stored( $this->request() );
		$done = $this->add( 'b', status: LeadStatus::Delivered );
		$this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::failed( 'refused' ) ) )->run( 5 );
		self::assertSame( LeadStatus::Failed, $this->leads->by_id( $open->id )?->status );
		$this->as_role( 'administrator' );
		$data = $this->data( $this->rest( 'POST', self::PATH . '/retry', array( 'references' => array( $open->reference, $done->reference, 'HB-2222-2222' ) ) ) );

		self::assertSame( array( 1, 2 ), array( $data['done'], $data['skipped'] ) );
		self::assertContains( 'retry_requested', $this->events( $open ) );
		self::assertSame( LeadStatus::Accepted, $this->leads->by_id( $open->id )?->status );
		self::assertNotContains( 'retry_requested', $this->events( $done ) );
	}

	public function test_the_file_has_the_columns_that_are_chosen(): void {
		$this->add( 'a', array( 'lastName' => '=1+1' ) );
		$this->as_role( 'administrator' );
		$response = $this->rest( 'GET', self::PATH . '/export', array( 'columns' => 'lastName,reference,unknown' ) );
		ob_start();
		apply_filters( 'rest_pre_serve_request', false, $response, new \WP_REST_Request(), rest_get_server() );
		$lines = explode( "\r\n", trim( (string) ob_get_clean(), "\xEF\xBB\xBF\r\n" ) );

		self::assertSame( '"reference","lastName"', $lines[0] );
		self::assertStringEndsWith( ',"\'=1+1"', $lines[1] ?? '' );
		self::assertCount( 2, $lines );
	}

	public function test_dealers_are_found_by_name_or_id(): void {
		$this->add( 'a', company: 'D100' );
		$this->add( 'b', company: 'X9' );
		$this->as_role( 'administrator' );
		$find = fn ( string $search ): mixed => $this->data( $this->rest( 'GET', self::ADMIN . '/lead-dealers', array( 'search' => $search ) ) )['dealers'];

		self::assertSame( array( array( 'id' => 'X9', 'name' => 'Dealer X9' ) ), $find( 'x9' ) );
		self::assertSame( array(), $find( '%' ) );
		self::assertIsArray( $find( 'dealer' ) );
		self::assertCount( 2, $find( 'dealer' ) );
	}

	public function test_leads_are_reported_by_day_of_the_site_and_form(): void {
		update_option( 'timezone_string', 'America/Chicago' );
		// The clocks change at 8 o'clock UTC on March 8, 2026: the 8th is UTC 06:00 to 05:00.
		$this->add( 'a', at: '2026-03-08 05:59:59' );
		$this->add( 'b', at: '2026-03-08 06:00:00' );
		$this->add( 'c', at: '2026-03-09 04:59:59', form: 'newsletter' );
		$this->add( 'd', at: '2026-03-09 05:00:00' );
		$this->add( 'e', at: '2026-03-08 12:00:00', status: LeadStatus::Quarantined );
		$this->add( 'f', at: '2026-03-08 12:00:00', is_test: true );
		$this->as_viewer();
		$data = $this->data( $this->rest( 'GET', self::ADMIN . '/lead-report', array( 'from' => '2026-03-08', 'to' => '2026-03-09' ) ) );

		self::assertSame( '[{"day":"2026-03-08","counts":{"contact-dealer":1,"newsletter":1}},{"day":"2026-03-09","counts":{"contact-dealer":1}}]', wp_json_encode( $data['days'] ) );
		self::assertSame( array( 3, 1 ), array( $data['total'], $data['before'] ) );
		self::assertSame( array( 'contact-dealer', 'newsletter' ), $data['forms'] );
	}

	public function test_a_day_that_is_over_is_counted_once_and_again_after_each_change(): void {
		update_option( 'timezone_string', 'America/Chicago' );
		$this->as_role( 'administrator' );
		$this->add( 'a', at: '2026-03-08 06:00:00' );
		$gone   = $this->add( 'b', at: '2026-03-08 12:00:00' );
		$spam   = $this->add( 'c', at: '2026-03-08 12:00:00', status: LeadStatus::Quarantined );
		$old    = $this->add( 'd', at: '2026-03-08 03:00:00' );
		$report = fn (): string => (string) wp_json_encode( array_map( array_sum( ... ), array_column( array_map( static fn ( mixed $day ): array => array( 'counts' => (array) ( (array) $day )['counts'] ), (array) $this->data( $this->rest( 'GET', self::ADMIN . '/lead-report', array( 'from' => '2026-03-06', 'to' => '2026-03-08' ) ) )['days'] ), 'counts' ) ) );
		$scans  = function () use ( $report ): int {
			$before = $this->wpdb->num_queries;
			$report();

			return $this->wpdb->num_queries - $before;
		};

		self::assertSame( '[0,1,2]', $report() );
		$kept = $scans();

		// Kept, until something changes it.
		$this->add( 'e', at: '2026-03-08 13:00:00' );
		self::assertSame( '[0,1,2]', $report() );
		self::assertSame( 200, $this->rest( 'DELETE', self::PATH, array( 'references' => array( $gone->reference ) ) )->get_status() );
		self::assertGreaterThan( $kept, $scans() );
		self::assertSame( '[0,1,2]', $report() );
		self::assertSame( $kept, $scans() );

		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) );
		self::assertTrue( ( new LeadRelease( $this->leads, $this->queue, $delivery, $this->ledger, new Transaction( $this->wpdb ) ) )->release( $spam, 0 ) );
		self::assertSame( '[0,1,3]', $report() );

		// Anonymized at midnight UTC, which is the evening before in Chicago.
		$anonymiser = new LeadAnonymiser( $this->wpdb, $this->tables, $this->leads, $this->ledger, $this->queue, new Transaction( $this->wpdb ) );
		self::assertTrue( $anonymiser->anonymise( $this->leads->by_id( $spam->id ) ?? $spam, LedgerDetail::Retention ) );
		self::assertSame( '[0,2,2]', $report() );
		$anonymiser->delete( $old, LedgerDetail::Retention );
		self::assertSame( '[0,1,2]', $report() );

		// Another time zone has other days.
		update_option( 'timezone_string', 'Pacific/Auckland' );
		self::assertSame( '[0,0,2]', $report() );
		update_option( 'timezone_string', 'America/Chicago' );
		self::assertSame( '[0,1,2]', $report() );
	}

	public function test_what_cannot_be_kept_is_counted_all_the_same(): void {
		$this->add( 'a', at: '2026-03-08 12:00:00' );
		$this->as_viewer();
		add_filter( 'query', static fn ( string $query ): string => 'START TRANSACTION' === $query ? '' : $query );

		self::assertSame( 1, $this->data( $this->rest( 'GET', self::ADMIN . '/lead-report', array( 'from' => '2026-03-08', 'to' => '2026-03-08' ) ) )['total'] );
	}

	public function test_only_the_first_are_counted_and_only_the_newest_searched_for_a_text(): void {
		foreach ( array( 'a' => '2026-03-01', 'b' => '2026-03-02', 'c' => '2026-03-03', 'd' => '2026-03-04' ) as $name => $day ) {
			$this->add( $name, array( 'phone' => 'a' === $name ? '1 (972) 555-0199' : '(214) 555-0123' ), at: "$day 12:00:00" );
		}

		$forms  = new FormLibrary();
		$search = new LeadSearch( $this->wpdb, $this->tables, 3 );
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters', 10, 1 );
		self::answer_routes( new ListLeadsRoute( $search, new LeadView( $forms, $this->ledger, $this->queue ) ) );
		$this->as_viewer();
		$list = function ( array $query ): array {
			/** @var array<string, mixed> $query */
			$data = $this->data( $this->rest( 'GET', self::PATH, $query ) );

			return array( $data['total'], $data['more'], $data['searchedSince'], array_column( is_array( $data['leads'] ) ? $data['leads'] : array(), 'email' ) );
		};

		self::assertSame( array( 3, true, '', array( 'b@example.com' ) ), $list( array( 'per_page' => 2, 'page' => 9 ) ) );
		self::assertSame( array( 3, false, '', array( 'c@example.com', 'b@example.com', 'a@example.com' ) ), $list( array( 'to' => '2026-03-03' ) ) );
		self::assertSame( array( 3, false, '2026-03-02T12:00:00Z', array( 'b@example.com' ) ), $list( array( 'search' => 'nunez', 'per_page' => 2, 'page' => 2 ) ) );
		self::assertSame( array( 0, false, '2026-03-02T12:00:00Z', array() ), $list( array( 'search' => '555019' . '9 extra' ) ) );
		self::assertSame( array( 1, false, '', array( 'a@example.com' ) ), $list( array( 'search' => '972.555.0199' ) ) );
		self::assertSame( array( 1, false, '', array( 'a@example.com' ) ), $list( array( 'search' => 'A@example.com' ) ) );
		self::assertSame( array( 3, false, '', array( 'c@example.com', 'b@example.com', 'a@example.com' ) ), $list( array( 'search' => 'nunez', 'to' => '2026-03-03' ) ) );

		// Sorted by name, only the newest: without the first.
		self::assertSame( array( 3, true, '2026-03-02T12:00:00Z', array( 'd@example.com', 'c@example.com', 'b@example.com' ) ), $list( array( 'orderby' => 'name', 'order' => 'asc' ) ) );
		self::assertSame( array( 3, false, '', array( 'c@example.com', 'b@example.com', 'a@example.com' ) ), $list( array( 'orderby' => 'status', 'to' => '2026-03-03' ) ) );

		// The lead before and after, among those that were searched.
		$second = $this->leads->by_id( (int) $this->wpdb->get_var( "SELECT id FROM {$this->tables->leads} WHERE email = 'b@example.com'" ) ); // phpcs:ignore WordPress.DB -- our table.
		self::assertNotNull( $second );
		self::assertSame( '', $search->beside( $second, new LeadFilter( 'nunez' ), LeadOrder::Date, true, after: true ) );
		self::assertNotSame( '', $search->beside( $second, new LeadFilter( 'nunez' ), LeadOrder::Date, true, after: false ) );
	}

	public function test_the_funnel_counts_searches_forms_begun_and_leads_stored(): void {
		$counts = new DailyCounts( $this->wpdb );
		$counts->add( 'search_found', '75024' );
		$counts->add( 'search_nowhere' );
		$open = fn ( string $form, string $site = 'same-origin' ): int => $this->rest( 'POST', '/hvac-blocks/v1/form-opens', array( 'form' => $form ), array( 'Sec-Fetch-Site' => $site ) )->get_status();

		self::assertSame( 204, $open( 'contact-dealer' ) );
		self::assertSame( 204, $open( 'no-such-form' ) );
		self::assertSame( 403, $open( 'contact-dealer', 'cross-site' ) );

		$this->counter->count( $this->stored( $this->request( company_id: 'D100' ) )->id );
		$this->counter->count( $this->add( 'a', is_test: true )->id );
		$this->counter->count( $this->add( 'b', status: LeadStatus::Quarantined )->id );

		$this->as_role( 'administrator' );
		self::assertSame( array( 'searches' => 2, 'opens' => 1, 'successes' => 1 ), $this->data( $this->rest( 'GET', self::ADMIN . '/lead-report' ) )['funnel'] );
		self::assertSame( '1', (string) $this->wpdb->get_var( (string) $this->wpdb->prepare( "SELECT total FROM %i WHERE event = 'form_success' AND subject = 'contact-dealer' AND dealer = 'D100'", CountTables::name( $this->wpdb ) ) ) );
	}

	public function test_forms_are_counted_twenty_times_a_minute(): void {
		$codes = array();

		for ( $i = 0; $i < 21; $i++ ) {
			$codes[] = $this->rest( 'POST', '/hvac-blocks/v1/form-opens', array( 'form' => 'contact-dealer' ) )->get_status();
		}

		self::assertSame( array( 204, 429 ), array( $codes[19], $codes[20] ) );
		self::assertSame( 400, $this->rest( 'POST', '/hvac-blocks/v1/form-opens', array( 'form' => array() ) )->get_status() );
	}

	public function test_a_role_is_given_and_taken_its_access(): void {
		$this->as_role( 'administrator' );
		$save   = fn ( string $role, string $access ): int => $this->rest( 'PUT', self::ADMIN . '/lead-access', array( 'role' => $role, 'access' => $access ) )->get_status();

		try {
			self::assertSame( 200, $save( 'editor', 'view' ) );
			self::assertSame( array( true, false ), self::editor_may() );
			self::assertSame( 200, $save( 'editor', 'manage' ) );
			self::assertSame( array( true, true ), self::editor_may() );
			self::assertSame( 404, $save( 'administrator', 'none' ) );
			self::assertSame( 404, $save( 'nobody', 'view' ) );

			// Uninstalling removes them.
			( new LeadCapabilities() )->drop();
			self::assertSame( array( false, false ), self::editor_may() );
			self::assertArrayNotHasKey( LeadAccess::VIEW, wp_roles()->get_role( 'administrator' )->capabilities ?? array() );

			// A revoked capability stays revoked; a site that never had it receives it.
			( new LeadCapabilities() )->install();
			self::assertArrayHasKey( LeadAccess::MANAGE, wp_roles()->get_role( 'administrator' )->capabilities ?? array() );
			get_role( 'administrator' )?->remove_cap( LeadAccess::MANAGE );
			( new LeadCapabilities() )->install();
			self::assertArrayNotHasKey( LeadAccess::MANAGE, wp_roles()->get_role( 'administrator' )->capabilities ?? array() );
		} finally {
			// The roles stay in memory after the test.
			get_role( 'administrator' )?->add_cap( LeadAccess::VIEW );
			get_role( 'administrator' )?->add_cap( LeadAccess::MANAGE );
		}
	}

	public function test_leads_from_before_get_their_columns(): void {
		$lead = $this->add( 'a', array( 'state' => 'QC' ) );
		$this->wpdb->query( (string) $this->wpdb->prepare( "UPDATE %i SET name = NULL, phone = NULL, region = '', email = ''", $this->tables->leads ) );
		wp_unschedule_hook( LeadColumns::HOOK );
		LeadColumns::schedule( $this->wpdb, $this->tables );
		self::assertNotFalse( wp_next_scheduled( LeadColumns::HOOK ) );

		$filling = new LeadColumns( $this->wpdb, $this->tables );
		self::assertSame( 1, $filling->run() );
		self::assertSame( 0, $filling->run() );
		$row = $this->wpdb->get_row( (string) $this->wpdb->prepare( 'SELECT name, phone, region, email FROM %i WHERE id = %d', $this->tables->leads, $lead->id ), ARRAY_A );
		self::assertSame( array( 'name' => 'Ana Núñez', 'phone' => '2145550123', 'region' => 'QC', 'email' => 'a@example.com' ), $row );
	}

	/**
	 * Every list query of MariaDB uses an index, and nothing is sorted in date order.
	 *
	 * @param array{search?: string, form?: string} $filter
	 */
	#[TestWith( array( array(), LeadOrder::Date, 'by_date', false ) )]
	#[TestWith( array( array( 'search' => 'p7@example.com' ), LeadOrder::Date, '', true ) )]
	#[TestWith( array( array( 'form' => 'newsletter' ), LeadOrder::Date, 'by_form', false ) )]
	#[TestWith( array( array( 'region' => 'TX' ), LeadOrder::Date, 'by_region', false ) )]
	#[TestWith( array( array( 'dealer' => 'D7' ), LeadOrder::Date, 'by_dealer', false ) )]
	#[TestWith( array( array( 'lang' => 'fr' ), LeadOrder::Date, 'by_lang', false ) )]
	#[TestWith( array( array( 'status' => LeadStatus::Failed ), LeadOrder::Date, 'by_status', false ) )]
	#[TestWith( array( array(), LeadOrder::Name, 'by_name', true ) )]
	#[TestWith( array( array(), LeadOrder::Form, 'by_form', true ) )]
	public function test_lists_are_read_from_an_index( array $filter, LeadOrder $order, string $index, bool $sorts ): void {
		self::need_mariadb();
		$this->fill();
		$plan = $this->plan( 'SELECT id', fn (): mixed => ( new LeadSearch( $this->wpdb, $this->tables ) )->page( new LeadFilter( ...$filter, quarantined: false ), $order, true, 20 ) );
		$last = end( $plan );
		self::assertNotFalse( $last );
		self::assertNotSame( '', self::text( $last['key'] ?? '' ), (string) wp_json_encode( $plan ) );

		if ( '' !== $index ) {
			self::assertSame( $index, $last['key'] );
			self::assertStringContainsString( 'Using index', self::text( $last['Extra'] ) );
		}
		if ( ! $sorts ) {
			self::assertStringNotContainsString( 'filesort', (string) wp_json_encode( $plan ) );
		}
	}

	/** @param array<string, string> $fields instead of the valid ones */
	private function add( string $name, array $fields = array(), string $at = '2026-03-02 12:00:00', string $company = '', LeadStatus $status = LeadStatus::Accepted, Language $lang = Language::English, string $form = 'contact-dealer', bool $is_test = false ): Lead {
		$id = $this->leads->add(
			new Lead(
				id: 0,
				reference: LeadReference::random(),
				idempotency_key: wp_generate_uuid4(),
				form: $form,
				form_version: '1',
				lang: $lang,
				kind: 'CONTACT_DEALER',
				source: 'dealer_locator',
				brand: 'TRANE',
				company_id: $company,
				fields: array( ...self::fields(), 'email' => "$name@example.com", ...$fields ),
				status: $status,
				verified: true,
				page_url: '',
				address_hash: '',
				created: $at,
				consent: null,
				dealer_name: '' === $company ? '' : "Dealer $company",
				is_test: $is_test,
			)
		);
		$lead = null === $id ? null : $this->leads->by_id( $id );
		self::assertNotNull( $lead );

		return $lead;
	}

	/** An editor who may see leads and has other given capabilities. */
	private function as_viewer( string ...$more ): void {
		$this->as_role( 'editor' );

		foreach ( array( LeadAccess::VIEW, ...$more ) as $capability ) {
			wp_get_current_user()->add_cap( $capability );
		}
	}

	/** @return array{bool, bool} */
	private static function editor_may(): array {
		$has = wp_roles()->get_role( 'editor' )->capabilities ?? array();

		return array( ! empty( $has[ LeadAccess::VIEW ] ), ! empty( $has[ LeadAccess::MANAGE ] ) );
	}

	/** @return list<array<array-key, mixed>> */
	private static function notes( WP_REST_Response $response ): array {
		$notes = self::data( $response )['notes'] ?? null;
		self::assertIsArray( $notes );

		return array_values( array_filter( $notes, is_array( ... ) ) );
	}
}
