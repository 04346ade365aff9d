<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas\Names;

use HvacBlocks\Dealers\PostalAreas\Regions;

defined( 'ABSPATH' ) || exit;

/**
 * A name of a place, with the postal area that represents the place; without a name, a whole region.
 *
 * @phpstan-type PlaceArray array{name: string, region: string, regionCode: string, directoryUrl?: string}
 */
final readonly class NamedPlace {
	public function __construct(
		/** The place's own name, which may differ from the requested one: "New York" for "NYC". */
		public string $name,
		/** The code of the state, territory or province. */
		public string $region,
		public string $zip,
		/** People in thousands, at least 1. */
		public int $size = 1,
		/** Degrees, if the place is far from the center of its postal area. */
		public ?float $lat = null,
		public ?float $lon = null,
	) {}

	/** @param array<array-key, mixed> $values in the shape of `to_array()`; missing values are empty */
	public static function from_array( array $values ): self {
		$text = static fn ( string $key ): string => is_string( $values[ $key ] ?? null ) ? $values[ $key ] : '';

		return new self( $text( 'name' ), $text( 'regionCode' ), '' );
	}

	public function is_region(): bool {
		return '' === $this->name;
	}

	/** Returns a query that finds this place only, "Portland, ME", or the region. */
	public function query(): string {
		return $this->is_region() ? $this->region : "$this->name, $this->region";
	}

	/** @return PlaceArray */
	public function to_array(): array {
		return array(
			'name'       => $this->name,
			'region'     => Regions::name( $this->region ),
			'regionCode' => $this->region,
		);
	}
}
