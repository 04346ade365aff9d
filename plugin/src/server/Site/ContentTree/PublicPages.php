<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds public content by the path of its address. */
final class PublicPages {
	public const FILTER = 'hvac_blocks_content_is_public';

	/**
	 * @param string $path as returned by `path()`
	 * @return WP_Post|null the content with exactly this address; the same for every user
	 */
	public static function at( string $path ): ?WP_Post {
		$post = self::find( $path );

		return null !== $post && self::is_public( $post ) && self::path( (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH ) ) === $path ? $post : null;
	}

	private static function find( string $path ): ?WP_Post {
		if ( '' === $path ) {
			return 'page' === get_option( 'show_on_front' ) ? get_post( self::id( get_option( 'page_on_front' ) ) ) : null;
		}

		$page = get_page_by_path( $path );

		return $page instanceof WP_Post ? $page : get_post( self::id( url_to_postid( home_url( '/' . implode( '/', array_map( rawurlencode( ... ), explode( '/', $path ) ) ) . '/' ) ) ) );
	}

	private static function is_public( WP_Post $post ): bool {
		/** Filters whether other front ends may read a post that is published and has no password: for plugins that show some posts only to members. */
		return 'attachment' !== $post->post_type
			&& '' === $post->post_password
			&& is_post_publicly_viewable( $post )
			&& true === apply_filters( 'hvac_blocks_content_is_public', true, $post );
	}

	/**
	 * Returns the path without its encoding, the site's own folder and slashes at its ends; null if no page has such a path.
	 *
	 * @param string $path below the site's address; with or without slashes at its ends, percent-encoded or not
	 */
	public static function path( string $path ): ?string {
		$path = trim( rawurldecode( $path ), '/' );
		$home = trim( rawurldecode( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ), '/' );

		if ( '' !== $home && str_starts_with( "$path/", "$home/" ) ) {
			$path = substr( "$path/", strlen( $home ) + 1, -1 );
		}

		$is_path = mb_check_encoding( $path, 'UTF-8' ) && 1 !== preg_match( '~[\x00-\x1f\x7f\\\\?#<>"%]|//|(?:^|/)\.{1,2}(?:/|$)~D', $path );

		return $is_path ? $path : null;
	}

	/** Zero would be the current post. */
	private static function id( mixed $id ): int {
		return is_numeric( $id ) && (int) $id > 0 ? (int) $id : -1;
	}
}
