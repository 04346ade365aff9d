<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\Profiles\Places\EmbeddedDealerPlaces;
use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Editing\Seo\LanguageLinks;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The addresses of the dealers' profiles (`en`, `es`, `fr`) and of the directory (`places-en`, …), in pages for search engines.
 *
 * Reads only the dealers of one page: its position is found in the index of company IDs. A page of the directory contains whole states.
 */
final readonly class DealerSitemap {
	/** The same number as in WordPress' own sitemaps. */
	public const A_PAGE = 2000;

	private const PLACES = 'places-';

	public function __construct( private wpdb $wpdb, private Settings $settings, private EmbeddedDealerPlaces $places ) {}

	/** @return list<string> */
	public static function types(): array {
		$languages = array_column( Language::cases(), 'value' );

		return array( ...$languages, ...array_map( static fn ( string $language ): string => self::PLACES . $language, $languages ) );
	}

	public function pages( string $type ): int {
		return match ( true ) {
			! in_array( $type, self::types(), true )     => 0,
			$this->settings->has_service( 'dealers' ) => 0,
			str_starts_with( $type, self::PLACES ) => count( $this->groups() ),
			default                                => (int) ceil( $this->count() / self::A_PAGE ),
		};
	}

	/** @return list<array{loc: string, lastmod?: string, alternates?: array<string, string>}> */
	public function urls( string $type, int $page ): array {
		if ( $page < 1 || $page > $this->pages( $type ) ) {
			return array();
		}

		return str_starts_with( $type, self::PLACES )
			? $this->directory( Language::from( substr( $type, strlen( self::PLACES ) ) ), $page )
			: $this->profiles( Language::from( $type ), $page );
	}

	/** @return list<array{loc: string, lastmod?: string, alternates?: array<string, string>}> */
	private function profiles( Language $language, int $page ): array {
		$table   = DealerTables::dealers( $this->wpdb );
		$folders = array();

		foreach ( Language::cases() as $one ) {
			$folders[ $one->value ] = DealerProfileAddress::folder( $one );
		}

		$rows = Query::rows(
			$this->wpdb,
			'SELECT dealers.company_id, dealers.name, dealers.city, dealers.state, dealers.updated
			FROM (SELECT id FROM %i ORDER BY company_id LIMIT %d OFFSET %d) page INNER JOIN %i dealers ON dealers.id = page.id
			ORDER BY dealers.company_id',
			$table,
			self::A_PAGE,
			( $page - 1 ) * self::A_PAGE,
			$table
		);

		return array_map(
			static function ( Row $row ) use ( $folders, $language ): array {
				$slug = DealerProfileAddress::slug( $row->string( 'name' ), $row->string( 'city' ), $row->string( 'state' ), $row->string( 'company_id' ) );

				return self::entry( array_map( static fn ( string $folder ): string => "$folder$slug/", $folders ), $language )
					+ ( $row->int( 'updated' ) > 0 ? array( 'lastmod' => gmdate( DATE_W3C, $row->int( 'updated' ) ) ) : array() );
			},
			$rows
		);
	}

	/**
	 * @param array<string, string> $urls by language
	 * @return array{loc: string, alternates?: array<string, string>}
	 */
	private static function entry( array $urls, Language $language ): array {
		return array( 'loc' => $urls[ $language->value ] ) + ( LanguageLinks::are_ours( null ) ? array( 'alternates' => LanguageLinks::with_default( $urls ) ) : array() );
	}

	/** @return array{loc: string, alternates?: array<string, string>} */
	private static function place( DirectoryAddress $address ): array {
		$urls = array();

		foreach ( Language::cases() as $language ) {
			$urls[ $language->value ] = $address->in( $language )->url();
		}

		return self::entry( $urls, $address->language );
	}

	/** @return list<array{loc: string, alternates?: array<string, string>}> */
	private function directory( Language $language, int $page ): array {
		$urls = array();

		foreach ( $this->groups()[ $page - 1 ] ?? array() as $region ) {
			$urls[] = self::place( DirectoryPlace::address( $language, $region ) );

			foreach ( $this->places->cities( $region ) as $city ) {
				$address = DirectoryPlace::address( $language, $region, $city->slug );

				for ( $number = 1; $number <= DirectoryPlace::pages( $city ); $number++ ) {
					$urls[] = self::place( new DirectoryAddress( $language, $address->region, $address->city, $number ) );
				}
			}
		}

		return $urls;
	}

	/** @return list<list<string>> the regions of each page: as many as have about one page of cities together */
	private function groups(): array {
		$groups = array();
		$full   = self::A_PAGE;

		foreach ( $this->places->city_counts() as $region => $count ) {
			if ( $full + $count > self::A_PAGE ) {
				$groups[] = array();
				$full     = 0;
			}

			$groups[ count( $groups ) - 1 ][] = $region;
			$full                            += $count + 1;
		}

		return array_map( array_values( ... ), array_values( $groups ) );
	}

	private function count(): int {
		$key   = 'sitemap-count:' . wp_cache_get_last_changed( DealerStore::CACHE_GROUP );
		$count = wp_cache_get( $key, DealerStore::CACHE_GROUP );

		if ( ! is_int( $count ) ) {
			$count = (int) Query::value( $this->wpdb, 'SELECT COUNT(*) FROM %i', DealerTables::dealers( $this->wpdb ) );
			wp_cache_set( $key, $count, DealerStore::CACHE_GROUP, DAY_IN_SECONDS );
		}

		return $count;
	}
}
