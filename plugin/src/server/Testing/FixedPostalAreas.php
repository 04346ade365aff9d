<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Dealers\PostalAreas\PostalAreaDirectory;

defined( 'ABSPATH' ) || exit;

/** Knows Plano, Texas, and nothing else. */
final readonly class FixedPostalAreas implements PostalAreaDirectory {
	public function find( string $query ): ?Place {
		return str_starts_with( trim( $query ), '75024' ) || str_starts_with( strtolower( $query ), 'plano' )
			? new Place( query: trim( $query ), zip: '75024', name: 'Plano', region: 'Texas', region_code: 'TX', country: 'US', lat: 33.08, lon: -96.8 )
			: null;
	}

	public function others( string $query, ?Place $found ): array {
		return array();
	}
}
