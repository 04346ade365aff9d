<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages\Counterparts;

use HvacBlocks\Platform\Languages\Language;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A page's links to the same page in other languages: by ID, so that they survive new slugs and parents.
 *
 * Each page of a group stores its language, the IDs of all pages, and the group's key. A link counts only if both pages have the same key: a copied page
 * is in no group, and an imported one, whose ID is new, is found by the key. Where Polylang or WPML has joined a page with others, their links count.
 */
final readonly class Counterparts {
	public const META = '_hvac_blocks_counterparts';

	private const UNLINKED = array(
		'key'      => '',
		'language' => '',
		'pages'    => array(),
	);

	/** @return array<string, WP_Post> the pages by language, including the page's own; empty if it is linked to none */
	public function of( WP_Post $page ): array {
		$joined = JoinedPages::of( $page->ID, $page->post_type );
		$ids    = array() === $joined ? self::linked( $page->ID ) : $joined;

		_prime_post_caches( array_values( $ids ), false );
		$pages = array_filter( array_map( get_post( ... ), $ids ), static fn ( ?WP_Post $one ): bool => $one instanceof WP_Post && 'trash' !== $one->post_status );

		return count( $pages ) > 1 ? $pages : array();
	}

	/** The language under which a page is linked; null if it is not. */
	public function language_of( WP_Post $page ): ?Language {
		$language = array_search( $page->ID, wp_list_pluck( $this->of( $page ), 'ID' ), true );

		return is_string( $language ) ? Language::tryFrom( $language ) : null;
	}

	/** @param array<string, int> $pages IDs by language; they leave their former groups */
	public function link( array $pages ): void {
		array_map( $this->unlink( ... ), $pages );
		self::store( wp_generate_uuid4(), $pages );
	}

	public function unlink( int $id ): void {
		$link = self::stored( $id );
		delete_post_meta( $id, self::META );
		self::store( $link['key'], self::of_group( array_diff( $link['pages'], array( $id ) ), $link['key'] ) );
	}

	/** @return array<string, int> the IDs by language, including the page's own; empty for a copy, which its original's link does not name */
	private static function linked( int $id ): array {
		$link = self::stored( $id );

		return ( $link['pages'][ $link['language'] ] ?? 0 ) === $id ? self::of_group( $link['pages'], $link['key'] ) : array();
	}

	/**
	 * @param array<string, int> $ids by language
	 * @return array<string, int> those that store the same key
	 */
	private static function of_group( array $ids, string $key ): array {
		update_meta_cache( 'post', $ids );

		return array_filter( $ids, static fn ( int $id ): bool => self::stored( $id )['key'] === $key );
	}

	/** @param array<string, int> $pages IDs by language; one alone has no counterpart */
	public static function store( string $key, array $pages ): void {
		foreach ( $pages as $language => $id ) {
			if ( count( $pages ) > 1 ) {
				update_post_meta( $id, self::META, compact( 'key', 'language', 'pages' ) );
			} else {
				delete_post_meta( $id, self::META );
			}
		}
	}

	/** @return array{key: string, language: string, pages: array<string, int>} */
	private static function stored( int $id ): array {
		return self::read( get_post_meta( $id, self::META, true ) );
	}

	/** @return array{key: string, language: string, pages: array<string, int>} the value of `META` */
	public static function read( mixed $link ): array {
		if ( ! is_array( $link ) || ! is_string( $link['key'] ?? null ) || ! is_string( $link['language'] ?? null ) || ! is_array( $link['pages'] ?? null ) ) {
			return self::UNLINKED;
		}

		$pages = array();

		foreach ( Language::cases() as $language ) {
			$id = $link['pages'][ $language->value ] ?? null;

			if ( is_int( $id ) ) {
				$pages[ $language->value ] = $id;
			}
		}

		return array(
			'key'      => $link['key'],
			'language' => $link['language'],
			'pages'    => $pages,
		);
	}
}
