<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Dealers\PostalAreas\PostalAreaCheck;
use HvacBlocks\Dealers\PostalAreas\PostalCode;
use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Dealers\PostalAreas\Sphere;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Checks a dealer's point, ZIP code, state, city and coverage against one another.
 *
 * It repairs only coordinates that are swapped or have a wrong sign, and gives dealers without coordinates the center of their ZIP code; if that is
 * unknown or in another state, the center of their city. Everything else stays as it is written. Each repair and each contradiction is a warning.
 */
final readonly class CrossCheck {
	/** Miles beyond which a dealer hardly serves an area of another state. */
	private const FAR_COVERAGE = 250;

	private const MOST_NAMED = 3;

	public PostalAreaCheck $areas;

	public function __construct( EmbeddedPostalAreaDirectory $locations ) {
		$this->areas = new PostalAreaCheck( $locations );
	}

	/**
	 * @param list<Dealer> $dealers
	 * @return list<CheckedDealer> in the same order
	 */
	public function check( array $dealers ): array {
		$codes = array();

		foreach ( $dealers as $dealer ) {
			$codes += array_fill_keys( $dealer->coverage, true ) + array( (string) PostalCode::area( $dealer->zip ) => true );
		}

		$this->areas->load( $codes );

		return array_map( $this->checked( ... ), $dealers );
	}

	private function checked( Dealer $dealer ): CheckedDealer {
		$code     = (string) PostalCode::area( $dealer->zip );
		$area     = $this->areas->area( $code );
		$warnings = array();
		$is_approximate = null === $dealer->lat || null === $dealer->lon;

		if ( null === $area && '' !== $code ) {
			/* translators: %s: a ZIP or postal code. */
			$warnings[] = Text::sentence( __( 'The ZIP or postal code %s is unknown.', 'hvac-blocks' ), $code );
		} elseif ( null !== $area && '' !== $dealer->state && $area[0] !== $dealer->state ) {
			/* translators: 1: a ZIP or postal code, 2 and 3: names of states or provinces. */
			$warnings[] = Text::sentence( __( 'ZIP or postal code %1$s is in %2$s, not in %3$s.', 'hvac-blocks' ), $code, self::region( $area[0] ), self::region( $dealer->state ) );
		}

		$is_sure = null !== $area && array() === $warnings;
		// The city decides only if the ZIP code does not.
		$city = $is_sure ? null : $this->areas->city( $dealer->city, $dealer->state );

		if ( null !== $dealer->lat && null !== $dealer->lon ) {
			[ $dealer, $found ] = $this->corrected( $dealer, $dealer->lat, $dealer->lon, $code, $area, $city );
			array_push( $warnings, ...$found );
		} elseif ( null !== $area && ( $is_sure || null === $city ) ) {
			$dealer = $dealer->with_point( $area[1], $area[2] );
		} elseif ( null !== $city ) {
			$dealer = $dealer->with_point( $city->lat, $city->lon );
			/* translators: %s: a city and its state. */
			$warnings[] = Text::sentence( __( 'The dealer was placed at the center of %s.', 'hvac-blocks' ), "$city->name, $city->region_code" );
		}

		array_push( $warnings, ...$this->distant_coverage( $dealer ) );

		return new CheckedDealer( $dealer, $is_approximate, $warnings );
	}

	/**
	 * Returns the dealer with coordinates near its ZIP code or city, if swapping them or changing a sign achieves that.
	 *
	 * @param array{string, float, float}|null $area of the ZIP code
	 * @return array{Dealer, list<string>} with warnings
	 */
	private function corrected( Dealer $dealer, float $lat, float $lon, string $code, ?array $area, ?Place $city ): array {
		$is_near  = fn ( float $lat, float $lon ): bool => null === $area && null === $city
			? $this->areas->holds( $dealer->state, $lat, $lon )
			: ( null !== $area && self::is_within( PostalAreaCheck::width( $area[0], $code ), $lat, $lon, $area[1], $area[2] ) )
				|| ( null !== $city && self::is_within( PostalAreaCheck::width( $city->region_code, '' ), $lat, $lon, $city->lat, $city->lon ) );
		$warnings = array();

		if ( abs( $lat ) <= 90 && $is_near( $lat, $lon ) ) {
			return array( $dealer, $warnings );
		}

		foreach ( self::readings( $lat, $lon ) as $reading ) {
			if ( $is_near( ...$reading ) ) {
				return array( $dealer->with_point( ...$reading ), array( self::swapped( $lat, $lon, ...$reading ) ) );
			}
		}

		// A latitude beyond 90 can only be a longitude.
		if ( abs( $lat ) > 90 ) {
			$dealer     = $dealer->with_point( $lon, $lat );
			$warnings[] = self::swapped( $lat, $lon, $lon, $lat );
			[ $lat, $lon ] = array( $lon, $lat );
		}

		$warnings[] = match ( true ) {
			null !== $area => self::far( Sphere::between( $lat, $lon, $area[1], $area[2] ), $code ),
			null !== $city => self::far( Sphere::between( $lat, $lon, $city->lat, $city->lon ), "$city->name, $city->region_code" ),
			'' !== $dealer->state => /* translators: %s: the name of a state or province. */ Text::sentence( __( 'The coordinates are not in %s.', 'hvac-blocks' ), self::region( $dealer->state ) ),
			default => __( 'The coordinates are neither in the United States nor in Canada.', 'hvac-blocks' ),
		};

		return array( $dealer, $warnings );
	}

	/** @return list<string> */
	private function distant_coverage( Dealer $dealer ): array {
		$distant = array();

		if ( null === $dealer->lat || null === $dealer->lon ) {
			return $distant;
		}

		// Most are in the dealer's own state.
		foreach ( $this->areas->outside( $dealer->state, $dealer->coverage ) as $code ) {
			$area = $this->areas->area( $code );

			if ( null !== $area && ! self::is_within( self::FAR_COVERAGE, $dealer->lat, $dealer->lon, $area[1], $area[2] ) ) {
				$distant[] = "$code (" . self::region( $area[0] ) . ')';
			}
		}

		return array() === $distant ? array() : array(
			/* translators: %s: ZIP or postal codes with their states. */
			Text::sentence( __( 'The coverage includes areas far from the dealer: %s.', 'hvac-blocks' ), implode( ', ', array_slice( $distant, 0, self::MOST_NAMED ) ) . ( count( $distant ) > self::MOST_NAMED ? ', …' : '' ) ),
		);
	}

	/** @return iterable<array{float, float}> the other orders and signs of two numbers that are valid coordinates */
	private static function readings( float $lat, float $lon ): iterable {
		foreach ( array( array( $lon, $lat ), array( $lat, -$lon ), array( $lon, -$lat ), array( -$lat, $lon ), array( -$lat, -$lon ), array( -$lon, $lat ), array( -$lon, -$lat ) ) as $reading ) {
			if ( abs( $reading[0] ) <= 90 ) {
				yield $reading;
			}
		}
	}

	private static function is_within( int $miles, float $lat, float $lon, float $other_lat, float $other_lon ): bool {
		return Sphere::between( $lat, $lon, $other_lat, $other_lon ) <= $miles;
	}

	private static function swapped( float $lat, float $lon, float $right_lat, float $right_lon ): string {
		/* translators: 1 and 2: a latitude and a longitude. */
		return Text::sentence( __( 'The coordinates were in the wrong order or had a wrong sign: %1$s was corrected to %2$s.', 'hvac-blocks' ), "$lat, $lon", "$right_lat, $right_lon" );
	}

	private static function far( float $miles, string $place ): string {
		/* translators: 1: a number of miles, 2: a ZIP code or a city. */
		return Text::sentence( __( 'The coordinates are %1$s miles from %2$s.', 'hvac-blocks' ), number_format_i18n( $miles ), $place );
	}

	private static function region( string $code ): string {
		return Regions::name_in( $code, PageLanguage::current() );
	}
}
