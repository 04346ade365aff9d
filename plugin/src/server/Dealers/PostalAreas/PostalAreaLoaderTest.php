<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;

defined( 'ABSPATH' ) || exit;

final class PostalAreaLoaderTest extends TestCase {
	private const ROWS = 4321;

	protected function setUp(): void {
		delete_option( PostalAreaLoader::OPTION );
		PostalAreaLoading::stop();
	}

	public function test_it_loads_in_batches_and_goes_on_after_a_cut(): void {
		$file  = $this->places( 'one' );
		$first = ( new PostalAreaLoader( self::wpdb(), $file ) )->load_batch();

		self::assertSame( array( 2000, self::ROWS, false ), array( $first->done, $first->total, $first->is_finished() ) );
		self::assertSame( 2000, $this->rows() );

		// Another request, another object.
		$loader = new PostalAreaLoader( self::wpdb(), $file );
		self::assertSame( 2000, $loader->progress()->done );
		self::assertSame( 4000, $loader->load_batch()->done );
		self::assertTrue( $loader->load_batch()->is_finished() );
		self::assertSame( self::ROWS, $this->rows() );
	}

	public function test_a_batch_that_was_cut_before_it_was_noted_is_loaded_again(): void {
		$loader = new PostalAreaLoader( self::wpdb(), $this->places( 'one' ) );
		$loader->load_batch();
		$loader->forget();

		self::assertSame( 2000, $loader->load_batch()->done );
		self::assertSame( 2000, $this->rows() );
	}

	public function test_a_finished_load_does_nothing(): void {
		$loader = new PostalAreaLoader( self::wpdb(), $this->places( 'one', 3 ) );
		$loader->load_batch();
		self::wpdb()->query( (string) self::wpdb()->prepare( 'DELETE FROM %i', PostalAreaTables::name( self::wpdb() ) ) );

		self::assertTrue( $loader->load_batch()->is_finished() );
		self::assertSame( 0, $this->rows() );
	}

	public function test_a_newer_edition_replaces_the_rows_and_removes_those_that_are_gone(): void {
		( new PostalAreaLoader( self::wpdb(), $this->places( 'one', 5 ) ) )->load_batch();
		$newer = new PostalAreaLoader( self::wpdb(), TestPlaces::file( 'two', array( "10000\tNew Name\tTX\t33.5\t-96.5\t1\n" ) ) );

		self::assertFalse( $newer->progress()->is_finished() );
		$newer->load_batch();
		self::assertSame( 1, $this->rows() );
		self::assertSame( 'New Name', ( new EmbeddedPostalAreaDirectory( self::wpdb() ) )->find( '10000' )?->name );
	}

	public function test_each_row_is_stored_as_the_file_has_it(): void {
		$rows = array( "10000\tSaint-Étienne-de-Lauzon\tQC\t46.6841\t-71.3203\t3\n", "501\tEva's “100%s” \\ Place\tAL\t-7.5\t170.25\t0\n", "A1B\tÎle\tNL\t47.0000\t-0.0001\t65000\t0\n" );
		( new PostalAreaLoader( self::wpdb(), TestPlaces::file( 'one', $rows ) ) )->load_batch();

		self::assertEquals(
			array(
				array( 'code' => '10000', 'name' => 'Saint-Étienne-de-Lauzon', 'region' => 'QC', 'lat' => 46.6841, 'lon' => -71.3203, 'weight' => 3, 'square' => 64 * 22 + 19, 'edition' => 'one' ),
				array( 'code' => '501', 'name' => "Eva's “100%s” \\ Place", 'region' => 'AL', 'lat' => -7.5, 'lon' => 170.25, 'weight' => 0, 'square' => 64 * 33 + 62, 'edition' => 'one' ),
				array( 'code' => 'A1B', 'name' => 'Île', 'region' => 'NL', 'lat' => 47.0, 'lon' => -0.0001, 'weight' => 65000, 'square' => 0, 'edition' => 'one' ),
			),
			self::wpdb()->get_results( (string) self::wpdb()->prepare( 'SELECT * FROM %i ORDER BY code', PostalAreaTables::name( self::wpdb() ) ), 'ARRAY_A' )
		);
	}

	public function test_cron_loads_all_and_then_stops(): void {
		$loader = new PostalAreaLoader( self::wpdb(), $this->places( 'one' ) );
		( new PostalAreaLoading( $loader ) )->boot();
		( new PostalAreaTables( self::wpdb(), $loader ) )->install();

		// On a busy machine it takes more than one run.
		do {
			self::assertNotFalse( wp_next_scheduled( PostalAreaLoading::HOOK ) );
			do_action( PostalAreaLoading::HOOK );
		} while ( ! $loader->progress()->is_finished() );

		self::assertTrue( $loader->progress()->is_finished() );
		self::assertFalse( wp_next_scheduled( PostalAreaLoading::HOOK ) );

		( new PostalAreaTables( self::wpdb(), $loader ) )->install();
		self::assertFalse( wp_next_scheduled( PostalAreaLoading::HOOK ) );
	}

	public function test_the_bundled_table_is_complete_and_sorted(): void {
		$rows = iterator_to_array( TestPlaces::rows(), false );
		self::assertMatchesRegularExpression( '/^#\d{4}-\d\d\t' . count( $rows ) . '\n$/', (string) ( (array) file( TestPlaces::bundled() ) )[0] );

		$codes  = array_column( $rows, 0 );
		$sorted = $codes;
		sort( $sorted, SORT_STRING );
		self::assertSame( array_values( array_unique( $sorted ) ), $codes );

		foreach ( $rows as $row ) {
			self::assertMatchesRegularExpression( '/^(?:\d{5}|[A-Z]\d[A-Z])\t[\p{L}\d][\p{L}\d .\'’\/&–-]{0,63}\t[A-Z]{2}\t-?\d+\.\d{3}\t-?\d+\.\d{3}\t\d+\t[01]$/u', implode( "\t", $row ) );
		}
	}

	public function test_the_bundled_table_names_canadian_areas(): void {
		$rows = array_column( iterator_to_array( TestPlaces::rows(), false ), null, 0 );
		$near = static fn ( string $code, float $lat, float $lon ): bool => hypot( (float) ( $rows[ $code ][3] ?? 0 ) - $lat, (float) ( $rows[ $code ][4] ?? 0 ) - $lon ) < 0.1;

		// One in each province and territory, at points that a map shows.
		foreach ( array(
			'A1C' => array( "St. John's", 'NL', 47.56, -52.71 ),
			'B3J' => array( 'Halifax', 'NS', 44.65, -63.58 ),
			'C1A' => array( 'Charlottetown', 'PE', 46.24, -63.13 ),
			'E2L' => array( 'Saint John', 'NB', 45.27, -66.06 ),
			'G1R' => array( 'Québec', 'QC', 46.81, -71.21 ),
			'H2X' => array( 'Montréal', 'QC', 45.51, -73.57 ),
			'K1P' => array( 'Ottawa', 'ON', 45.42, -75.70 ),
			'M5V' => array( 'Toronto', 'ON', 43.64, -79.39 ),
			'R3C' => array( 'Winnipeg', 'MB', 49.89, -97.14 ),
			'S4P' => array( 'Regina', 'SK', 50.45, -104.61 ),
			'T2P' => array( 'Calgary', 'AB', 51.05, -114.07 ),
			'V6B' => array( 'Vancouver', 'BC', 49.28, -123.11 ),
			'X0A' => array( 'Iqaluit', 'NU', 63.75, -68.52 ),
			'X1A' => array( 'Yellowknife', 'NT', 62.45, -114.37 ),
			'Y1A' => array( 'Whitehorse', 'YT', 60.72, -135.06 ),
		) as $code => [ $name, $region, $lat, $lon ] ) {
			self::assertSame( array( $name, $region, true ), array( $rows[ $code ][1] ?? '', $rows[ $code ][2] ?? '', $near( $code, $lat, $lon ) ), $code );
		}
	}

	/** @return string a file with this many rows */
	private function places( string $edition, int $rows = self::ROWS ): string {
		return TestPlaces::file( $edition, array_map( static fn ( int $row ): string => 10000 + $row . "\tPlace $row\tTX\t33.1\t-96.1\t1\n", range( 0, $rows - 1 ) ) );
	}

	private function rows(): int {
		return (int) self::wpdb()->get_var( (string) self::wpdb()->prepare( 'SELECT COUNT(*) FROM %i', PostalAreaTables::name( self::wpdb() ) ) );
	}
}
