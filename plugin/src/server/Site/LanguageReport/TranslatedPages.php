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
 * The pages below the base path, grouped with their counterparts. As in `LanguageAlternates`: their paths differ only in the language, or the settings
 * name them for the same purpose; the home page of the site's language is above the languages.
 */
final readonly class TranslatedPages {
	/** Contents per query. */
	private const STEP = 100;

	public function __construct( private wpdb $wpdb, private BasePath $base, private ConfiguredPages $chosen ) {}

	/** @return array<string, non-empty-array<string, TranslatedPage>> by the path below the language, then by language; in the order of the paths */
	public function all(): array {
		$base   = $this->base->get();
		$groups = array();

		foreach ( ( new PagePaths( $this->wpdb ) )->all() as $id => [ 'path' => $at, 'row' => $row ] ) {
			$place = $this->chosen_place( $id ) ?? self::place( $id, $at, $base );

			if ( null === $place ) {
				continue;
			}

			[ $path, $language, $is_first ] = $place;

			// The home page may have a page of the same language below it, which only leads to it; a chosen page replaces another.
			if ( $is_first || ! isset( $groups[ $path ][ $language->value ] ) ) {
				$groups[ $path ][ $language->value ] = self::page( $id, $row, $language );
			}
		}

		ksort( $groups, SORT_STRING );

		return $groups;
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
