<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles\Places;

defined( 'ABSPATH' ) || exit;

/** A directory without dealers. */
final readonly class NoDealerPlaces implements DealerPlaces {
	public function regions(): array {
		return array();
	}

	public function cities( string $region ): array {
		return array();
	}

	public function dealers( string $region, City $city, int $page ): array {
		return array();
	}

	public function names( array $areas ): array {
		return array();
	}
}
