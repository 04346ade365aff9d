<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Values\CellText;

defined( 'ABSPATH' ) || exit;

/** The possible meanings of a visitor's place name, such as "Plano TX", the most likely first. */
final class PlaceQuery {
	/** At the end of an address. */
	private const COUNTRY = '/[\s,]+(?:u\.?\s?s\.?(?:\s?a\.?)?|united states(?: of america)?|canada|canadá|états-unis|etats-unis|estados unidos|ee\.?\s?uu\.?)$/iuD';

	/** Common names that the postal service does not use, with their regions, by key. */
	private const ALIASES = array(
		'nyc'                => array( 'newyork', 'NY' ),
		'newyorkcity'        => array( 'newyork', 'NY' ),
		'nuevayork'          => array( 'newyork', 'NY' ),
		'ciudaddenuevayork'  => array( 'newyork', 'NY' ),
		'manhattan'          => array( 'newyork', 'NY' ),
		'queens'             => array( 'jamaica', 'NY' ),
		'la'                 => array( 'losangeles', 'CA' ),
		'sf'                 => array( 'sanfrancisco', 'CA' ),
		'dc'                 => array( 'washington', 'DC' ),
		'washingtondc'       => array( 'washington', 'DC' ),
		'vegas'              => array( 'lasvegas', 'NV' ),
		'dfw'                => array( 'dallas', 'TX' ),
		'dallasftworth'      => array( 'dallas', 'TX' ),
		'philly'             => array( 'philadelphia', 'PA' ),
		'filadelfia'         => array( 'philadelphia', 'PA' ),
		'philadelphie'       => array( 'philadelphia', 'PA' ),
		'nola'               => array( 'neworleans', 'LA' ),
		'nuevaorleans'       => array( 'neworleans', 'LA' ),
		'nouvelleorleans'    => array( 'neworleans', 'LA' ),
		'lanouvelleorleans'  => array( 'neworleans', 'LA' ),
		'cayohueso'          => array( 'keywest', 'FL' ),
		'quebeccity'         => array( 'quebec', 'QC' ),
		'ciudaddequebec'     => array( 'quebec', 'QC' ),
		'villedequebec'      => array( 'quebec', 'QC' ),
		'northyork'          => array( 'toronto', 'ON' ),
		'hull'               => array( 'gatineau', 'QC' ),
		'stefoy'             => array( 'quebec', 'QC' ),
	);

	/** Returns the normalized text: plain digits, single spaces, no country and no period at the end. */
	public static function plain( string $query ): string {
		$text  = trim( CellText::plain( $query ), " ,.;:#\"'()" );
		$local = trim( preg_replace( self::COUNTRY, '', $text ) ?? '', ' ,.;' );

		return '' === $local ? $text : $local;
	}

	/**
	 * Splits off a code at the beginning, which may be a house number: "75024, TX", "75024 Plano".
	 *
	 * @return array{string, string}|null the postal area and the rest
	 */
	public static function code_first( string $text ): ?array {
		if ( 1 !== preg_match( '/^([^\s,]+(?:\s\d[A-Za-z]\d)?)[\s,]+(.+)$/uD', $text, $part ) ) {
			return null;
		}

		$area = PostalCode::area( $part[1] );

		return null === $area ? null : array( $area, $part[2] );
	}

	/**
	 * @return list<array{string, ?string}> the key of the name and the region's code, null for any region
	 */
	public static function readings( string $query ): array {
		$parts = array_values( array_filter( array_map( 'trim', explode( ',', $query ) ), static fn ( string $part ): bool => '' !== $part ) );

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

	/** @return list<array{string, ?string}> none if no letter is left */
	private static function reading( string $name, ?string $region ): array {
		$key   = PlaceName::key( $name );
		$alias = self::ALIASES[ $key ] ?? null;

		// Manhattan also exists in Kansas.
		if ( null !== $alias && ( null === $region || $region === $alias[1] ) ) {
			return array( $alias, array( $key, $region ) );
		}

		return '' === $key ? array() : array( array( $key, $region ) );
	}
}
