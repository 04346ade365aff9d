<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Dealers\PostalAreas\PostalAreaDirectory;
use HvacBlocks\Dealers\PostalAreas\Sphere;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerNames;
use HvacBlocks\Dealers\Store\DealerRow;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Dealers\Store\NearestDealers;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Kernel\RecordId;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The dealers of this site.
 *
 * A search runs two queries: the first finds the dealers within the radius, together with the IDs of the dealers whose coverage includes the ZIP code
 * (`NearestDealers`); the second reads the rows of the nearest hundred. Where the dealers are crowded, it takes four or five. Both modes have the same answer
 * here.
 */
final readonly class EmbeddedDealerDirectory implements SearchesNames, SearchesWithin {
	private const MOST       = 100;

	/** Of so many dealers with a name the nearest are found: as many rows are read in some milliseconds. */
	private const NAMESAKES = 1000;

	/** Each step beyond the widest radius is this many times as wide as the previous one, up to half the earth's circumference. */
	private const WIDER    = 1.5;
	private const FARTHEST = M_PI * Sphere::RADIUS;

	private NearestDealers $nearest;

	public function __construct(
		private wpdb $wpdb,
		private DealerStore $store,
		private PostalAreaDirectory $locations,
		private Settings $settings,
		private int $first_step = 0,
	) {
		$this->nearest = new NearestDealers( $wpdb );
	}

	public function within( int $miles ): self {
		return new self( $this->wpdb, $this->store, $this->locations, $this->settings, $miles );
	}

	public function search( string $query, SearchMode $mode ): SearchResult {
		$location = $this->locations->find( $query );
		$others   = RegionPages::existing( $this->locations->others( $query, $location ), $this->has_dealers( ... ) );

		return null === $location ? SearchResult::of_names( $this->named( $query, '', self::MOST_NAMED ), $others ) : $this->around( $location )->with_others( $others );
	}

	public function named( string $name, string $near, int $most ): array {
		$place = '' === $near ? null : $this->locations->find( $near );
		$ids   = ( new DealerNames( $this->wpdb ) )->ids( $name, null === $place ? $most : self::NAMESAKES );

		if ( null !== $place ) {
			return array_slice( $this->dealers( $place, array(), $ids ), 0, $most );
		}

		return array() === $ids ? array() : array_map( static fn ( StoredDealer $stored ): Dealer => $stored->dealer, $this->store->by_ids( $ids ) );
	}

	public function get( string $company_id ): ?Dealer {
		return RecordId::is( $company_id ) ? $this->store->get( $company_id )?->dealer : null;
	}

	private function has_dealers( string $region ): bool {
		return null !== Query::value( $this->wpdb, 'SELECT 1 FROM %i WHERE state = %s LIMIT 1', DealerTables::dealers( $this->wpdb ), $region );
	}

	private function around( Place $location ): SearchResult {
		$steps                         = $this->steps();
		$radius                        = array_shift( $steps );
		[ $near, $covering, $is_many ] = $this->nearest->around( $location, $radius, self::MOST );

		while ( array() === $near && array() === $covering && array() !== $steps ) {
			$radius = array_shift( $steps );
			$near   = $this->nearest->nearest( $location, $radius, NearestDealers::COUNTED );
		}

		if ( array() === $near && array() === $covering ) {
			return new SearchResult( $location, $radius, 0, array(), $this->beyond( $location, $radius ) );
		}

		$total = $is_many ? NearestDealers::COUNTED : min( NearestDealers::COUNTED, count( $near + $covering ) );

		return $this->result( $location, $radius, $total, $near, array_diff_key( $covering, $near ) );
	}

	/**
	 * @param array<int, float> $near   haversines by ID, in order
	 * @param array<int, mixed> $others those that cover the ZIP code from outside the radius, by ID; they sort last
	 */
	private function result( Place $location, int $radius, int $total, array $near, array $others ): SearchResult {
		if ( count( $near ) >= self::MOST ) {
			return new SearchResult( $location, $radius, $total, $this->dealers( $location, array_slice( $near, 0, self::MOST, true ) ) );
		}

		// With many others, those that are shown are found by their IDs alone.
		return new SearchResult( $location, $radius, $total, count( $others ) > self::MOST
			? $this->dealers( $location, $near + $this->nearest->covering( $location, $radius, self::MOST - count( $near ) ) )
			: $this->dealers( $location, $near, array_keys( $others ) ) );
	}

	/** Returns the nearest dealer overall if there is none within the radius. Each empty ring costs one index lookup. */
	private function beyond( Place $location, float $radius ): ?Dealer {
		do {
			$radius  = min( self::FARTHEST, $radius * self::WIDER );
			$nearest = $this->nearest->nearest( $location, $radius, 1 );
		} while ( array() === $nearest && $radius < self::FARTHEST );

		return $this->dealers( $location, $nearest )[0] ?? null;
	}

	/**
	 * @param array<int, float> $near   haversines by ID, in the requested order
	 * @param list<int>         $others follow in the order of their distance, if there is room
	 * @return list<Dealer>
	 */
	private function dealers( Place $location, array $near, array $others = array() ): array {
		$ids = array( ...array_keys( $near ), ...$others );

		if ( array() === $ids ) {
			return array();
		}

		$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$table  = DealerTables::dealers( $this->wpdb );
		$rows   = array() === $others
			? Query::rows( $this->wpdb, "SELECT * FROM %i WHERE id IN ($places)", $table, ...$ids )
			// Equal distances keep one order, so that pages of one answer neither repeat nor lose a dealer.
			: Query::rows( $this->wpdb, 'SELECT *, ' . NearestDealers::haversine() . " AS haversine FROM %i WHERE id IN ($places) ORDER BY haversine, id LIMIT %d", ...array( ...NearestDealers::point( $location ), $table, ...$ids, self::MOST ) );

		$dealers = array();

		foreach ( $rows as $row ) {
			$id             = $row->int( 'id' );
			$dealers[ $id ] = DealerRow::dealer( $row, round( Sphere::miles( $near[ $id ] ?? $row->float( 'haversine' ) ), 1 ) );
		}

		$ordered = array_filter( array_map( static fn ( int $id ): ?Dealer => $dealers[ $id ] ?? null, array_keys( $near ) ) );

		// The database returns the near ones in any order, the others in theirs.
		return array_values( array( ...$ordered, ...array_diff_key( $dealers, $near ) ) );
	}

	/** @return non-empty-list<int> */
	private function steps(): array {
		$steps = ChosenDistance::steps( $this->settings ) ?: array( 25 );
		$from  = array_search( $this->first_step, $steps, true );

		return false === $from ? $steps : array( $this->first_step, ...array_slice( $steps, $from + 1 ) );
	}
}
