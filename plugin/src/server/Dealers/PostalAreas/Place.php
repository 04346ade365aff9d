<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

defined( 'ABSPATH' ) || exit;

/** A requested place, with the postal area that represents it. */
final readonly class Place {
	public function __construct(
		/** The query, trimmed. */
		public string $query,
		/** A five-digit ZIP or a Canadian forward sortation area. */
		public string $zip,
		public string $name,
		/** The full English name of the state, territory or province. */
		public string $region,
		/** Its two letters; empty if unknown. */
		public string $region_code,
		/** `US` or `CA`. */
		public string $country,
		public float $lat,
		public float $lon,
	) {}

	/** @param array<array-key, mixed> $values in the shape of `to_array()`; missing values are empty */
	public static function from_array( array $values ): self {
		$text   = static fn ( string $key ): string => is_scalar( $values[ $key ] ?? null ) ? (string) $values[ $key ] : '';
		$region = $text( 'region' );
		$code   = Regions::code( $region ) ?? '';

		return new self(
			query: $text( 'query' ),
			zip: $text( 'zip' ),
			name: $text( 'name' ),
			region: $region,
			region_code: $code,
			country: '' === $code ? $text( 'country' ) : Regions::country( $code ),
			lat: (float) $text( 'lat' ),
			lon: (float) $text( 'lon' ),
		);
	}

	/** The same place with another spelling of the query. */
	public function asked_for( string $query ): self {
		return new self( $query, $this->zip, $this->name, $this->region, $this->region_code, $this->country, $this->lat, $this->lon );
	}

	/** @return array{query: string, zip: string, name: string, region: string, regionCode: string, country: string, lat: float, lon: float} */
	public function to_array(): array {
		return array(
			'query'      => $this->query,
			'zip'        => $this->zip,
			'name'       => $this->name,
			'region'     => $this->region,
			'regionCode' => $this->region_code,
			'country'    => $this->country,
			'lat'        => $this->lat,
			'lon'        => $this->lon,
		);
	}
}
