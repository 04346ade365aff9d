<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages\Counterparts;

use HvacBlocks\Platform\Languages\Language;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The pages that Polylang or WPML has joined as translations of one another. */
final class JoinedPages {
	/** @return array<string, int> IDs by language, including the page's own; empty if it is joined with none */
	public static function of( WP_Post $page ): array {
		$ids   = function_exists( 'pll_get_post_translations' ) ? pll_get_post_translations( $page->ID ) : self::of_wpml( $page );
		$found = array();

		foreach ( $ids as $code => $id ) {
			$language = Language::from_locale( (string) $code );

			if ( null !== $language && is_numeric( $id ) ) {
				$found[ $language->value ] = (int) $id;
			}
		}

		return count( $found ) > 1 && in_array( $page->ID, $found, true ) ? $found : array();
	}

	/** @return array<array-key, mixed> IDs by language code */
	private static function of_wpml( WP_Post $page ): array {
		if ( ! defined( 'ICL_SITEPRESS_VERSION' ) ) {
			return array();
		}

		$type  = "post_$page->post_type";
		$group = apply_filters( 'wpml_element_trid', null, $page->ID, $type ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		$pages = apply_filters( 'wpml_get_element_translations', null, $group, $type ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.

		return array_map( static fn ( mixed $one ): mixed => is_object( $one ) ? $one->element_id ?? null : null, is_array( $pages ) ? $pages : array() );
	}
}
