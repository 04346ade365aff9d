<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Detects whether a post of the demo site is unchanged. */
final class PostDigest {
	/** What a person may set for a page besides its texts. */
	private const META = array( '_wp_page_template', '_thumbnail_id' );

	/** Changes with everything that a person may write: a newer text of the plugin replaces an older one only if nobody has edited it. */
	public static function of_texts( WP_Post $post ): string {
		return md5( "$post->post_title\0$post->post_excerpt\0$post->post_content" );
	}

	/** Also changes with everything that a person may set: address, status, password, template, picture. Unchanged posts can be removed. */
	public static function of_all( WP_Post $post ): string {
		$meta = array_map( static fn ( string $key ): string => self::meta( $post->ID, $key ), self::META );

		return md5( implode( "\0", array( self::of_texts( $post ), $post->post_name, (string) $post->post_parent, $post->post_status, $post->post_password, ...$meta ) ) );
	}

	private static function meta( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );

		return is_scalar( $value ) ? (string) $value : '';
	}
}
