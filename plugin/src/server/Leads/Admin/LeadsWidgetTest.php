<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Statistics\DailyCounts;
use HvacBlocks\Leads\Statistics\ReportPeriod;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadDays;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Testing\LeadPlans;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class LeadsWidgetTest extends LeadsTestCase {
	use LeadPlans;

	#[Before]
	public function open_dashboard(): void {
		foreach ( array( 'class-wp-screen', 'screen', 'template', 'post', 'dashboard' ) as $file ) {
			require_once ABSPATH . "wp-admin/includes/$file.php";
		}

		remove_all_actions( 'wp_dashboard_setup' );
		wp_styles()->add( 'dashboard', '/dashboard.css' );
		set_current_screen( 'dashboard' );
		$GLOBALS['wp_meta_boxes'] = array();
	}

	#[After]
	public function close_dashboard(): void {
		unset( $GLOBALS['current_screen'], $GLOBALS['wp_meta_boxes'] );
	}

	/** @param 'administrator'|'editor'|'subscriber' $role */
	#[DataProvider( 'roles' )]
	public function test_only_those_who_may_see_leads_have_it( string $role, bool $shown ): void {
		$this->as_role( $role );

		self::assertSame( $shown, '' !== $this->widget() );
	}

	/** @return array<string, array{string, bool}> */
	public static function roles(): array {
		return array(
			'an administrator' => array( 'administrator', true ),
			'an editor'        => array( 'editor', false ),
			'a subscriber'     => array( 'subscriber', false ),
		);
	}

	public function test_a_site_without_leads_is_told_what_to_do(): void {
		$this->as_role( 'administrator' );
		$widget = $this->widget();

		self::assertStringContainsString( 'No leads yet.', $widget );
		self::assertStringContainsString( 'page=hvac-blocks-setup"', $widget );
		self::assertStringNotContainsString( '<table', $widget );
	}

	public function test_it_counts_by_form_and_period_and_compares(): void {
		$this->as_role( 'administrator' );

		foreach ( array( 0, 6, 7, 13, 14, 29, 30, 59, 60 ) as $days ) {
			$this->came( $days );
		}

		$this->came( 2, 'newsletter' );
		$widget = $this->widget();

		self::assertSame( array( '2', '2', '6', '2' ), self::counts( $widget, ( new FormLibrary() )->get( 'contact-dealer' )->title() ) );
		self::assertSame( array( '1', '0', '1', '0' ), self::counts( $widget, ( new FormLibrary() )->get( 'newsletter' )->title() ) );
		self::assertSame( array( '3', '2', '7', '2' ), self::counts( $widget, 'All forms' ) );
	}

	public function test_days_are_those_of_the_sites_time_zone(): void {
		$this->as_role( 'administrator' );
		update_option( 'timezone_string', 'Pacific/Honolulu' );

		// The first second of the seventh day in that time zone, and the last of the eighth.
		$begins = ( new \DateTimeImmutable( ReportPeriod::shifted( DailyCounts::today(), -6 ), wp_timezone() ) )->getTimestamp();
		$this->created_at( $this->stored( $this->request() ), $begins );
		$this->created_at( $this->stored( $this->request() ), $begins - 1 );

		self::assertSame( array( '1', '1', '2', '0' ), self::counts( $this->widget(), 'All forms' ) );
	}

	public function test_neither_trials_nor_quarantine_count(): void {
		$this->as_role( 'administrator' );
		$this->stored( $this->request() );
		$this->stored( $this->request( trap: 'filled' ) );
		$this->wpdb->update( $this->tables->leads, array( 'is_test' => 1 ), array( 'id' => $this->stored( $this->request( array( 'firstName' => 'Trial' ) ) )->id ) );
		$widget = $this->widget();

		self::assertSame( array( '1', '0', '1', '0' ), self::counts( $widget, 'All forms' ) );
		self::assertSame( 1, substr_count( $widget, 'lead=' ) );
		self::assertStringContainsString( 'status=quarantined">1 lead looks like spam and was not delivered</a>', $widget );
	}

	public function test_it_says_what_failed_and_what_is_retried(): void {
		$this->as_role( 'administrator' );
		self::assertStringNotContainsString( 'being retried', $this->widget() );

		$this->delivered_with( DeliveryResult::failed( 'No.' ) );
		$this->delivered_with( DeliveryResult::failed( 'No.' ) );
		$this->delivered_with( DeliveryResult::retry( 'Not now.' ) );
		$widget = $this->widget();

		self::assertStringContainsString( 'status=failed">2 leads could not be delivered</a>', $widget );
		self::assertStringContainsString( 'status=accepted">1 lead is being retried</a>', $widget );
	}

	public function test_where_all_is_well_it_says_so(): void {
		$this->as_role( 'administrator' );
		$this->delivered_with( DeliveryResult::delivered( 'taken' ) );

		self::assertStringContainsString( 'No lead has failed or is being retried.', $this->widget() );
	}

	public function test_the_newest_come_first_and_are_escaped(): void {
		$this->as_role( 'administrator' );

		foreach ( array( 'First', 'Bea', 'Cleo', 'Dora', 'Emil' ) as $index => $name ) {
			$this->stored( $this->request( array( 'firstName' => $name ), address: "203.0.113.$index" ) );
		}

		$last   = $this->stored( $this->request( array( 'firstName' => 'Zoe' ) ) );
		// Forms reject such a name; values from the table are escaped all the same.
		$this->wpdb->update( $this->tables->leads, array( 'fields' => (string) wp_json_encode( array( 'firstName' => '<b>Zoe</b>' ) ) ), array( 'id' => $last->id ) );
		$widget = $this->widget();

		self::assertSame( 5, substr_count( $widget, 'lead=' ) );
		self::assertStringNotContainsString( 'First', $widget );
		self::assertStringNotContainsString( '<b>Zoe', $widget );
		self::assertLessThan( strpos( $widget, '>Emil ' ), strpos( $widget, "lead=$last->reference" ) );
	}

	public function test_who_may_not_set_the_plugin_up_is_not_led_there(): void {
		get_role( 'editor' )?->add_cap( LeadAccess::VIEW );
		$this->as_role( 'editor' );

		self::assertStringNotContainsString( 'hvac-blocks-setup', $this->widget() );

		$this->stored( $this->request() );
		$widget = $this->widget();

		self::assertStringContainsString( 'view=statistics', $widget );
		self::assertStringNotContainsString( 'hvac-blocks-report', $widget );
		get_role( 'editor' )?->remove_cap( LeadAccess::VIEW );
	}

	public function test_a_database_that_fails_is_not_a_site_without_leads(): void {
		$this->as_role( 'administrator' );
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'hvac_blocks_lead' ) ? 'SELECT nothing FROM nowhere' : $query );
		$widget = $this->widget();

		self::assertStringContainsString( 'could not be read', $widget );
		self::assertStringNotContainsString( 'No leads yet', $widget );
	}

	public function test_a_form_that_is_gone_is_counted(): void {
		$this->as_role( 'administrator' );
		$this->came( 2, 'no-such-form' );

		self::assertSame( array( '1', '0', '1', '0' ), self::counts( $this->widget(), 'no-such-form' ) );
	}

	public function test_it_reads_no_more_than_it_shows(): void {
		self::need_mariadb();
		// Spread over almost a year.
		$this->fill( time() - 2000 * 4 * HOUR_IN_SECONDS, 4 * HOUR_IN_SECONDS );
		$this->wpdb->query( "ANALYZE TABLE {$this->tables->leads}" ); // phpcs:ignore WordPress.DB -- our table.
		wp_cache_flush_group( 'hvac-blocks-leads' );
		$overview = new LeadOverview( $this->wpdb, $this->tables, new LeadDays( $this->wpdb, $this->tables ) );
		$plan     = (string) wp_json_encode( $this->plan( "SELECT 'failed' AS name", $overview->read( ... ) ) );

		self::assertStringContainsString( 'by_status', $plan );

		// The days that are over are counted once.
		wp_cache_flush_group( 'hvac-blocks-leads' );
		$today = $this->plan( 'SELECT DATE(', $overview->read( ... ) )[0] ?? array();
		self::assertSame( array( 'range', 'by_date' ), array( $today['type'] ?? '', $today['key'] ?? '' ), (string) wp_json_encode( $today ) );
		self::assertLessThan( 20, (int) self::text( $today['rows'] ?? '' ) );
	}

	public function test_four_queries_are_enough(): void {
		$this->as_role( 'administrator' );
		$this->stored( $this->request() );
		$this->widget();
		wp_cache_flush_group( 'hvac-blocks-leads' );
		$before = $this->wpdb->num_queries;
		$this->widget();
		$first = $this->wpdb->num_queries - $before;
		// An object cache keeps the counts.
		$this->widget( kept: true );

		self::assertLessThanOrEqual( 4, $first );
		self::assertLessThanOrEqual( 1, $this->wpdb->num_queries - $before - $first );
	}

	public function test_it_speaks_the_users_language(): void {
		$this->as_role( 'administrator' );
		switch_to_locale( 'fr_FR' );

		self::assertStringContainsString( 'Aucune demande', $this->widget() );
	}

	/** The dashboard's HTML for it; empty if it is not shown. */
	private function widget( bool $kept = false ): string {
		$kept || wp_cache_flush_group( 'hvac-blocks-leads' );
		$GLOBALS['wp_meta_boxes'] = array();
		remove_all_actions( 'wp_dashboard_setup' );
		( new LeadsWidget( new LeadOverview( $this->wpdb, $this->tables, new LeadDays( $this->wpdb, $this->tables ) ), fn (): LeadSearch => new LeadSearch( $this->wpdb, $this->tables ), new FormLibrary() ) )->boot();
		do_action( 'wp_dashboard_setup' );

		ob_start();
		do_meta_boxes( 'dashboard', 'normal', '' );
		$page = (string) ob_get_clean();

		return str_contains( $page, 'id="' . LeadsWidget::ID . '"' ) ? $page : '';
	}

	/** A lead from this many days ago. */
	private function came( int $days, string $form = 'contact-dealer' ): void {
		$lead = $this->stored( $this->request( address: "203.0.113.$days" ) );

		$this->wpdb->update( $this->tables->leads, array( 'form' => $form ), array( 'id' => $lead->id ) );
		$this->created_at( $lead, ( new \DateTimeImmutable( ReportPeriod::shifted( DailyCounts::today(), -$days ), wp_timezone() ) )->getTimestamp() );
	}

	private function created_at( Lead $lead, int $time ): void {
		$this->wpdb->update( $this->tables->leads, array( 'created' => gmdate( 'Y-m-d H:i:s', $time ) ), array( 'id' => $lead->id ) );
	}

	private function delivered_with( DeliveryResult $result ): void {
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => $result ) );

		$this->stored( $this->request(), $delivery );
		$delivery->run( 5 );
	}

	/** @return list<string> the last 7 days, the 7 before, the last 30 days, the 30 before */
	private static function counts( string $widget, string $form ): array {
		self::assertSame( 1, preg_match( '#<th scope="row">' . preg_quote( esc_html( $form ), '#' ) . '</th>(.*?)</tr>#', $widget, $row ), $form );
		preg_match_all( '/\d+/', (string) preg_replace( '/<[^>]*>/', ' ', $row[1] ?? '' ), $numbers );

		return $numbers[0];
	}
}
