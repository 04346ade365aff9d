<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Editing\Content\PublishedPosts;
use HvacBlocks\Testing\ClaimsTestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;

final class ClaimSchedulerTest extends ClaimsTestCase {
	/** @var array<int, mixed> the posts of each reported change */
	private array $told = array();

	/** @var list<int> */
	private array $cleaned = array();

	#[Before( -1 )]
	public function start_scheduler(): void {
		foreach ( array( 'wp_after_insert_post', 'deleted_post', ClaimEvents::HOOK, 'update_option_timezone_string', 'update_option_gmt_offset' ) as $hook ) {
			remove_all_actions( $hook );
		}

		$index = new ClaimIndex( self::wpdb() );
		( new ClaimEvents( $index, static fn (): ClaimIndexer => new ClaimIndexer( self::wpdb(), $index ), $this->scheduler( ... ) ) )->boot();
		wp_unschedule_hook( ClaimEvents::HOOK );
		update_option( ClaimScheduler::TOLD, '2026-07-01', false );

		add_action( 'hvac_blocks_claims_changed', fn ( array $posts ) => $this->told[] = $posts );
	}

	#[TestWith( array( 'America/Chicago' ) )]
	#[TestWith( array( 'Pacific/Auckland' ) )]
	#[TestWith( array( 'UTC' ) )]
	public function test_waits_for_the_first_moment_of_the_next_day_on_which_a_page_changes( string $zone ): void {
		update_option( 'timezone_string', $zone );
		$this->set_time( '2026-07-01 12:00' );
		wp_unschedule_hook( ClaimEvents::HOOK );
		$begin = static fn ( string $day ): int => ( new \DateTimeImmutable( "$day 00:00", new \DateTimeZone( $zone ) ) )->getTimestamp();

		self::post( self::claim( array( 'validUntil' => '2026-11-01' ) ) );
		self::assertSame( $begin( '2026-11-02' ), wp_next_scheduled( ClaimEvents::HOOK ) );

		$sooner = self::post( self::claim( array( 'validFrom' => '2026-07-15', 'validUntil' => '2026-12-31' ) ) );
		self::assertSame( $begin( '2026-07-15' ), wp_next_scheduled( ClaimEvents::HOOK ) );

		wp_trash_post( $sooner );
		self::assertSame( $begin( '2026-11-02' ), wp_next_scheduled( ClaimEvents::HOOK ) );
		self::assertSame( 1, self::events() );
	}

	public function test_waits_for_nothing_where_nothing_changes(): void {
		self::post( self::claim( array( 'validFrom' => '2026-07-01' ) ) . self::claim( array( 'validUntil' => '2026-06-30' ) ) . self::claim( array() ) );
		self::assertFalse( wp_next_scheduled( ClaimEvents::HOOK ) );

		// Today is the last day of this one.
		$post = self::post( self::claim( array( 'validUntil' => '2026-07-01' ) ) );
		self::assertSame( 1, self::events() );
		wp_delete_post( $post, true );
		self::assertSame( 0, self::events() );
	}

	public function test_cleans_the_posts_that_changed_once_and_waits_for_the_next(): void {
		$ends   = self::post( self::claim( array( 'validUntil' => '2026-07-01' ) ) );
		$begins = self::post( self::claim( array( 'validFrom' => '2026-07-02' ) ) );
		$later  = self::post( self::claim( array( 'validUntil' => '2026-07-02' ) ) );
		self::post( self::claim( array( 'validUntil' => '2026-07-01' ) ), array( 'post_status' => 'draft' ) );
		self::post( self::claim( array( 'validUntil' => '2026-06-30' ) ) );
		$this->watch_caches();

		$this->set_time( '2026-07-02 00:00:01' );
		do_action( ClaimEvents::HOOK );
		self::assertSame( array( array( $ends, $begins ) ), $this->told );
		self::assertSame( array( $ends, $begins ), $this->cleaned );
		self::assertSame( ( new \DateTimeImmutable( '2026-07-03', wp_timezone() ) )->getTimestamp(), wp_next_scheduled( ClaimEvents::HOOK ) );

		do_action( ClaimEvents::HOOK );
		self::assertSame( array( $ends, $begins ), $this->cleaned );
		self::assertCount( 1, $this->told );

		$this->set_time( '2026-07-03 09:00' );
		do_action( ClaimEvents::HOOK );
		self::assertSame( array( $later ), $this->told()[1] ?? array() );
		self::assertFalse( wp_next_scheduled( ClaimEvents::HOOK ) );
	}

	public function test_leaves_nothing_out_where_it_comes_days_late(): void {
		$posts = array(
			self::post( self::claim( array( 'validUntil' => '2026-07-01' ) ) ),
			self::post( self::claim( array( 'validFrom' => '2026-07-05' ) ) ),
			self::post( self::claim( array( 'validFrom' => '2026-07-03', 'validUntil' => '2026-07-04' ) ) ),
		);

		$this->set_time( '2026-07-09 18:00' );
		// A save in the meantime does not make it forget what is due.
		$due = wp_next_scheduled( ClaimEvents::HOOK );
		self::post( self::claim( array( 'validUntil' => '2027-01-01' ) ) );
		self::assertSame( $due, wp_next_scheduled( ClaimEvents::HOOK ) );

		do_action( ClaimEvents::HOOK );
		self::assertSame( array( $posts ), $this->told );
	}

	public function test_pages_that_show_a_pattern_change_with_it(): void {
		$pattern = self::post( self::claim( array( 'validUntil' => '2026-07-01' ) ), array( 'post_type' => 'wp_block' ) );
		$around  = self::post( "<!-- wp:block {\"ref\":$pattern} /-->", array( 'post_type' => 'wp_block' ) );
		$page    = self::post( "<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:block {\"ref\":$around,\"metadata\":{\"name\":\"x\"}} /--></div><!-- /wp:group -->" );
		self::post( "<!-- wp:block {\"ref\":{$pattern}0} /--><!-- wp:block {\"ref\":{$around}1} /-->" );
		self::post( "<!-- wp:block {\"ref\":$pattern} /-->", array( 'post_status' => 'draft' ) );

		$this->set_time( '2026-07-02 00:00' );
		do_action( ClaimEvents::HOOK );

		self::assertSame( array( array( $pattern, $around, $page ) ), $this->told );
	}

	public function test_a_page_with_two_patterns_hides_no_page_with_one_of_them(): void {
		$claim = self::claim( array( 'validUntil' => '2026-07-01' ) );
		$first = self::post( $claim, array( 'post_type' => 'wp_block' ) );
		$other = self::post( $claim, array( 'post_type' => 'wp_block' ) );
		$one   = self::post( "<!-- wp:block {\"ref\":$first} /-->" );
		$both  = self::post( "<!-- wp:block {\"ref\":$first} /--><!-- wp:block {\"ref\":$other} /-->" );
		$same  = self::post( "<!-- wp:block {\"ref\":$other} /-->" );

		$this->set_time( '2026-07-02 00:00' );
		do_action( ClaimEvents::HOOK );

		self::assertSame( array( array( $first, $other, $one, $both, $same ) ), $this->told );
	}

	public function test_a_template_part_concerns_every_public_post(): void {
		$page = self::post( '' );
		$part = self::post( self::claim( array( 'validUntil' => '2026-07-01' ) ), array( 'post_type' => 'wp_template_part' ) );

		$this->set_time( '2026-07-02 00:00' );
		do_action( ClaimEvents::HOOK );

		self::assertContains( $page, $this->told()[0] ?? array() );
		self::assertContains( $part, $this->told()[0] ?? array() );
	}

	public function test_another_time_zone_is_told_of_at_once(): void {
		$this->set_time( '2026-07-01 23:00' );
		$post  = self::post( self::claim( array( 'validUntil' => '2026-07-01' ) ) );
		$other = self::post( self::claim( array( 'validFrom' => '2026-07-02' ) ) );
		$then  = wp_next_scheduled( ClaimEvents::HOOK );

		// There it is already the next day.
		update_option( 'timezone_string', 'Pacific/Auckland' );
		self::assertEqualsWithDelta( time(), wp_next_scheduled( ClaimEvents::HOOK ), 60 );
		do_action( ClaimEvents::HOOK );
		self::assertSame( array( array( $post, $other ) ), $this->told );

		// And back: a reported change has not happened yet there.
		update_option( 'timezone_string', 'America/Chicago' );
		do_action( ClaimEvents::HOOK );
		self::assertSame( array( $post, $other ), $this->told()[1] ?? array() );
		self::assertSame( $then, wp_next_scheduled( ClaimEvents::HOOK ) );
	}

	public function test_after_its_absence_it_reads_all_content_and_tells_of_all_that_is_past(): void {
		delete_option( ClaimScheduler::TOLD );
		$id = self::post( '' );
		self::wpdb()->update( self::wpdb()->posts, array( 'post_content' => self::claim( array( 'validUntil' => '2026-06-01' ) ) ), array( 'ID' => $id ) );
		wp_cache_flush();

		do_action( ClaimEvents::HOOK );

		self::assertSame( array( array( $id ) ), $this->told );
		self::assertSame( '2026-07-01', get_option( ClaimScheduler::TOLD ) );
	}

	public function test_its_first_run_is_waited_for_once(): void {
		delete_option( ClaimScheduler::TOLD );
		self::post( self::claim( array( 'validUntil' => '2026-12-31' ) ) );
		$first = wp_next_scheduled( ClaimEvents::HOOK );
		self::assertEqualsWithDelta( time(), $first, 60 );

		wp_unschedule_hook( ClaimEvents::HOOK );
		wp_schedule_single_event( time() - 120, ClaimEvents::HOOK );
		self::post( self::claim( array( 'validUntil' => '2026-11-30' ) ) );
		self::assertLessThan( $first, wp_next_scheduled( ClaimEvents::HOOK ) );
		self::assertSame( 1, self::events() );
	}

	public function test_a_claim_that_the_database_did_not_take_is_read_again_in_minutes(): void {
		self::post( self::claim( array( 'validUntil' => '2026-12-31' ) ) );
		$fail = static fn ( string $query ): string => str_starts_with( $query, 'INSERT' ) && str_contains( $query, ClaimTables::name( self::wpdb() ) ) ? '' : $query;

		add_filter( 'query', $fail );
		$post = self::post( self::claim( array( 'validUntil' => '2026-06-01' ) ) );
		remove_filter( 'query', $fail );
		self::assertEqualsWithDelta( time() + 300, wp_next_scheduled( ClaimEvents::HOOK ), 60 );
		self::assertSame( 1, self::events() );

		do_action( ClaimEvents::HOOK );
		self::assertSame( array( array( $post ) ), $this->told );
	}

	public function test_deactivation_stops_it_and_activation_wakes_it(): void {
		self::post( self::claim( array( 'validUntil' => '2026-12-31' ) ) );
		do_action( 'deactivate_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' ) );
		self::assertFalse( wp_next_scheduled( ClaimEvents::HOOK ) );
		self::assertFalse( get_option( ClaimScheduler::TOLD ) );

		ClaimScheduler::wake();
		self::assertSame( 1, self::events() );
	}

	private function scheduler(): ClaimScheduler {
		$index = new ClaimIndex( self::wpdb() );

		return new ClaimScheduler( $index, new ClaimIndexer( self::wpdb(), $index ), new ClaimPlaces( new PublishedPosts( self::wpdb() ) ), $this->calendar() );
	}

	private function watch_caches(): void {
		$this->cleaned = array();
		add_action( 'clean_post_cache', fn ( int $id ) => $this->cleaned[] = $id );
	}

	/**
	 * @phpstan-impure
	 * @return array<int, array<mixed>>
	 */
	private function told(): array {
		return array_filter( $this->told, is_array( ... ) );
	}

	private static function events(): int {
		return array_sum( array_map( static fn ( array $hooks ): int => count( $hooks[ ClaimEvents::HOOK ] ?? array() ), array_filter( _get_cron_array(), is_array( ... ) ) ) );
	}
}
