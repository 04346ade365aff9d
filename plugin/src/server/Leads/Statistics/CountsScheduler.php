<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Deletes old counts, once a day. */
final readonly class CountsScheduler implements Feature {
	public const HOOK = 'hvac_blocks_prune_counts';

	public function __construct( private DailyCounts $counts, private Settings $settings ) {}

	public function boot(): void {
		add_action( 'init', self::schedule( ... ) );
		add_action( self::HOOK, Attempt::of( fn () => $this->counts->prune( $this->settings->int( 'search_report_days' ) ) ) );
		add_action( 'deactivate_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' ), static fn () => wp_unschedule_hook( self::HOOK ) );
	}

	private static function schedule(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::HOOK );
		}
	}
}
