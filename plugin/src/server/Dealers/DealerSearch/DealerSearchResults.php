<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\MilitaryAddress;
use HvacBlocks\Dealers\Directory\RegionPages;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\PostalAreas\Names\NamedPlace;
use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Kernel\Unavailable;

defined( 'ABSPATH' ) || exit;

/**
 * The part of a search that a locator's page shows before its script runs: one page of cards, no more.
 *
 * @phpstan-import-type TrimmedDealer from DealerCard
 * @phpstan-import-type PlaceArray from NamedPlace
 * @phpstan-type FoundPlace array{zip: string, name: string, region: string, regionCode: string, country: string, lat: float, lon: float}
 * @phpstan-type FoundDealers array{status: 'found', location: FoundPlace|null, radius: int, total: int, matching: int, first: int, dealers: list<TrimmedDealer>, nearest: TrimmedDealer|null, others: list<PlaceArray>, texts?: array{nobody: string, nobodyHelp: string}}
 * @phpstan-type Results array{status: 'none'|'failed'}|FoundDealers
 */
final class DealerSearchResults {
	/**
	 * @return Results `total` before and `matching` after the filters; `first` is the 1-based position of the first dealer returned
	 */
	public static function of( DealerSearchAddress $address, SearchMode $mode, DealerDirectory $directory, int $page_size ): array {
		if ( '' === $address->place ) {
			return array( 'status' => 'none' );
		}

		try {
			$result = $directory->search( $address->place, $mode );
		} catch ( Unavailable ) {
			return array( 'status' => 'failed' );
		}

		$texts    = MilitaryAddress::texts( $address->place, $result );
		$matching = DealerFilters::matching( $result->dealers, $address->filters );
		$page     = Pagination::page( count( $matching ), $address->from, $page_size );
		$shown    = array_slice( $matching, max( 0, $page['first'] - 1 ), $page_size );

		return array(
			'status'   => 'found',
			'location' => self::place( $result->location ),
			'radius'   => $result->radius,
			'total'    => count( $result->dealers ),
			'matching' => count( $matching ),
			'first'    => $page['first'],
			'dealers'  => array_map( self::placed( ... ), $shown ),
			'nearest'  => null === $result->nearest ? null : DealerCard::trimmed( $result->nearest ),
			'others'   => RegionPages::of( $result->others ),
		) + ( null === $texts ? array() : array( 'texts' => $texts ) );
	}

	/** @return FoundPlace|null */
	private static function place( ?Place $location ): ?array {
		return null === $location ? null : array(
			'zip'        => $location->zip,
			'name'       => $location->name,
			'region'     => $location->region,
			'regionCode' => $location->region_code,
			'country'    => $location->country,
			'lat'        => $location->lat,
			'lon'        => $location->lon,
		);
	}

	/** @return TrimmedDealer the dealer as on the card, with its position on the map */
	private static function placed( Dealer $dealer ): array {
		$trimmed = DealerCard::trimmed( $dealer );

		if ( null !== $dealer->lat && null !== $dealer->lon ) {
			$trimmed['location'] = array(
				'lat' => $dealer->lat,
				'lon' => $dealer->lon,
			);
		}

		return $trimmed;
	}
}
