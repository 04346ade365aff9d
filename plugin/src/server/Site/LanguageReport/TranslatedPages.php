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
		$pages  = ( new PagePaths( $this->wpdb ) )->all( with_drafts: true );
		$groups = array();

		foreach ( $this->places( array_map( static fn ( array $page ): string => $page['path'], $pages ) ) as $id => [ $path, $language, $is_first ] ) {
			// The home page may have a page of the same language below it, which only leads to it; a chosen page replaces another.
			if ( $is_first || ! isset( $groups[ $path ][ $language->value ] ) ) {
				$groups[ $path ][ $language->value ] = self::page( $id, $pages[ $id ], $language );
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
	 * @return array<int, array{string, Language, bool}> by page, as `place()`
	 */
	private function places( array $paths ): array {
		$base   = $this->base->get();
		$links  = array_intersect_key( ( new StoredLinks( $this->wpdb ) )->with_joined( array_keys( $paths ) ), $paths );
		$places = array();

		foreach ( $paths as $id => $path ) {
			$language = Language::tryFrom( $links[ $id ]['language'] ?? '' );
			$place    = $this->chosen_place( $id ) ?? self::place( $id, $path, $base ) ?? ( null === $language ? null : array( $path, $language, false ) );

			if ( null !== $place ) {
				$places[ $id ] = $place;
			}
		}

		return self::gathered( $places, array_map( static fn ( array $link ): string => $link['key'], $links ), $paths );
	}

	/**
	 * Puts linked pages at the path of their first language. Another page there, in a language that they have, is by itself at its whole path.
	 *
	 * @param array<int, array{string, Language, bool}> $places
	 * @param array<int, string>                        $keys   of the groups, by linked page
	 * @param array<int, string>                        $paths
	 * @return array<int, array{string, Language, bool}>
	 */
	private static function gathered( array $places, array $keys, array $paths ): array {
		$groups = array();
		$at     = array();
		$taken  = array();

		foreach ( array_intersect_key( $keys, $places ) as $id => $key ) {
			$groups[ $key ][ $places[ $id ][1]->value ] ??= $id;
		}

		foreach ( $groups as $key => $ids ) {
			// English, Spanish, French.
			ksort( $ids );
			$first        = reset( $ids );
			$path         = $places[ $first ][0];
			$at[ $key ]   = isset( $taken[ $path ] ) ? $paths[ $first ] : $path;
			$taken[ $path ] ??= $ids;
		}

		foreach ( $places as $id => [ $path, $language, $is_first ] ) {
			$key = $keys[ $id ] ?? null;

			if ( null !== $key || ( ! $is_first && isset( $taken[ $path ][ $language->value ] ) ) ) {
				$places[ $id ][0] = null === $key ? $paths[ $id ] : $at[ $key ];
			}
		}

		return $places;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, PageContent> by page
	 */
	public function contents( array $ids ): array {
		$contents = array();

		foreach ( array_chunk( $ids, self::STEP ) as $some ) {
			$marks = implode( ',', array_fill( 0, count( $some ), '%d' ) );
			$rows = Query::rows( $this->wpdb, "SELECT ID, post_title, post_content, meta_value FROM %i LEFT JOIN %i ON post_id = ID AND meta_key = %s WHERE ID IN ($marks)", $this->wpdb->posts, $this->wpdb->postmeta, SameTexts::META, ...$some );

			foreach ( $rows as $row ) {
				$contents[ $row->int( 'ID' ) ] = PageContent::of( $row->string( 'post_title' ), $row->string( 'post_content' ), maybe_unserialize( $row->string( 'meta_value' ) ) );
			}
		}

		return $contents;
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

	/** @param array{path: string, row: Row} $page */
	private static function page( int $id, array $page, Language $language ): TranslatedPage {
		$row = $page['row'];
		$gmt = $row->string( 'post_modified_gmt' );
		// WordPress gives a draft that was never saved again no time in GMT.
		$modified = str_starts_with( $gmt, '0000' ) ? get_gmt_from_date( $row->string( 'post_modified' ) ) : $gmt;

		return new TranslatedPage(
			$id,
			$language,
			Text::plain( $row->string( 'post_title' ) ),
			$row->string( 'post_status' ),
			'publish' === $row->string( 'post_status' ) && '' === $row->string( 'post_password' ),
			(int) strtotime( $modified . ' UTC' ),
			"/{$page['path']}/",
		);
	}
}
