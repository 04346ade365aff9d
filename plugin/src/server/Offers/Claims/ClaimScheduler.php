<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

defined( 'ABSPATH' ) || exit;

/**
 * Notifies caches when a claim begins or ends: one scheduled event, at the start of the next day on which a page changes.
 *
 * Assumptions:
 * - Pages are right without it: the server checks the date whenever it renders. It serves caches of rendered pages.
 * - It remembers the day up to which it has notified, so that a late event or a changed time zone leaves nothing out, and a second run has
 *   nothing to do.
 */
final readonly class ClaimScheduler {
	/** The option with the day up to which caches have been notified. */
	public const TOLD = 'hvac_blocks_claims_told';

	/** Posts whose caches are cleaned at once. */
	private const STEP = 100;

	public function __construct( private ClaimIndex $index, private ClaimIndexer $indexer, private ClaimPlaces $places, private SiteCalendar $calendar ) {}

	/** Makes the scheduler run as soon as WP-Cron does. */
	public static function wake(): void {
		wp_unschedule_hook( ClaimEvents::HOOK );
		wp_schedule_single_event( time(), ClaimEvents::HOOK );
	}

	/** @return list<int> the posts whose caches were cleaned */
	public function tick(): array {
		$today = $this->calendar->today();
		$told  = SiteCalendar::day( get_option( self::TOLD ) );

		if ( '' === $told ) {
			// Content written while the plugin was inactive is not in the index.
			$this->indexer->rebuild();
			$told = '1000-01-01';
		}

		// If the time zone changed, today may be before the last day notified.
		$posts = $this->places->showing( $this->index->changed( min( $told, $today ), max( $told, $today ) ) );
		$this->clean( $posts );
		update_option( self::TOLD, $today, false );
		wp_unschedule_hook( ClaimEvents::HOOK );
		$this->schedule();

		return $posts;
	}

	/** Ensures that the event is scheduled at the next change, and only then. */
	public function schedule(): void {
		if ( '' === SiteCalendar::day( get_option( self::TOLD ) ) ) {
			// The first run is under way, or about to begin.
			false === wp_next_scheduled( ClaimEvents::HOOK ) && self::wake();

			return;
		}

		$day       = $this->index->next_change( $this->calendar->today() );
		$next      = '' === $day ? false : $this->calendar->start_of( $day );
		$scheduled = wp_next_scheduled( ClaimEvents::HOOK );

		// An event that is due is left alone: it has more to report.
		if ( $next === $scheduled || ( false !== $scheduled && $scheduled <= $this->calendar->now() ) ) {
			return;
		}

		wp_unschedule_hook( ClaimEvents::HOOK );

		if ( false !== $next ) {
			wp_schedule_single_event( $next, ClaimEvents::HOOK );
		}
	}

	/** @param list<int> $posts */
	private function clean( array $posts ): void {
		if ( array() === $posts ) {
			return;
		}

		foreach ( array_chunk( $posts, self::STEP ) as $ids ) {
			_prime_post_caches( $ids, false, false );
			array_map( clean_post_cache( ... ), $ids );
		}

		/**
		 * Fires when claims have begun or ended, after `clean_post_cache()` was called for the posts that show them. For page caches and CDNs that do
		 * not follow the post's cache: purge the addresses of these posts.
		 *
		 * @param int[] $post_ids posts, synced patterns, template parts and templates, and every post that shows one of them
		 */
		do_action( 'hvac_blocks_claims_changed', $posts );
	}

	/** While the plugin is inactive, nothing is announced. */
	public static function stop(): void {
		wp_unschedule_hook( ClaimEvents::HOOK );
		delete_option( self::TOLD );
	}
}
