<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Editing\Content\PublishedPosts;

defined( 'ABSPATH' ) || exit;

/** The places that show a post's claims: its own page, posts with a synced pattern, and, for a template, everywhere. */
final readonly class ClaimPlaces {
	public function __construct( private PublishedPosts $posts ) {}

	/**
	 * @param list<int> $posts with claims
	 * @return list<int> these and all posts that show them
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
				'wp_block' => array( ...$waiting, ...array_keys( $this->posts->with_pattern( $id ) ) ),
				'wp_template', 'wp_template_part', 'wp_navigation' => array( ...$waiting, ...$this->posts->public_ids() ),
				default => $waiting,
			};
		}

		sort( $found );

		return $found;
	}
}
