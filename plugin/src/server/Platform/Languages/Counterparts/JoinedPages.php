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

	/**
	 * Tells Polylang, if it is active, that these pages are translations of one another.
	 *
	 * @param array<string, int> $pages IDs by language
	 */
	public static function join( array $pages ): void {
		if ( ! function_exists( 'pll_languages_list' ) || ! function_exists( 'pll_set_post_language' ) || ! function_exists( 'pll_save_post_translations' ) ) {
			return;
		}

		$joined = array();

		foreach ( pll_languages_list() as $code ) {
			$id = $pages[ Language::from_locale( $code )->value ?? '' ] ?? null;

			if ( null !== $id ) {
				pll_set_post_language( $id, $code );
				$joined[ $code ] = $id;
			}
		}

		pll_save_post_translations( $joined );
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
