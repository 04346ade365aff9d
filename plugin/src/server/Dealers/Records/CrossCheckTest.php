<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\PostalAreas\PostalAreaFile;
use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class CrossCheckTest extends TestCase {
	private const PLANO = array( 33.078, -96.811 );

	protected function setUp(): void {
		TestPlaces::load( self::wpdb(), array( '75024', '33101', '07502', '00601', '02110', '90001', 'M5V', 'X0A', '64101', '96910', '99723', '10001' ), array( 'Plano', 'Miami', 'Anchorage' ) );
	}

	/** @return iterable<string, array{array<string, string|float|list<string>>, list<float>|string|null, list<string>}> fields, the position, the warnings */
	public static function dealers(): iterable {
		yield 'all fits' => array( array( 'state' => 'TX', 'zip' => '75024', 'lat' => 33.1, 'lon' => -96.8 ), array( 33.1, -96.8 ), array() );
		yield 'nothing but a point' => array( array( 'lat' => 33.1, 'lon' => -96.8 ), array( 33.1, -96.8 ), array() );
		yield 'nothing at all' => array( array(), null, array() );
		yield 'a ZIP code alone' => array( array( 'zip' => '75024' ), self::PLANO, array() );
		yield 'another part of the country, across the date line' => array( array( 'state' => 'GU', 'zip' => '96910', 'lat' => 13.47, 'lon' => 144.75 ), array( 13.47, 144.75 ), array() );
		yield 'the wide North' => array( array( 'state' => 'NU', 'zip' => 'X0A 0H0', 'lat' => 73.0, 'lon' => -85.0 ), array( 73.0, -85.0 ), array() );

		yield 'Miami, swapped' => array( array( 'city' => 'Miami', 'state' => 'FL', 'zip' => '33101', 'lat' => -80.1918, 'lon' => 25.7617 ), array( 25.7617, -80.1918 ), array( self::corrected( '-80.1918, 25.7617', '25.7617, -80.1918' ) ) );
		yield 'Plano, swapped' => array( array( 'state' => 'TX', 'zip' => '75024', 'lat' => -96.81, 'lon' => 33.07 ), array( 33.07, -96.81 ), array( self::corrected( '-96.81, 33.07', '33.07, -96.81' ) ) );
		yield 'Plano in Asia' => array( array( 'state' => 'TX', 'zip' => '75024', 'lat' => 33.078, 'lon' => 96.811 ), self::PLANO, array( self::corrected( '33.078, 96.811', '33.078, -96.811' ) ) );
		yield 'swapped and without a sign' => array( array( 'zip' => '75024', 'lat' => 96.811, 'lon' => 33.078 ), self::PLANO, array( self::corrected( '96.811, 33.078', '33.078, -96.811' ) ) );
		yield 'swapped, by its city' => array( array( 'city' => 'plano', 'state' => 'TX', 'lat' => -96.811, 'lon' => 33.078 ), self::PLANO, array( self::corrected( '-96.811, 33.078', '33.078, -96.811' ) ) );
		yield 'swapped, by its state' => array( array( 'state' => 'TX', 'lat' => -96.811, 'lon' => 33.078 ), self::PLANO, array( self::corrected( '-96.811, 33.078', '33.078, -96.811' ) ) );
		yield 'swapped, and nothing else is known' => array( array( 'lat' => -96.811, 'lon' => 33.078 ), self::PLANO, array( self::corrected( '-96.811, 33.078', '33.078, -96.811' ) ) );
		yield 'Guam without its own sign' => array( array( 'zip' => '96910', 'lat' => 13.47, 'lon' => -144.75 ), array( 13.47, 144.75 ), array( self::corrected( '13.47, -144.75', '13.47, 144.75' ) ) );

		yield 'a Texan ZIP code in Montreal' => array( array( 'state' => 'TX', 'zip' => '75024', 'lat' => 45.5, 'lon' => -73.56 ), array( 45.5, -73.56 ), array( 'The coordinates are 1,502 miles from 75024.' ) );
		yield 'a city far from its point' => array( array( 'city' => 'Miami', 'state' => 'FL', 'lat' => 45.5, 'lon' => -73.56 ), array( 45.5, -73.56 ), array( 'The coordinates are 1,413 miles from Miami, FL.' ) );
		yield 'a point outside the state' => array( array( 'state' => 'TX', 'lat' => 25.76, 'lon' => -80.19 ), array( 25.76, -80.19 ), array( 'The coordinates are not in Texas.' ) );
		yield 'a point in Europe' => array( array( 'lat' => 48.85, 'lon' => 2.35 ), array( 48.85, 2.35 ), array( 'The coordinates are neither in the United States nor in Canada.' ) );
		yield 'far in any order' => array( array( 'zip' => '75024', 'lat' => -120.0, 'lon' => 10.0 ), array( 10.0, -120.0 ), array( self::corrected( '-120, 10', '10, -120' ), 'The coordinates are 2,171 miles from 75024.' ) );

		yield 'the ZIP code of another state' => array( array( 'state' => 'CA', 'zip' => '75024' ), self::PLANO, array( 'ZIP or postal code 75024 is in Texas, not in California.' ) );
		yield 'a ZIP code that lost a digit, by its city' => array( array( 'city' => 'Miami', 'state' => 'FL', 'zip' => '07502' ), 'Miami', array( 'ZIP or postal code 07502 is in New Jersey, not in Florida.', 'The dealer was placed at the center of Miami, FL.' ) );
		yield 'the ZIP code of another state, at the right point' => array( array( 'city' => 'Miami', 'state' => 'FL', 'zip' => '07502', 'lat' => 25.76, 'lon' => -80.19 ), array( 25.76, -80.19 ), array( 'ZIP or postal code 07502 is in New Jersey, not in Florida.' ) );
		yield 'a postal code of another country' => array( array( 'state' => 'TX', 'zip' => 'M5V 2T6', 'lat' => 33.1, 'lon' => -96.8 ), array( 33.1, -96.8 ), array( 'ZIP or postal code M5V is in Ontario, not in Texas.', 'The coordinates are 1,187 miles from M5V.' ) );
		yield 'a ZIP code in Mexico' => array( array( 'state' => 'NL', 'zip' => '64000' ), null, array( 'The ZIP or postal code 64000 is unknown.' ) );
		yield 'an unknown ZIP code with a city' => array( array( 'city' => 'Miami', 'state' => 'FL', 'zip' => '99999' ), 'Miami', array( 'The ZIP or postal code 99999 is unknown.', 'The dealer was placed at the center of Miami, FL.' ) );
		yield 'a city in another state' => array( array( 'city' => 'Miami', 'state' => 'CA' ), null, array() );

		yield 'coverage across a state line' => array( array( 'state' => 'NY', 'zip' => '10001', 'coverage' => array( '07502', '02110' ) ), '10001', array() );
		yield 'coverage far away' => array( array( 'state' => 'TX', 'zip' => '75024', 'lat' => 33.1, 'lon' => -96.8, 'coverage' => array( '00601', '02110', '75024', '90001', 'M5V' ) ), array( 33.1, -96.8 ), array( 'The coverage includes areas far from the dealer: 00601 (Puerto Rico), 02110 (Massachusetts), 90001 (California), …' ) );
	}

	/**
	 * @param array<string, string|float|list<string>> $fields
	 * @param list<float>|string|null $point or the place whose center it is
	 * @param list<string> $warnings
	 */
	#[DataProvider( 'dealers' )]
	public function test_what_contradicts_is_repaired_or_said( array $fields, array|string|null $point, array $warnings ): void {
		$place = is_string( $point ) ? ( new EmbeddedPostalAreaDirectory( self::wpdb() ) )->find( $point ) : null;
		$point = null === $place ? $point : array( $place->lat, $place->lon );

		$checked = self::check( ( new EmbeddedPostalAreaDirectory( self::wpdb() ) ), $fields );

		self::assertSame( array( $point, $warnings ), array( null === $checked->dealer->lat ? null : array( $checked->dealer->lat, $checked->dealer->lon ), $checked->warnings ) );
		self::assertSame( ! isset( $fields['lat'] ), $checked->is_approximate );

		// A corrected value passes a second check.
		if ( isset( $fields['lat'] ) ) {
			self::assertSame( $checked->dealer->lat, self::check( new EmbeddedPostalAreaDirectory( self::wpdb() ), array( ...$fields, 'lat' => (float) $checked->dealer->lat, 'lon' => (float) $checked->dealer->lon ) )->dealer->lat );
		}
	}

	/** Until the table is loaded, and for files with more areas than a query should have. */
	public function test_the_bundled_file_and_the_index_of_all_areas_say_the_same(): void {
		delete_option( PostalAreaLoader::OPTION );
		$bundled = new EmbeddedPostalAreaDirectory( self::wpdb(), new PostalAreaFile( TestPlaces::bundled() ) );
		/** @var array<array-key, array{string, float, float}> $areas */
		$areas = array();

		foreach ( $bundled->all() as $row ) {
			$areas[ $row->string( 'code' ) ] = array( $row->string( 'region' ), $row->float( 'lat' ), $row->float( 'lon' ) );
		}

		$check = new CrossCheck( $bundled );
		self::assertCount( 43552, $areas );

		foreach ( array( array( '75024' => true, '00000' => true ), $areas ) as $codes ) {
			$check->areas->load( $codes );
			self::assertSame( array( $areas['75024'] ?? null, 'TX', null, null ), array( $check->areas->area( '75024' ), $check->areas->region( '75024' ), $check->areas->area( '00000' ), $check->areas->region( '00000' ) ) );
		}

		foreach ( $areas as $code => $area ) {
			self::assertSame( $area, $check->areas->area( (string) $code ) );
		}
	}

	public function test_no_area_is_outside_its_own_region(): void {
		delete_option( PostalAreaLoader::OPTION );
		$check   = new CrossCheck( new EmbeddedPostalAreaDirectory( self::wpdb(), new PostalAreaFile( TestPlaces::bundled() ) ) );
		$dealers = array();

		foreach ( TestPlaces::rows() as [ $code, $name, $region, $lat, $lon ] ) {
			$dealers[] = new Dealer( $code, $name, city: $name, state: $region, zip: $code, lat: (float) $lat, lon: (float) $lon, coverage: array( $code ) );
		}

		self::assertSame( array(), array_filter( array_map( static fn ( CheckedDealer $one ): array => $one->warnings, $check->check( $dealers ) ) ) );
	}

	/** @param array<string, string|float|list<string>> $fields */
	private static function check( EmbeddedPostalAreaDirectory $places, array $fields ): CheckedDealer {
		return ( new CrossCheck( $places ) )->check( array( Dealer::unchecked( array( 'data' => array( 'companyID' => 'D1', 'name' => 'One' ) + $fields, 'location' => $fields, 'zipcodeCoverage' => $fields['coverage'] ?? '' ) ) ) )[0];
	}

	private static function corrected( string $was, string $is ): string {
		return "The coordinates were in the wrong order or had a wrong sign: $was was corrected to $is.";
	}
}
