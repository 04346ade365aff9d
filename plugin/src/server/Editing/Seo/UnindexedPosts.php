<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Editing\Content\PublishedPosts;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The published posts that a `robots-meta` block in them or in their template keeps out of search results, and that a sitemap must not list. */
final class UnindexedPosts {
	/** @var list<int>|null */
	private ?array $ids = null;

	public function __construct( private readonly PublishedPosts $posts, private readonly UnindexedTemplates $templates ) {}

	public function has( WP_Post $post ): bool {
		return in_array( 'noindex', RobotsBlocks::in_content( $post->post_content ), true ) || $this->templates->show( $post );
	}

	/** @return list<int> */
	public function ids(): array {
		return $this->ids ??= $this->find();
	}

	/** @return list<int> */
	private function find(): array {
		$found = array();
		$new   = $this->posts->containing( 'wp:' . RobotsBlocks::NAME );

		// A synced pattern may be in another one.
		while ( array() !== $new ) {
			$found  += $new;
			$patterns = array_keys( $new, 'wp_block', true );
			$new      = array_diff_key( array_replace( array(), ...array_map( $this->posts->with_pattern( ... ), $patterns ) ), $found );
		}

		$ids = $this->templates->has_any() ? $this->posts->public_ids() : array_keys( array_diff( $found, array( 'wp_block' ) ) );

		_prime_post_caches( $ids, false );

		return array_values( array_filter( $ids, fn ( int $id ): bool => ( $post = get_post( $id ) ) instanceof WP_Post && $this->has( $post ) ) );
	}
}
