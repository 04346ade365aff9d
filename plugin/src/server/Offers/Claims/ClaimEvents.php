<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use Closure;
use HvacBlocks\Editing\Content\PostTypes;
use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The events that the index and the scheduler of claims wait for; neither is made before one happens. */
final readonly class ClaimEvents implements Feature {
	/** The event on the next day on which a claim begins or has ended. */
	public const HOOK = 'hvac_blocks_claims';

	/** Seconds until the scheduler retries if the database failed. */
	private const RETRY = 5 * MINUTE_IN_SECONDS;

	/**
	 * @param Closure(): ClaimIndexer $indexer
	 * @param Closure(): ClaimScheduler   $scheduler
	 */
	public function __construct( private ClaimIndex $index, private Closure $indexer, private Closure $scheduler ) {}

	public function boot(): void {
		// After a failure, the index is rebuilt from all posts.
		add_action( 'wp_after_insert_post', Attempt::of( fn ( int $id, WP_Post $post ) => $this->take( $post ), self::start_again( ... ) ), 10, 2 );
		add_action( 'deleted_post', Attempt::of( $this->forget( ... ), self::start_again( ... ) ) );
		add_action( self::HOOK, Attempt::of( fn () => ( $this->scheduler )()->tick(), self::try_later( ... ) ) );

		foreach ( array( 'timezone_string', 'gmt_offset' ) as $option ) {
			add_action( "update_option_$option", static fn () => ClaimScheduler::wake() );
		}

		add_action( 'deactivate_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' ), static fn () => ClaimScheduler::stop() );
	}

	private static function start_again(): void {
		ClaimScheduler::stop();
		self::try_later();
	}

	private static function try_later(): void {
		wp_unschedule_hook( self::HOOK );
		wp_schedule_single_event( time() + self::RETRY, self::HOOK );
	}

	private function take( WP_Post $post ): void {
		if ( ! in_array( $post->post_type, PostTypes::WITHOUT_BLOCKS, true ) && ( $this->indexer )()->index( $post ) ) {
			( $this->scheduler )()->schedule();
		}
	}

	private function forget( int $post_id ): void {
		if ( $this->index->remove( $post_id ) ) {
			( $this->scheduler )()->schedule();
		}
	}
}
