<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Dealers\PostalAreas\PostalAreaDirectory;
use HvacBlocks\Dealers\PostalAreas\Sphere;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\FixedPostalAreas;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use Random\Engine\Mt19937;
use Random\Randomizer;

defined( 'ABSPATH' ) || exit;

final class EmbeddedDealerDirectoryTest extends TestCase {
	use DealerDirectoryContract;

	protected function directory( Dealer ...$dealers ): DealerDirectory {
		return $this->made( new FixedPostalAreas(), ...$dealers );
	}

	/** Compared with every distance computed by another formula, at places where rectangles on the earth are irregular. */
	#[TestWith( array( 33.08, -96.8 ) )]
	#[TestWith( array( 71.3, -156.7 ) )]
	#[TestWith( array( 51.9, 179.9 ) )]
	#[TestWith( array( 89.9, 0.0 ) )]
	#[TestWith( array( 0.0, 0.1 ) )]
	public function test_it_finds_what_measuring_every_distance_finds( float $lat, float $lon ): void {
		$random  = new Randomizer( new Mt19937( 7 ) );
		$dealers = array();
		$miles   = array();

		for ( $i = 0; $i < 300; $i++ ) {
			$at_lat         = $lat + $random->getInt( -2000, 2000 ) / 1000;
			$at_lat         = $at_lat > 90 ? 180 - $at_lat : $at_lat;
			$at_lon         = fmod( $lon + $random->getInt( -4000, 4000 ) / 1000 + 540, 360 ) - 180;
			$dealers[]      = self::at( "D$i", $at_lat, $at_lon );
			$miles[ "D$i" ] = self::vincenty( $lat, $lon, $at_lat, $at_lon );
		}

		foreach ( array( 10, 60, 100 ) as $radius ) {
			update_option( Settings::OPTION, array( 'dealer_radius_steps' => array( $radius ) ) );
			$expected = array_filter( $miles, static fn ( float $distance ): bool => $distance <= $radius );
			asort( $expected );
			$result = $this->made( self::place( $lat, $lon ), ...$dealers )->search( 'x', SearchMode::Standard );

			self::assertSame( count( $expected ), $result->total );
			self::assertSame( array_slice( array_keys( $expected ), 0, 100 ), self::ids( $result ) );
			foreach ( $result->dealers as $dealer ) {
				self::assertEqualsWithDelta( $expected[ $dealer->company_id ], $dealer->distance, 0.051 );
			}
		}
	}

	#[TestWith( array( 33.35, 25 ) )]
	#[TestWith( array( 33.6, 50 ) )]
	#[TestWith( array( 34.3, 100 ) )]
	public function test_the_radius_widens_until_somebody_is_found( float $lat, int $radius ): void {
		$result = $this->directory( self::at( 'D1', $lat, -96.8 ) )->search( '75024', SearchMode::Standard );

		self::assertSame( array( array( 'D1' ), $radius ), array( self::ids( $result ), $result->radius ) );
	}

	/** @param list<string> $found */
	#[TestWith( array( 50, array( 'NEAR', 'MIDDLE' ), 50 ) )]
	#[TestWith( array( 100, array( 'NEAR', 'MIDDLE', 'FAR' ), 100 ) )]
	#[TestWith( array( 25, array( 'NEAR' ), 25 ) )]
	#[TestWith( array( 60, array( 'NEAR' ), 25 ) )]
	#[TestWith( array( -50, array( 'NEAR' ), 25 ) )]
	#[TestWith( array( array( 50 ), array( 'NEAR' ), 25 ) )]
	public function test_it_starts_at_the_chosen_distance( mixed $miles, array $found, int $radius ): void {
		$directory = $this->directory( self::at( 'NEAR', 33.1, -96.8 ), self::at( 'MIDDLE', 33.6, -96.8 ), self::at( 'FAR', 34.3, -96.8 ) );
		$result    = ChosenDistance::in( $directory, $miles )->search( '75024', SearchMode::Standard );

		self::assertSame( array( $found, $radius ), array( self::ids( $result ), $result->radius ) );
	}

	public function test_a_chosen_distance_widens_too(): void {
		$result = ChosenDistance::in( $this->directory( self::at( 'FAR', 34.3, -96.8 ) ), 50 )->search( '75024', SearchMode::Standard );

		self::assertSame( array( array( 'FAR' ), 100 ), array( self::ids( $result ), $result->radius ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param list<int>            $choices
	 */
	#[TestWith( array( array(), array( 25, 50, 100 ) ) )]
	#[TestWith( array( array( 'dealer_radius_steps' => array( 75, 10 ) ), array( 10, 75 ) ) )]
	#[TestWith( array( array( 'dealer_radius_steps' => array( 50 ) ), array() ) )]
	#[TestWith( array( array( 'dealers_provider' => 'http', 'dealers_url' => 'https://dealers.example.org/' ), array() ) )]
	public function test_there_is_a_choice_of_own_dealers_and_several_distances( array $settings, array $choices ): void {
		update_option( Settings::OPTION, $settings );

		self::assertSame( $choices, ChosenDistance::choices( new Settings() ) );
	}

	public function test_beyond_the_last_step_nobody_is_found(): void {
		$result = $this->directory( self::at( 'D1', 34.6, -96.8 ) )->search( '75024', SearchMode::Standard );

		self::assertSame( array( array(), 0, 100 ), array( self::ids( $result ), $result->total, $result->radius ) );
	}

	/** Compared with every distance computed by another formula. */
	#[TestWith( array( 34.6, -96.8 ) )]
	#[TestWith( array( 45.5, -73.6 ) )]
	#[TestWith( array( -33.9, 151.2 ) )]
	#[TestWith( array( -33.08, 83.2 ) )]
	public function test_the_nearest_of_all_is_named_where_nobody_is_near( float $lat, float $lon ): void {
		$random  = new Randomizer( new Mt19937( 7 ) );
		$dealers = array();
		$miles   = array();

		for ( $i = 0; $i < 50; $i++ ) {
			$dealers[]      = self::at( "D$i", $lat + $random->getInt( 0, 2000 ) / 1000, $lon + $random->getInt( -2000, 2000 ) / 1000 );
			$miles[ "D$i" ] = self::vincenty( 33.08, -96.8, (float) $dealers[ $i ]->lat, (float) $dealers[ $i ]->lon );
		}

		asort( $miles );
		$result = $this->directory( ...$dealers )->search( '75024', SearchMode::Standard );

		self::assertSame( array( array(), 0, 100 ), array( self::ids( $result ), $result->total, $result->radius ) );
		self::assertSame( array_key_first( $miles ), $result->nearest?->company_id );
		self::assertEqualsWithDelta( reset( $miles ), $result->nearest->distance, 0.051 );
	}

	public function test_without_any_dealer_there_is_no_nearest_one(): void {
		self::assertNull( $this->directory()->search( '75024', SearchMode::Standard )->nearest );
	}

	public function test_where_somebody_is_found_nobody_beyond_is_named(): void {
		self::assertNull( $this->directory( self::at( 'HERE', 33.1, -96.8 ), self::at( 'FAR', 45.5, -73.6 ) )->search( '75024', SearchMode::Standard )->nearest );
		self::assertNull( $this->directory( self::at( 'COVERS', 45.5, -73.6, '75024' ) )->search( '75024', SearchMode::Standard )->nearest );
	}

	/**
	 * Where many dealers are crowded, around one that is alone, in one spot, and in a ring; compared with every distance computed by another formula.
	 *
	 * @param array{int, int} $crowd how many thousandths of a degree away it begins and ends
	 */
	#[TestWith( array( array( 0, 340 ) ) )]
	#[TestWith( array( array( 0, 30 ) ) )]
	#[TestWith( array( array( 0, 0 ) ) )]
	#[TestWith( array( array( 180, 190 ) ) )]
	#[TestWith( array( array( 290, 300 ) ) )]
	#[TestWith( array( array( 330, 420 ) ) )]
	public function test_in_a_crowd_it_finds_what_measuring_every_distance_finds( array $crowd ): void {
		$random  = new Randomizer( new Mt19937( 7 ) );
		$dealers = array();
		$miles   = array();
		$lon     = -179.95;

		for ( $i = 0; $i < 700; $i++ ) {
			$angle          = 0 === $i % 7 ? 0 : $random->getInt( 0, 6283 ) / 1000;
			$away           = ( 0 === $i % 10 ? $random->getInt( 0, 700 ) : $random->getInt( $crowd[0], $crowd[1] ) ) / 1000;
			$at             = array( 33.08 + $away * sin( $angle ), fmod( $lon + $away * cos( $angle ) + 540, 360 ) - 180 );
			$covers         = 0 === $i % 3 ? array( '99999' ) : array();
			$dealers[]      = self::at( "D$i", $at[0], $at[1], ...$covers );
			$miles[ "D$i" ] = self::vincenty( 33.08, $lon, ...$at );
		}

		asort( $miles );
		$within = array_filter( $miles, static fn ( float $distance ): bool => $distance <= 25 );
		$beyond = array_filter( $miles, static fn ( float $distance, string $id ): bool => $distance > 25 && 0 === (int) substr( $id, 1 ) % 3, ARRAY_FILTER_USE_BOTH );
		$result = $this->made( self::place( 33.08, $lon ), ...$dealers )->search( 'x', SearchMode::Standard );

		self::assertSame( array_slice( array_keys( $within + $beyond ), 0, 100 ), self::ids( $result ) );
		self::assertSame( min( 400, count( $within + $beyond ) ), $result->total );
	}

	/** The database's own count of the rows that it reads. */
	public function test_ten_times_as_many_dealers_do_not_take_ten_times_as_many_rows(): void {
		if ( getenv( 'HVAC_TEST_DB' ) !== 'mariadb' ) {
			self::markTestSkipped( 'Only MariaDB counts the rows that it reads: HVAC_TEST_DB=mariadb.' );
		}

		$wpdb    = self::wpdb();
		$columns = implode( ', ', array_diff( $wpdb->get_col( 'SHOW COLUMNS FROM ' . DealerTables::dealers( $wpdb ) ), array( 'id', 'company_id', 'lat', 'band' ) ) ); // phpcs:ignore WordPress.DB -- our table.
		$reads   = static function ( EmbeddedDealerDirectory $directory ) use ( $wpdb ): int {
			$read   = static fn (): int => (int) array_sum( array_column( (array) $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read%'", ARRAY_N ), 1 ) );
			$before = $read();
			$directory->search( '75024', SearchMode::Standard );

			return $read() - $before;
		};

		$directory = $this->made( new FixedPostalAreas(), ...array_map( static fn ( int $i ): Dealer => self::at( "D$i", 32.88 + $i / 2000, -96.9 + $i % 20 / 100 ), range( 1, 800 ) ) );
		$few       = $reads( $directory );

		for ( $copy = 1; $copy < 10; $copy++ ) {
			$wpdb->query( 'INSERT INTO ' . DealerTables::dealers( $wpdb ) . " ( company_id, lat, band, $columns ) SELECT CONCAT( company_id, '-', $copy ), lat + $copy / 20000, FLOOR( ( lat + $copy / 20000 ) * 4 ), $columns FROM " . DealerTables::dealers( $wpdb ) . ' WHERE company_id NOT LIKE "%-%"' ); // phpcs:ignore WordPress.DB -- literals of this test.
		}

		self::assertLessThan( $few * 3, $reads( $directory ) );
	}

	/** More than four hundred are not counted. */
	#[TestWith( array( 130, 132 ) )]
	#[TestWith( array( 390, 392 ) )]
	#[TestWith( array( 640, 400 ) )]
	public function test_a_hundred_are_shown_and_hundreds_are_counted( int $near, int $total ): void {
		$dealers = array_map( static fn ( int $i ): Dealer => self::at( "D$i", 33.08 + $i / 5000, -96.8 ), range( 1, $near ) );
		$result  = $this->directory( self::at( 'COVERS', 45.5, -73.6, '75024' ), self::at( 'BOTH', 33.08, -96.8, '75024' ), ...$dealers )->search( '75024', SearchMode::Standard );

		self::assertSame( array( 100, $total ), array( count( $result->dealers ), $result->total ) );
		self::assertSame( array( 'BOTH', 'D1', 'D2' ), array_slice( self::ids( $result ), 0, 3 ) );
	}

	public function test_equal_distances_keep_one_order(): void {
		$dealers   = array_map( static fn ( int $i ): Dealer => self::at( "D$i", 33.1, -96.8 ), range( 1, 20 ) );
		$directory = $this->directory( ...$dealers );

		self::assertSame( array_map( static fn ( int $i ): string => "D$i", range( 1, 20 ) ), self::ids( $directory->search( '75024', SearchMode::Standard ) ) );
	}

	public function test_an_answer_takes_a_fixed_number_of_queries(): void {
		$directory = $this->directory( ...array_map( static fn ( int $i ): Dealer => self::at( "D$i", 33.1, -96.8 + $i / 1000, '75024' ), range( 1, 50 ) ) );
		( new Settings() )->ints( 'dealer_radius_steps' );
		$before = self::wpdb()->num_queries;
		$directory->search( '75024', SearchMode::Standard );

		self::assertSame( 2, self::wpdb()->num_queries - $before );
	}

	public function test_rows_from_before_their_columns_are_found_and_complete(): void {
		$wpdb      = self::wpdb();
		$directory = $this->directory( self::at( 'OLD', 33.1, -96.8, '75025', '75024' ) );
		$wpdb->query( 'UPDATE ' . DealerTables::dealers( $wpdb ) . ' SET band = NULL, coverage = NULL' );
		( new DealerTables( $wpdb ) )->install();

		$result = $directory->search( '75024', SearchMode::Standard );

		self::assertSame( array( 'OLD' ), self::ids( $result ) );
		self::assertSame( array( '75024', '75025' ), $result->dealers[0]->coverage );
	}

	private function made( PostalAreaDirectory $locations, Dealer ...$dealers ): EmbeddedDealerDirectory {
		$store = new DealerStore( self::wpdb() );

		foreach ( array_chunk( $dealers, 100 ) as $chunk ) {
			$store->write( array_map( static fn ( Dealer $dealer ): StoredDealer => new StoredDealer( $dealer, false, 'manual' ), $chunk ) );
		}

		return new EmbeddedDealerDirectory( self::wpdb(), $store, $locations, new Settings() );
	}

	private static function place( float $lat, float $lon ): PostalAreaDirectory {
		return new class( $lat, $lon ) implements PostalAreaDirectory {
			public function __construct( private float $lat, private float $lon ) {}

			public function find( string $query ): Place {
				return new Place( $query, '99999', 'Somewhere', 'Alaska', 'AK', 'US', $this->lat, $this->lon );
			}

			public function others( string $query, ?Place $found ): array {
				return array();
			}
		};
	}

	/** The distance by a formula other than the one under test, exact at every distance. */
	private static function vincenty( float $lat1, float $lon1, float $lat2, float $lon2 ): float {
		[ $a, $b, $d ] = array( deg2rad( $lat1 ), deg2rad( $lat2 ), deg2rad( $lon2 - $lon1 ) );

		return Sphere::RADIUS * atan2(
			hypot( cos( $b ) * sin( $d ), cos( $a ) * sin( $b ) - sin( $a ) * cos( $b ) * cos( $d ) ),
			sin( $a ) * sin( $b ) + cos( $a ) * cos( $b ) * cos( $d )
		);
	}
}
