<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The language of pages: by their path, otherwise the site's. */
final class PageLanguage {
	/** The current language: the page's on the front end, the request's on the plugin's REST routes. */
	public static function current(): Language {
		return Language::from_locale( determine_locale() ) ?? Language::English;
	}

	/** Returns the language of a page or draft, regardless of the request. */
	public static function of_post( WP_Post|int $post ): Language {
		return self::named_by_post( $post ) ?? self::of_site();
	}

	/** Returns the language in a page's path; null if no part of it is a language. */
	public static function named_by_post( WP_Post|int $post ): ?Language {
		$post = get_post( $post );

		if ( ! $post instanceof WP_Post ) {
			return null;
		}

		// A draft has no permalink of its own yet, but it has parents.
		$place = array( (string) get_page_uri( $post ) );

		if ( ! is_post_type_hierarchical( $post->post_type ) ) {
			$place[] = (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH );
		}

		return Language::from_path( implode( '/', $place ) );
	}

	/** The language of everything without a language in its path. */
	public static function of_site(): Language {
		$locale = get_option( 'WPLANG' );

		return Language::from_locale( is_string( $locale ) && '' !== $locale ? $locale : 'en_US' ) ?? Language::English;
	}
}
