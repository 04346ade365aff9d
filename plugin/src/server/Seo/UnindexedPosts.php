<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use WP_Post;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The published posts that a `robots-meta` block in them or in their template keeps out of search results: what a sitemap must not list. */
final class UnindexedPosts {
	private const DEEPEST = 8;

	/** @var list<int>|null */
	private ?array $ids = null;

	public function __construct( private readonly wpdb $wpdb, private readonly UnindexedTemplates $templates ) {}

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
		$texts = array( 'wp:' . RobotsBlocks::NAME );

		// A synced pattern may stand in another one.
		for ( $depth = 0; array() !== $texts && $depth < self::DEEPEST; $depth++ ) {
			$new   = array_diff_key( $this->posts_with( $texts ), $found );
			$found = $found + $new;
			$texts = array();

			foreach ( array_keys( array_filter( $new, static fn ( string $type ): bool => 'wp_block' === $type ) ) as $id ) {
				$texts[] = "\"ref\":$id}";
				$texts[] = "\"ref\":$id,";
			}
		}

		$ids = array_keys( array_filter( $found, static fn ( string $type ): bool => 'wp_block' !== $type ) );
		$ids = $this->templates->has_any() ? self::all() : $ids;

		_prime_post_caches( $ids, false );

		return array_values( array_filter( $ids, fn ( int $id ): bool => ( $post = get_post( $id ) ) instanceof WP_Post && $this->has( $post ) ) );
	}

	/** @return array<int> every published post: any of them may be shown in such a template */
	private static function all(): array {
		return get_posts(
			array(
				'post_type'   => get_post_types( array( 'public' => true ) ),
				'post_status' => 'publish',
				'numberposts' => -1,
				'fields'      => 'ids',
			)
		);
	}

	/**
	 * @param non-empty-list<string> $texts
	 * @return array<int, string> the types of published posts whose content has one of the texts, by their IDs
	 */
	private function posts_with( array $texts ): array {
		$found = array();

		foreach ( $texts as $text ) {
			/** @var list<object{ID: string, post_type: string}> $rows */
			$rows = $this->wpdb->get_results( (string) $this->wpdb->prepare( "SELECT ID, post_type FROM %i WHERE post_status = 'publish' AND post_content LIKE %s", $this->wpdb->posts, '%' . $this->wpdb->esc_like( $text ) . '%' ) ); // phpcs:ignore WordPress.DB -- once in a sitemap's request, and prepared.

			foreach ( $rows as $row ) {
				$found[ (int) $row->ID ] = $row->post_type;
			}
		}

		return $found;
	}
}
