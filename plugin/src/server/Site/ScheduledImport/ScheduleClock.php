<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use HvacBlocks\Dealers\Admin\DealersScreen;
use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\SiteHealth;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the schedule: each night, on request, and until an interrupted run is finished. Site Health reports several failures in a row.
 *
 * @phpstan-import-type HealthResult from SiteHealth
 */
final readonly class ScheduleClock implements Feature {
	public const HOOK = 'hvac_blocks_scheduled_import';
	/** The action with which other code starts the import. */
	public const ASKED = 'hvac_blocks_import_dealers';

	/** A site with one PHP worker answers no other request during this time. */
	private const SECONDS = 20.0;

	private const FAILURES = 2;

	public function __construct( private ScheduledImport $import, private string $plugin ) {}

	public function boot(): void {
		add_action( self::HOOK, Attempt::of( fn () => $this->run( false ) ) );
		add_action( self::ASKED, Attempt::of( fn () => $this->run( true ) ) );
		add_filter( 'site_status_tests', $this->add_test( ... ) );
		add_action( "activate_$this->plugin", static fn () => self::start(), 20 );
		add_action( "deactivate_$this->plugin", static fn () => self::stop() );
	}

	/** Hourly from the chosen time, to catch up on runs that were missed or interrupted. */
	public static function start(): void {
		$schedule = ImportSchedule::stored();
		self::stop();

		if ( true === $schedule?->nightly ) {
			wp_schedule_event( $schedule->last_moment() + DAY_IN_SECONDS, 'hourly', self::HOOK );
		}
	}

	public static function stop(): void {
		wp_unschedule_hook( self::HOOK );
	}

	private function run( bool $is_asked ): void {
		$this->import->run( self::SECONDS, $is_asked );

		if ( ScheduleState::read()->is_running && false === wp_next_scheduled( self::HOOK, array( 'rest' ) ) ) {
			wp_schedule_single_event( time() + 5, self::HOOK, array( 'rest' ) );
		}
	}

	/** @return HealthResult */
	public function health(): array {
		$state = ScheduleState::read();

		if ( $state->failures < self::FAILURES ) {
			return SiteHealth::result( 'scheduled_import', 'good', __( 'Dealers are imported as scheduled', 'hvac-blocks' ), array( __( 'The scheduled import did not fail several times in a row.', 'hvac-blocks' ) ) );
		}

		/* translators: %s: a number. */
		$label = sprintf( _n( 'The scheduled import of dealers failed %s time in a row', 'The scheduled import of dealers failed %s times in a row', $state->failures, 'hvac-blocks' ), number_format_i18n( $state->failures ) );

		return SiteHealth::result( 'scheduled_import', 'critical', $label, array_values( array_filter( array( $state->problem, __( 'Visitors see the dealers of the last import that worked.', 'hvac-blocks' ) ) ) ), add_query_arg( 'view', 'schedule', DealersScreen::get()->url() ), __( 'Check the schedule', 'hvac-blocks' ) );
	}

	/** @return array<array-key, mixed> */
	private function add_test( mixed $tests ): array {
		return SiteHealth::with_tests( $tests, true === ImportSchedule::stored()?->nightly ? array( 'scheduled_import' => array( __( 'Scheduled import of dealers', 'hvac-blocks' ), $this->health( ... ) ) ) : array() );
	}
}
