<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages\Counterparts;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The pages that Polylang or WPML has joined as translations of one another. */
final class JoinedPages {
	/** WPML's filter for the group of a page. */
	private const WPML = 'wpml_element_trid';

	/** @return array<string, int> IDs by language, including the page's own; empty if it is joined with none */
	public static function of( int $page, string $type ): array {
		$polylang = function_exists( 'pll_get_post_translations' ) ? self::by_language( $page, pll_get_post_translations( $page ) ) : array();

		return array() === $polylang ? self::by_language( $page, self::of_wpml( $page, $type ) ) : $polylang;
	}

	/**
	 * @param array<array-key, mixed> $ids by language code
	 * @return array<string, int> empty if they do not join the page with another
	 */
	private static function by_language( int $page, array $ids ): array {
		$found = array();

		foreach ( $ids as $code => $id ) {
			$language = Language::from_locale( (string) $code );

			if ( null !== $language && is_numeric( $id ) ) {
				$found[ $language->value ] = (int) $id;
			}
		}

		return count( $found ) > 1 && in_array( $page, $found, true ) ? $found : array();
	}

	/**
	 * @param list<int> $pages
	 * @return array<int, array{key: string, language: string, pages: array<string, int>}> the links of those that are joined, as `Counterparts` stores its own
	 */
	public static function of_all( array $pages ): array {
		if ( ! self::are_there() ) {
			return array();
		}

		// Polylang's groups are terms.
		update_object_term_cache( $pages, 'page' );
		$links = array();

		foreach ( $pages as $page ) {
			$joined = self::of( $page, 'page' );

			if ( array() !== $joined ) {
				$links[ $page ] = array(
					'key'      => 'joined-' . min( $joined ),
					'language' => (string) array_search( $page, $joined, true ),
					'pages'    => $joined,
				);
			}
		}

		return $links;
	}

	/**
	 * Tells Polylang or WPML, if it is active, that these pages are translations of one another.
	 *
	 * @param array<string, int> $pages IDs by language
	 */
	public static function join( array $pages ): void {
		self::join_in_wpml( $pages );
		self::join_in_polylang( $pages );
	}

	/** @param array<string, int> $pages IDs by language */
	private static function join_in_polylang( array $pages ): void {
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
	private static function of_wpml( int $page, string $type ): array {
		if ( ! has_filter( self::WPML ) ) {
			return array();
		}

		$type  = "post_$type";
		$group = apply_filters( self::WPML, null, $page, $type ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		$pages = apply_filters( 'wpml_get_element_translations', null, $group, $type ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.

		return array_map( static fn ( mixed $one ): mixed => is_object( $one ) ? $one->element_id ?? null : null, is_array( $pages ) ? $pages : array() );
	}

	/** Whether Polylang or WPML joins pages. */
	public static function are_there(): bool {
		return function_exists( 'pll_get_post_translations' ) || has_filter( self::WPML );
	}

	/** @param array<string, int> $pages IDs by language; the first is the original */
	private static function join_in_wpml( array $pages ): void {
		$original = reset( $pages );

		if ( ! has_filter( self::WPML ) || false === $original ) {
			return;
		}

		$type   = 'post_' . get_post_type( $original );
		$group  = apply_filters( self::WPML, null, $original, $type ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		$active = apply_filters( 'wpml_active_languages', null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		$codes  = array();

		foreach ( array_keys( is_array( $active ) ? $active : array() ) as $code ) {
			$codes[ $pages[ Language::from_locale( (string) $code )->value ?? '' ] ?? 0 ] = $code;
		}

		foreach ( array_intersect( $pages, array_keys( $codes ) ) as $page ) {
			do_action(
				'wpml_set_element_language_details', // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
				array(
					'element_id'           => $page,
					'element_type'         => $type,
					'trid'                 => $group,
					'language_code'        => $codes[ $page ],
					'source_language_code' => $original === $page ? null : $codes[ $original ] ?? null,
				)
			);
		}
	}
}
