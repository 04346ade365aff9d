<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Editing\Content\PagePaths;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\Text;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The pages below the base path, grouped with their counterparts. As in `LanguageAlternates`: they are linked, their paths differ only in the language,
 * or the settings name them for the same purpose; the home page of the site's language is above the languages.
 */
final readonly class TranslatedPages {
	/** Contents per query. */
	private const STEP = 100;

	public function __construct( private wpdb $wpdb, private BasePath $base, private ConfiguredPages $chosen ) {}

	/** @return array<string, non-empty-array<string, TranslatedPage>> by the path below the language, then by language; in the order of the paths */
	public function all(): array {
		$pages  = ( new PagePaths( $this->wpdb ) )->all();
		$groups = array();

		foreach ( $this->places( array_map( static fn ( array $page ): string => $page['path'], $pages ) ) as $id => [ $path, $language, $is_first ] ) {
			// The home page may have a page of the same language below it, which only leads to it; a chosen page replaces another.
			if ( $is_first || ! isset( $groups[ $path ][ $language->value ] ) ) {
				$groups[ $path ][ $language->value ] = self::page( $id, $pages[ $id ]['row'], $language );
			}
		}

		ksort( $groups, SORT_STRING );

		return $groups;
	}

	/**
	 * Returns the path of the group that a page is in; null if it is in none.
	 *
	 * @param array<string, non-empty-array<string, TranslatedPage>> $groups of `all()`
	 */
	public static function path_of( int $id, array $groups ): ?string {
		foreach ( $groups as $path => $group ) {
			if ( in_array( $id, array_column( $group, 'id' ), true ) ) {
				return (string) $path;
			}
		}

		return null;
	}

	/**
	 * @param array<int, string> $paths by page
	 * @return array<int, array{string, Language, bool}> by page, as `place()`; linked pages have the path of their first language
	 */
	private function places( array $paths ): array {
		$base   = $this->base->get();
		$links  = array_intersect_key( ( new StoredLinks( $this->wpdb ) )->all(), $paths );
		$places = array();
		$shared = array();

		foreach ( $paths as $id => $path ) {
			$language = Language::tryFrom( $links[ $id ]['language'] ?? '' );
			$place    = $this->chosen_place( $id ) ?? self::place( $id, $path, $base ) ?? ( null === $language ? null : array( $path, $language, false ) );

			if ( null !== $place ) {
				$places[ $id ] = $place;

				if ( isset( $links[ $id ] ) ) {
					$shared[ $links[ $id ]['key'] ][ $place[1]->value ] ??= $place[0];
				}
			}
		}

		foreach ( array_intersect_key( $links, $places ) as $id => $link ) {
			[ , $language, $is_first ] = $places[ $id ];
			$paths                     = $shared[ $link['key'] ];
			// English, Spanish, French.
			ksort( $paths );
			$places[ $id ] = array( reset( $paths ), $language, $is_first );
		}

		return $places;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array<string, int>> the number of blocks of each kind in the pages, by their IDs
	 */
	public function blocks( array $ids ): array {
		$counts = array();

		foreach ( array_chunk( $ids, self::STEP ) as $some ) {
			$marks = implode( ',', array_fill( 0, count( $some ), '%d' ) );
			$rows = Query::rows( $this->wpdb, "SELECT ID, post_content FROM %i WHERE ID IN ($marks)", $this->wpdb->posts, ...$some );

			foreach ( $rows as $row ) {
				$counts[ $row->int( 'ID' ) ] = BlockCounts::in( $row->string( 'post_content' ) );
			}
		}

		return $counts;
	}

	/** @return array{string, Language, bool}|null the place that the settings give the page, regardless of its path */
	private function chosen_place( int $id ): ?array {
		$name = $this->chosen->name_of( $id );

		return null === $name ? null : array( ConfiguredPages::HOME === $name ? '' : $name, PageLanguage::of_post( $id ), true );
	}

	/** @return array{string, Language, bool}|null the path below the language, the language, and whether it takes precedence over another at the same place */
	private static function place( int $id, string $path, string $base ): ?array {
		$front = get_option( 'page_on_front' );

		if ( '' === $base ? is_numeric( $front ) && (int) $front === $id : $path === $base ) {
			return array( '', PageLanguage::of_site(), true );
		}

		if ( '' !== $base && ! str_starts_with( $path, "$base/" ) ) {
			return null;
		}

		$below    = explode( '/', '' === $base ? $path : substr( $path, strlen( $base ) + 1 ), 2 );
		$language = Language::tryFrom( $below[0] );

		return null === $language ? null : array( $below[1] ?? '', $language, false );
	}

	private static function page( int $id, Row $row, Language $language ): TranslatedPage {
		return new TranslatedPage(
			$id,
			$language,
			Text::plain( $row->string( 'post_title' ) ),
			$row->string( 'post_status' ),
			'publish' === $row->string( 'post_status' ) && '' === $row->string( 'post_password' ),
			(int) strtotime( $row->string( 'post_modified_gmt' ) . ' UTC' ),
		);
	}
}
