<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

defined( 'ABSPATH' ) || exit;

/** The place of an `examples.json`: `"location": { "name": "Plano", "region": "Texas" }`, and `{}` for none. */
final readonly class ExamplePostalAreas implements PostalAreaDirectory {
	public function __construct( private ?Place $location ) {}

	public function find( string $query ): ?Place {
		return $this->location?->asked_for( $query );
	}

	public function others( string $query, ?Place $found ): array {
		return array();
	}
}
