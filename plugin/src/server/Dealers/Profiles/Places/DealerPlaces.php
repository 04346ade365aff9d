<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles\Places;

use HvacBlocks\Dealers\Records\Dealer;

defined( 'ABSPATH' ) || exit;

/**
 * Where the dealers are: the tree of states and provinces, cities and dealers.
 *
 * Assumptions:
 * - Regions are two letters of `PostalAreas\Regions`; a dealer without one is in no part of the tree.
 * - A service that cannot list its dealers has an empty tree.
 */
interface DealerPlaces {
	/** How many dealers a page of a city has. */
	public const A_PAGE = 50;

	/** @return array<string, int> how many dealers there are, by region */
	public function regions(): array;

	/** @return list<City> in alphabetical order */
	public function cities( string $region ): array;

	/** @return list<Dealer> one page of a city, by name, without their coverage */
	public function dealers( string $region, City $city, int $page ): array;

	/**
	 * @param list<string> $areas ZIP codes and forward sortation areas
	 * @return array<string, list<string>> the names of their places by region, each once, in alphabetical order
	 */
	public function names( array $areas ): array;
}
