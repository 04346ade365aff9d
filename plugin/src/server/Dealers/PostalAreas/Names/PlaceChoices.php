<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas\Names;

use HvacBlocks\Dealers\PostalAreas\Place;

defined( 'ABSPATH' ) || exit;

/** Places to choose from: what else a text may mean, and what a visitor may be typing. */
final readonly class PlaceChoices {
	private const MOST = 8;

	/** Beside a place that was found. */
	private const MOST_BESIDE = 4;

	/** Letters; two begin too many names. */
	private const SHORTEST = 3;

	/** Each comparison with all names takes about 10 ms. */
	private const MOST_COMPARED = 3;

	public function __construct( private PlaceNames $names ) {}

	/**
	 * As in `PostalAreaDirectory`.
	 *
	 * @return list<NamedPlace>
	 */
	public function others( PlaceQuery $asked, ?Place $found ): array {
		if ( null !== $asked->only_country ) {
			return array_slice( $this->names->largest_of_country( $asked->only_country ), 0, self::MOST );
		}

		$has_code = null !== $found && array() !== $asked->codes();
		$readings = '' === $asked->text || $has_code || $asked->is_military() ? array() : PlaceReadings::of( $asked );

		if ( array() === $readings ) {
			return array();
		}

		$region = PlaceReadings::region( $asked ) ?? ( null === $found ? PlaceReadings::similar_region( $asked ) : null );
		$places = match ( true ) {
			null === $found && null === PlaceReadings::region( $asked ) => $this->similar( $asked, $readings ),
			$readings[0]->has_region() => array(),
			default => array_slice( $this->names->named( $readings[0]->key ), 0, self::MOST_BESIDE + 1 ), // One of them may be the place that was found.
		};

		$is_other = static fn ( NamedPlace $place ): bool => $place->name !== $found?->name || $place->region !== $found->region_code;
		$others   = array_filter( null === $region ? $places : $this->with_region( $region, $places ), $is_other );

		return array_slice( array_values( $others ), 0, self::MOST );
	}

	/** @return list<NamedPlace> as in `EmbeddedPostalAreaDirectory` */
	public function suggestions( string $typed ): array {
		$asked = PlaceQuery::of( $typed );
		$state = strlen( $asked->text ) < self::SHORTEST ? null : PlaceReadings::region( $asked );

		if ( null !== $state ) {
			return array_slice( array( ...array_slice( $this->names->named( PlaceName::key( $asked->text ) ), 0, 1 ), ...$this->names->largest( $state ) ), 0, self::MOST );
		}

		foreach ( PlaceReadings::beginnings( $asked ) as $readings ) {
			$names = strlen( $readings[0]->key ) < self::SHORTEST ? array() : $this->names->beginning( $readings[0]->key );
			$found = array_filter( $names, static fn ( NamedPlace $place ): bool => array() !== array_filter( $readings, static fn ( PlaceReading $reading ): bool => $reading->fits( $place ) ) );

			if ( array() !== $found ) {
				return array_slice( $found, 0, self::MOST );
			}
		}

		return array();
	}

	/**
	 * Returns the region and its largest places, then the others.
	 *
	 * @param list<NamedPlace> $others
	 * @return list<NamedPlace>
	 */
	private function with_region( string $region, array $others ): array {
		$largest = array_slice( $this->names->largest( $region ), 0, self::MOST - 1 - min( self::MOST_BESIDE, count( $others ) ) );

		$places  = array();

		foreach ( array( ...$largest, ...$others ) as $place ) {
			$places[ $place->query() ] ??= $place;
		}

		return array( new NamedPlace( '', $region, '' ), ...array_values( $places ) );
	}

	/**
	 * Returns the places with similar names, or else those whose names the text contains.
	 *
	 * @param list<PlaceReading> $readings
	 * @return list<NamedPlace>
	 */
	private function similar( PlaceQuery $asked, array $readings ): array {
		foreach ( array_slice( $readings, 0, self::MOST_COMPARED ) as $reading ) {
			$similar = strlen( $reading->key ) < self::SHORTEST ? array() : $reading->of( array( ...$this->names->beginning( $reading->key ), ...$this->names->similar( $reading->key ) ) );

			if ( array() !== $similar ) {
				return $similar;
			}
		}

		return array_merge( ...array_map( $this->names->of( ... ), PlaceReadings::within( $asked ) ) );
	}
}
