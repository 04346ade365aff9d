<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use WP_Block_Patterns_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The content that a block shows in its place: a synced pattern, or a pattern of the theme. */
final class PatternContent {
	public const BLOCKS = array( 'core/block', 'core/pattern' );

	/** @param array<string, mixed> $attributes of the block */
	public static function id( array $attributes ): int|string {
		$id = $attributes['ref'] ?? $attributes['slug'] ?? 0;

		return is_int( $id ) || is_string( $id ) ? $id : 0;
	}

	/** Null if visitors see none. */
	public static function of( int|string $id ): ?string {
		if ( is_string( $id ) ) {
			$content = WP_Block_Patterns_Registry::get_instance()->get_registered( $id )['content'] ?? null;

			return is_string( $content ) ? $content : null;
		}

		$post = $id > 0 ? get_post( $id ) : null;

		return $post instanceof WP_Post && 'wp_block' === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password ? $post->post_content : null;
	}
}
