<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use wpdb;

defined( 'ABSPATH' ) || exit;

/** The published posts that a `robots-meta` block keeps out of search results: what a sitemap must not list. */
final class UnindexedPosts {
	private const DEEPEST = 8;

	/** @var list<int>|null */
	private ?array $ids = null;

	public function __construct( private readonly wpdb $wpdb ) {}

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

		_prime_post_caches( $ids, false, false );

		return array_values( array_filter( $ids, static fn ( int $id ): bool => in_array( 'noindex', RobotsBlocks::in_content( (string) get_post_field( 'post_content', $id, 'raw' ) ), true ) ) );
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
