<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Dealers\PostalAreas\Sphere;
use HvacBlocks\Dealers\Records\CheckedDealer;
use HvacBlocks\Dealers\Records\CrossCheck;
use HvacBlocks\Dealers\Records\Dealer;

defined( 'ABSPATH' ) || exit;

/** Dealers that another system found for a place: in order, with their distances. */
final readonly class PlacedDealers {
	private const FAR_MILES = 300;

	public function __construct( private CrossCheck $check, private Place $place ) {}

	/**
	 * @param list<Dealer> $read
	 * @return list<Dealer> nearest first, those without a position last; without duplicates
	 */
	public function placed( array $read ): array {
		$dealers = array();

		foreach ( $this->corrected( $read ) as $dealer ) {
			$distance = $this->distance( $dealer );

			$dealers[ "d$dealer->company_id" ] ??= null === $distance ? $dealer : $dealer->with_distance( round( $distance, 1 ) );
		}

		uasort( $dealers, static fn ( Dealer $a, Dealer $b ): int => array( $a->distance ?? INF, $a->company_id ) <=> array( $b->distance ?? INF, $b->company_id ) );

		return array_values( $dealers );
	}

	/**
	 * Returns the first step that includes all dealers not listed just for their coverage.
	 *
	 * @param list<Dealer> $dealers
	 * @param list<int>    $steps miles, the shortest first
	 */
	public function radius( array $dealers, array $steps ): int {
		$far = 0.0;

		foreach ( $dealers as $dealer ) {
			$far = in_array( $this->place->zip, $dealer->coverage, true ) ? $far : max( $far, $dealer->distance ?? 0.0 );
		}

		foreach ( $steps as $step ) {
			if ( array() !== $dealers && $far <= $step ) {
				return $step;
			}
		}

		return array() === $steps ? 0 : end( $steps );
	}

	/**
	 * A service lists dealers near the place: the coordinates of a distant one may be swapped.
	 *
	 * @param list<Dealer> $read
	 * @return array<int, Dealer>
	 */
	private function corrected( array $read ): array {
		$far     = array_filter( $read, fn ( Dealer $dealer ): bool => $this->distance( $dealer ) > self::FAR_MILES );
		$checked = array_map( static fn ( CheckedDealer $one ): Dealer => $one->dealer, $this->check->check( array_values( $far ) ) );

		return array_replace( $read, array_combine( array_keys( $far ), $checked ) );
	}

	/** Miles; infinite if the latitude is beyond 90; null without a position. */
	private function distance( Dealer $dealer ): ?float {
		return match ( true ) {
			null === $dealer->lat || null === $dealer->lon => null,
			abs( $dealer->lat ) > 90 => INF,
			default => Sphere::between( $this->place->lat, $this->place->lon, $dealer->lat, $dealer->lon ),
		};
	}
}
