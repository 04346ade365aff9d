<?php
declare(strict_types=1);

namespace HvacBlocks\Claims;

use wpdb;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- looks into content where a claim changes, a few times a month, in no visitor's request.

/** Where the claims of a post are seen: on its own page, in posts with a synced pattern, and below a template everywhere. */
final readonly class ClaimPlaces {
	public function __construct( private wpdb $wpdb ) {}

	/**
	 * @param list<int> $posts with claims
	 * @return list<int> these and all that show them
	 */
	public function showing( array $posts ): array {
		$found   = array();
		$waiting = $posts;

		while ( array() !== $waiting ) {
			$id = array_pop( $waiting );

			if ( isset( $found[ $id ] ) ) {
				continue;
			}

			$found[ $id ] = $id;
			$waiting      = match ( get_post_type( $id ) ) {
				'wp_block' => array( ...$waiting, ...$this->with_pattern( $id ) ),
				'wp_template', 'wp_template_part', 'wp_navigation' => array( ...$waiting, ...$this->public_posts() ),
				default => $waiting,
			};
		}

		sort( $found );

		return $found;
	}

	/** @return list<int> */
	private function with_pattern( int $pattern ): array {
		/** @var list<array{ID: string, post_content: string}> $posts */
		$posts = $this->wpdb->get_results(
			(string) $this->wpdb->prepare(
				'SELECT ID, post_content FROM %i WHERE post_status = %s AND post_content LIKE %s AND post_content LIKE %s',
				$this->wpdb->posts,
				'publish',
				'%' . $this->wpdb->esc_like( '<!-- wp:block ' ) . '%',
				'%' . $this->wpdb->esc_like( "\"ref\":$pattern" ) . '%'
			),
			ARRAY_A
		);

		return array_map( static fn ( array $post ): int => (int) $post['ID'], array_values( array_filter( $posts, static fn ( array $post ): bool => 1 === preg_match( "/\"ref\":$pattern\\b/", $post['post_content'] ) ) ) );
	}

	/** @return list<int> */
	private function public_posts(): array {
		$types = array_values( get_post_types( array( 'public' => true ) ) );
		$marks = implode( ',', array_fill( 0, count( $types ), '%s' ) );
		/** @var list<string> $ids */
		$ids = $this->wpdb->get_col( (string) $this->wpdb->prepare( "SELECT ID FROM %i WHERE post_status = 'publish' AND post_type IN ($marks)", $this->wpdb->posts, ...$types ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- placeholders.

		return array_map( intval( ... ), $ids );
	}
}
