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
	public function others( string $query, ?Place $found ): array {
		$asked = PlaceQuery::of( $query );

		if ( null !== $asked->only_country ) {
			return array_slice( $this->names->largest_of_country( $asked->only_country ), 0, self::MOST );
		}

		$readings = '' === $asked->text || ( null !== $found && array() !== $asked->codes() ) ? array() : PlaceReadings::of( $asked );

		if ( array() === $readings ) {
			return array();
		}

		$region = PlaceReadings::region( $asked );
		$others = match ( true ) {
			null === $found && null === $region => $this->similar( $asked, $readings ),
			$readings[0]->has_region() => array(),
			default => $this->named( $readings[0]->key, $region ),
		};

		$is_other = static fn ( NamedPlace $place ): bool => $place->name !== $found?->name || $place->region !== $found->region_code;

		return array_slice( array_values( array_filter( $others, $is_other ) ), 0, self::MOST );
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
	 * Returns the places of a name, after the largest places of a region with this name.
	 *
	 * @return list<NamedPlace>
	 */
	private function named( string $key, ?string $region ): array {
		// One of them may be the place that was found.
		$named = array_slice( $this->names->named( $key ), 0, self::MOST_BESIDE + 1 );

		return null === $region ? $named : array( ...array_slice( $this->names->largest( $region ), 0, self::MOST - min( self::MOST_BESIDE, count( $named ) ) ), ...$named );
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
