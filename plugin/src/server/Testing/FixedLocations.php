<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Dealers\PostalAreas\Location;
use HvacBlocks\Dealers\PostalAreas\LocationDirectory;

defined( 'ABSPATH' ) || exit;

/** Knows Plano, Texas, and nothing else. */
final readonly class FixedLocations implements LocationDirectory {
	public function find( string $query ): ?Location {
		return str_starts_with( trim( $query ), '75024' ) || str_starts_with( strtolower( $query ), 'plano' )
			? new Location( query: trim( $query ), zip: '75024', name: 'Plano', region: 'Texas', region_code: 'TX', country: 'US', lat: 33.08, lon: -96.8 )
			: null;
	}
}
