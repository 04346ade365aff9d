<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas\Names;

use HvacBlocks\Dealers\PostalAreas\Regions;

defined( 'ABSPATH' ) || exit;

/**
 * The bundled names of places: those that the post uses, cities and boroughs whose mail carries another name, and what people call them. docs/data.md
 * describes the file.
 *
 * @phpstan-type Found list<NamedPlace>
 */
final readonly class PlaceNames {
	private const LONGEST_LINE = 1000;

	private SortedFile $file;

	public function __construct( string $path = '' ) {
		$this->file = new SortedFile( '' === $path ? dirname( __DIR__, 5 ) . '/data/places.tsv' : $path, self::LONGEST_LINE );
	}

	/**
	 * Returns the places of a name, the largest first.
	 *
	 * @param string $key as returned by `PlaceName::key()`
	 * @return Found
	 */
	public function named( string $key ): array {
		foreach ( '' === $key ? array() : $this->file->from( $key ) as $line ) {
			$order = strcmp( SortedFile::key( $line ), $key );

			if ( $order >= 0 ) {
				return 0 === $order ? self::places( $line ) : array();
			}
		}

		return array();
	}

	/** @return Found the places that a reading may mean, the largest first */
	public function of( PlaceReading $reading ): array {
		$places = $reading->of( $this->named( $reading->key ) );

		if ( null === $reading->whole ) {
			return $places;
		}

		$whole = $this->of( $reading->whole )[0] ?? null;

		return array_values( array_filter( $places, static fn ( NamedPlace $place ): bool => $place->region === $whole?->region ) );
	}

	/**
	 * Returns the largest places of a state, territory or province.
	 *
	 * @return Found
	 */
	public function largest( string $region ): array {
		return $this->named( $region );
	}

	/**
	 * Returns the largest place of each state, territory or province of a country, the largest first.
	 *
	 * @param string $country `USA` or `CAN`
	 * @return Found
	 */
	public function largest_of_country( string $country ): array {
		return self::sorted( array_merge( ...array_map( fn ( string $region ): array => array_slice( $this->largest( $region ), 0, 1 ), Regions::of( substr( $country, 0, 2 ) ) ) ) );
	}

	/**
	 * Returns the places whose names begin alike, the largest first; by another name than their own only those that have exactly this one.
	 *
	 * @param string $key as returned by `PlaceName::key()`
	 * @return Found
	 */
	public function beginning( string $key ): array {
		$found = array();

		foreach ( '' === $key ? array() : $this->file->from( $key ) as $line ) {
			if ( str_starts_with( $line, $key ) ) {
				array_push( $found, ...self::places( $line, SortedFile::key( $line ) === $key ) );
			} elseif ( strcmp( $line, $key ) > 0 ) {
				break;
			}
		}

		return self::sorted( $found );
	}

	/**
	 * Returns the places with the most similar names, the largest first; in about 15 ms, since all names are compared.
	 *
	 * @param string $key as returned by `PlaceName::key()`
	 * @return Found
	 */
	public function similar( string $key ): array {
		$length = strlen( $key );
		$least  = PlaceName::tolerance( $key );
		$lines  = array();

		foreach ( 0 === $least ? array() : $this->file->from( 'a' ) as $line ) {
			$end = (int) strpos( $line, "\t" );

			if ( abs( $end - $length ) <= $least ) {
				$difference = PlaceName::difference( $key, substr( $line, 0, $end ) );

				if ( $difference <= $least ) {
					$lines = $difference < $least ? array( $line ) : array( ...$lines, $line );
					$least = $difference;
				}
			}
		}

		return self::sorted( array_merge( ...array_map( static fn ( string $line ): array => self::places( $line ), $lines ) ) );
	}

	/**
	 * @param bool $with_aliases whether to return places whose own name differs
	 * @return Found
	 */
	private static function places( string $line, bool $with_aliases = true ): array {
		[ $key, $cells ] = explode( "\t", rtrim( $line, "\n" ), 2 ) + array( '', '' );
		$last            = ucfirst( $key );
		$places          = array();

		foreach ( explode( ';', $cells ) as $cell ) {
			[ $name, $region, $zip, $size, $lat, $lon ] = explode( ',', $cell ) + array( '', '', '', '1', null, null );
			$last                                       = '' === $name ? $last : $name;

			if ( $with_aliases || '=' !== $last[0] ) {
				$places[] = new NamedPlace( ltrim( $last, '=' ), $region, $zip, (int) $size, null === $lat ? null : (float) $lat, null === $lon ? null : (float) $lon );
			}
		}

		return $places;
	}

	/**
	 * @param Found $places
	 * @return Found without repetition: a place may have several names
	 */
	private static function sorted( array $places ): array {
		$sorted = array();
		usort( $places, static fn ( NamedPlace $a, NamedPlace $b ): int => array( $b->size, $a->zip ) <=> array( $a->size, $b->zip ) );

		foreach ( $places as $place ) {
			$sorted[ $place->query() ] ??= $place;
		}

		return array_values( $sorted );
	}
}
