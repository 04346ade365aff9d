<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Platform\Rest\ClientAddress;
use HvacBlocks\Platform\Rest\RateLimiter;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\TableState;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** Counting and reporting how far visitors get. */
final class CountStepRouteTest extends TestCase {
	private const ROUTE = '/hvac-blocks/v1/steps';

	protected function setUp(): void {
		$wpdb     = self::wpdb();
		$settings = new Settings();

		( new CountTables( $wpdb ) )->install();
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters' );
		self::answer_routes( new CountStepRoute( new DailyCounts( $wpdb ), $settings, new CountGuard( new RateLimiter( new TableState( $wpdb ) ), new ClientAddress( $settings ) ) ) );
	}

	public function test_it_tells_how_far_visitors_came_in_each_flow_and_what_the_calculator_said(): void {
		foreach ( array( 'wizard_start flow3', 'wizard_step flow3-homeSize', 'wizard_step flow3-issues', 'wizard_step flow3-homeSize', 'wizard_finish flow3', 'wizard_start flow1', 'calculator_result repair' ) as $step ) {
			self::assertSame( 204, $this->step( ...explode( ' ', $step ) ) );
		}

		$today = ReportPeriod::from( new \WP_REST_Request( 'GET' ) );
		self::assertInstanceOf( ReportPeriod::class, $today );
		$told = ( new Steps( self::wpdb() ) )->of( $today );

		self::assertSame( array( 'flow1', 'flow2', 'flow3' ), array_column( $told['wizard'], 'flow' ) );
		self::assertSame( array( 1, 0, 1 ), array_column( $told['wizard'], 'started' ) );
		self::assertSame( array( 0, 0, 1 ), array_column( $told['wizard'], 'finished' ) );
		self::assertSame(
			array(
				array( 'step' => 'homeSize', 'total' => 2 ),
				array( 'step' => 'issues', 'total' => 1 ),
				array( 'step' => 'zipCode', 'total' => 0 ),
			),
			$told['wizard'][2]['steps'] ?? null
		);
		self::assertSame( array( 'replace' => 0, 'repair' => 1 ), $told['calculator'] );
	}

	#[TestWith( array( 'wizard_step', 'flow2-issues' ) )]
	#[TestWith( array( 'wizard_start', 'flow4' ) )]
	#[TestWith( array( 'calculator_result', '<b>75024</b>' ) )]
	public function test_a_step_that_there_is_not_is_no_row( string $event, string $subject ): void {
		self::assertSame( 204, $this->step( $event, $subject ) );
		self::assertSame( array(), self::rows() );
	}

	public function test_another_event_and_another_type_are_refused(): void {
		self::assertSame( 400, $this->step( 'form_success', 'newsletter' ) );
		self::assertSame( 400, $this->rest( 'POST', self::ROUTE, array( 'event' => 'wizard_start', 'subject' => array( 'flow1' ) ) )->get_status() );
		self::assertSame( 400, $this->rest( 'POST', self::ROUTE )->get_status() );
		self::assertSame( array(), self::rows() );
	}

	public function test_a_list_counts_each_of_its_steps_and_a_page_from_a_cache_sends_one(): void {
		self::assertSame( 204, $this->steps( 'wizard_start flow1', 'wizard_step flow1-homeSize', 'wizard_step flow9-homeSize', 'wizard_step', '' ) );
		self::assertSame( 204, $this->step( 'wizard_start', 'flow1' ) );

		self::assertSame( array( 'wizard_start flow1 2', 'wizard_step flow1-homeSize 1' ), self::wpdb()->get_col( "SELECT CONCAT(event, ' ', subject, ' ', total) FROM " . CountTables::name( self::wpdb() ) . ' ORDER BY event' ) );
		self::assertSame( 400, $this->steps() );
		self::assertSame( 400, $this->steps( ...array_fill( 0, 11, 'wizard_start flow1' ) ) );
		self::assertSame( 400, $this->rest( 'POST', self::ROUTE, array( 'steps' => array( array( 'event' => 'wizard_start' ) ) ), array( 'Sec-Fetch-Site' => 'same-origin' ) )->get_status() );
	}

	public function test_each_step_of_a_list_counts_towards_the_limit(): void {
		$statuses = array_map( fn (): int => $this->steps( ...array_fill( 0, 9, 'wizard_start flow1' ) ), range( 1, 6 ) );

		self::assertSame( array( 204 => 4, 429 => 2 ), array_count_values( $statuses ) );
		self::assertSame( 204, $this->steps( ...array_fill( 0, 4, 'wizard_start flow1' ) ) );
		self::assertSame( array( '40' ), self::rows() );
	}

	public function test_other_sites_and_floods_are_not_counted(): void {
		self::assertSame( 403, $this->rest( 'POST', self::ROUTE, array( 'event' => 'wizard_start', 'subject' => 'flow1' ), array( 'Sec-Fetch-Site' => 'cross-site' ) )->get_status() );

		$statuses = array_map( fn (): int => $this->step( 'wizard_start', 'flow1' ), range( 1, 45 ) );
		self::assertSame( array( 204 => 40, 429 => 5 ), array_count_values( $statuses ) );
		self::assertSame( array( '40' ), self::rows() );
	}

	public function test_nothing_is_recorded_while_the_report_is_off(): void {
		update_option( Settings::OPTION, array( 'search_report' => false ) );

		self::assertSame( 204, $this->step( 'wizard_start', 'flow1' ) );
		self::assertSame( array(), self::rows() );
	}

	private function step( string $event, string $subject ): int {
		return $this->rest( 'POST', self::ROUTE, array( 'event' => $event, 'subject' => $subject ), array( 'Sec-Fetch-Site' => 'same-origin' ) )->get_status();
	}

	private function steps( string ...$steps ): int {
		return $this->rest( 'POST', self::ROUTE, array( 'steps' => $steps ), array( 'Sec-Fetch-Site' => 'same-origin' ) )->get_status();
	}

	/** @return list<string> */
	private static function rows(): array {
		return array_values( array_filter( self::wpdb()->get_col( 'SELECT total FROM ' . CountTables::name( self::wpdb() ) ), is_string( ... ) ) );
	}
}
