<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use HvacBlocks\Http\UpstreamFailure;

defined( 'ABSPATH' ) || exit;

/**
 * What a locator's page shows of a search before its script runs: one page of cards, no more.
 *
 * @phpstan-import-type TrimmedDealer from DealerCard
 * @phpstan-type FoundDealers array{status: 'found', location: array{zip: string, name: string, region: string}|null, radius: int, total: int, matching: int, first: int, dealers: list<TrimmedDealer>}
 * @phpstan-type Results array{status: 'none'|'failed'}|FoundDealers
 */
final class LocatorResults {
	/**
	 * @return Results `total` before and `matching` after the filters; `first` is the 1-based place of the first dealer given
	 */
	public static function of( LocatorAddress $address, SearchMode $mode, DealerDirectory $directory, int $page_size ): array {
		if ( '' === $address->place ) {
			return array( 'status' => 'none' );
		}

		try {
			$result = $directory->search( $address->place, $mode );
		} catch ( UpstreamFailure ) {
			return array( 'status' => 'failed' );
		}

		$matching = DealerFilters::matching( $result->dealers, $address->filters );
		$page     = Pages::page( count( $matching ), $address->from, $page_size );
		$shown    = array_slice( $matching, max( 0, $page['first'] - 1 ), $page_size );

		return array(
			'status'   => 'found',
			'location' => null === $result->location ? null : array(
				'zip'    => $result->location->zip,
				'name'   => $result->location->name,
				'region' => $result->location->region,
			),
			'radius'   => $result->radius,
			'total'    => count( $result->dealers ),
			'matching' => count( $matching ),
			'first'    => $page['first'],
			'dealers'  => array_map( DealerCard::trimmed( ... ), $shown ),
		);
	}
}
