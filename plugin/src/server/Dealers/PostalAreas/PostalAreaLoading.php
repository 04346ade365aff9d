<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the postal areas in the background, from activation until they are complete.
 *
 * The event recurs and removes itself when all areas are loaded: a single event could be lost, and with it the remaining rows.
 */
final readonly class PostalAreaLoading implements Feature {
	public const HOOK = 'hvac_blocks_load_locations';

	/** A site with one PHP worker answers no other request during this time. */
	private const SECONDS_A_RUN = 3;

	public function __construct( private PostalAreaLoader $loader ) {}

	public function boot(): void {
		add_action( self::HOOK, Attempt::of( $this->run( ... ) ) );
	}

	public static function start(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time(), 'hourly', self::HOOK );
		}
	}

	public static function stop(): void {
		wp_unschedule_hook( self::HOOK );
	}

	private function run(): void {
		$end = microtime( true ) + self::SECONDS_A_RUN;

		do {
			$progress = $this->loader->load_batch();
		} while ( ! $progress->is_finished() && microtime( true ) < $end );

		if ( $progress->is_finished() ) {
			self::stop();
		} elseif ( (int) wp_next_scheduled( self::HOOK ) > time() + 60 ) {
			// An hour is too long for the rest; the recurring event remains as a fallback.
			wp_schedule_single_event( time() + 5, self::HOOK, array( 'rest' ) );
		}
	}
}
