<?php
declare(strict_types=1);

namespace HvacBlocks\Locations;

defined( 'ABSPATH' ) || exit;

/** What a visitor may mean by a name: the readings of "Plano TX", the likeliest first. */
final class PlaceQuery {
	private const COUNTRIES = array( 'us', 'usa', 'unitedstates', 'unitedstatesofamerica', 'canada' );

	/** Names that people use and the post does not. */
	private const ALIASES = array(
		'nyc'           => 'newyork',
		'newyorkcity'   => 'newyork',
		'quebeccity'    => 'quebec',
		'villedequebec' => 'quebec',
		'northyork'     => 'toronto',
		'hull'          => 'gatineau',
		'stefoy'        => 'quebec',
	);

	/**
	 * @return list<array{string, ?string}> the key of the name and the region's code, null for any region
	 */
	public static function readings( string $query ): array {
		$parts = array_values( array_filter( array_map( 'trim', explode( ',', $query ) ), static fn ( string $part ): bool => '' !== $part ) );

		if ( count( $parts ) > 1 && in_array( PlaceName::key( (string) end( $parts ) ), self::COUNTRIES, true ) ) {
			array_pop( $parts );
		}

		if ( count( $parts ) > 1 ) {
			$region = Regions::code( (string) array_pop( $parts ) );

			return null === $region ? array() : self::reading( (string) end( $parts ), $region );
		}

		return self::without_comma( $parts[0] ?? '' );
	}

	/** @return list<array{string, ?string}> */
	private static function without_comma( string $text ): array {
		$words    = preg_split( '/\s+/', $text, -1, PREG_SPLIT_NO_EMPTY );
		$words    = $words ? $words : array();
		$readings = array();

		// The longest region has four words: "City Newfoundland and Labrador".
		for ( $length = min( 4, count( $words ) - 1 ); $length > 0; $length-- ) {
			$region = Regions::code( implode( ' ', array_slice( $words, -$length ) ) );

			if ( null !== $region ) {
				array_push( $readings, ...self::reading( implode( ' ', array_slice( $words, 0, -$length ) ), $region ) );
			}
		}

		return array( ...$readings, ...self::reading( $text, null ) );
	}

	/** @return list<array{string, ?string}> none where no letter is left, one otherwise */
	private static function reading( string $name, ?string $region ): array {
		$key = PlaceName::key( $name );

		return '' === $key ? array() : array( array( self::ALIASES[ $key ] ?? $key, $region ) );
	}
}
