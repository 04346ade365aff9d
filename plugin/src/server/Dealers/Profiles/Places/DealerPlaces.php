<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles\Places;

use HvacBlocks\Dealers\Records\Dealer;

defined( 'ABSPATH' ) || exit;

/**
 * The directory of the dealers: states and provinces, cities and dealers.
 *
 * Assumptions:
 * - Regions are two letters of `PostalAreas\Regions`; a dealer without one is in no part of the directory.
 * - A service that cannot list its dealers has an empty directory.
 */
interface DealerPlaces {
	/** The number of dealers on a page of a city. */
	public const A_PAGE = 50;

	/** @return array<string, int> the number of dealers, by region */
	public function regions(): array;

	/** @return list<City> in alphabetical order */
	public function cities( string $region ): array;

	/** @return list<Dealer> one page of a city, by name, without their coverage */
	public function dealers( string $region, City $city, int $page ): array;

	/**
	 * @param list<string> $areas ZIP codes and forward sortation areas
	 * @return array<string, list<string>> the names of their places by region, without duplicates, in alphabetical order
	 */
	public function names( array $areas ): array;
}
