<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog;

use Closure;
use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Registers the products' post type, and keeps the index as their posts are. */
final readonly class ProductIndexer implements Feature {
	/** The event that makes up for a row that the database refused. */
	public const HOOK = 'hvac_blocks_index_product';

	/** Seconds until then. */
	private const RETRY = 5 * MINUTE_IN_SECONDS;

	/** @param Closure(): ProductStore $store */
	public function __construct( private Closure $store ) {}

	public function boot(): void {
		add_action( 'init', ProductPosts::register( ... ) );
		add_action( 'save_post_' . ProductPosts::TYPE, $this->note( ... ) );
		add_action( 'trashed_post', $this->note( ... ) );
		add_action( 'deleted_post', $this->note( ... ) );
		add_action( self::HOOK, $this->index( ... ) );

		foreach ( array( 'added', 'updated', 'deleted' ) as $what ) {
			// The REST API saves a post's meta after the post.
			add_action( "{$what}_post_meta", $this->note_meta( ... ), 10, 3 );
		}
	}

	private function note_meta( mixed $meta, mixed $post, mixed $key ): void {
		if ( ProductPosts::META === $key || '_thumbnail_id' === $key ) {
			$this->note( $post );
		}
	}

	private function note( mixed $id ): void {
		if ( is_int( $id ) && ! ProductPosts::is_importing() && ProductPosts::TYPE === get_post_type( $id ) ) {
			// At once: a request that saves a product may read it in the same request.
			$this->index( $id );
		}
	}

	private function index( int $id ): void {
		Attempt::of(
			function () use ( $id ): void {
				$post = 'deleted_post' === current_action() ? null : get_post( $id );

				if ( $post instanceof WP_Post && ProductPosts::TYPE === $post->post_type ) {
					( $this->store )()->index( $post );
				} else {
					( $this->store )()->forget( $id );
				}
			},
			static fn () => wp_schedule_single_event( time() + self::RETRY, self::HOOK, array( $id ) )
		)();
	}
}
