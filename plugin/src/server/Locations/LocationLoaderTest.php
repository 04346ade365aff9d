<?php
declare(strict_types=1);

namespace HvacBlocks\Locations;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;

defined( 'ABSPATH' ) || exit;

final class LocationLoaderTest extends TestCase {
	private const ROWS = 4321;

	protected function setUp(): void {
		delete_option( LocationLoader::OPTION );
		LocationLoading::stop();
	}

	public function test_it_loads_in_batches_and_goes_on_after_a_cut(): void {
		$file  = $this->places( 'one' );
		$first = ( new LocationLoader( self::wpdb(), $file ) )->load_batch();

		self::assertSame( array( 2000, self::ROWS, false ), array( $first->done, $first->total, $first->is_finished() ) );
		self::assertSame( 2000, $this->rows() );

		// Another request, another object.
		$loader = new LocationLoader( self::wpdb(), $file );
		self::assertSame( 2000, $loader->progress()->done );
		self::assertSame( 4000, $loader->load_batch()->done );
		self::assertTrue( $loader->load_batch()->is_finished() );
		self::assertSame( self::ROWS, $this->rows() );
	}

	public function test_a_batch_that_was_cut_before_it_was_noted_is_loaded_again(): void {
		$loader = new LocationLoader( self::wpdb(), $this->places( 'one' ) );
		$loader->load_batch();
		$loader->forget();

		self::assertSame( 2000, $loader->load_batch()->done );
		self::assertSame( 2000, $this->rows() );
	}

	public function test_a_finished_load_does_nothing(): void {
		$loader = new LocationLoader( self::wpdb(), $this->places( 'one', 3 ) );
		$loader->load_batch();
		self::wpdb()->query( (string) self::wpdb()->prepare( 'DELETE FROM %i', LocationTables::name( self::wpdb() ) ) );

		self::assertTrue( $loader->load_batch()->is_finished() );
		self::assertSame( 0, $this->rows() );
	}

	public function test_a_newer_edition_replaces_the_rows_and_removes_those_that_are_gone(): void {
		( new LocationLoader( self::wpdb(), $this->places( 'one', 5 ) ) )->load_batch();
		$newer = new LocationLoader( self::wpdb(), TestPlaces::file( 'two', array( "10000\tNew Name\tTX\t33.5\t-96.5\t1\n" ) ) );

		self::assertFalse( $newer->progress()->is_finished() );
		$newer->load_batch();
		self::assertSame( 1, $this->rows() );
		self::assertSame( 'New Name', ( new EmbeddedLocationDirectory( self::wpdb() ) )->find( '10000' )?->name );
	}

	public function test_each_row_is_stored_as_the_file_has_it(): void {
		$rows = array( "10000\tSaint-Étienne-de-Lauzon\tQC\t46.6841\t-71.3203\t3\n", "501\tEva's “100%s” \\ Place\tAL\t-7.5\t170.25\t0\n", "A1B\tÎle\tNL\t47.0000\t-0.0001\t65000\n" );
		( new LocationLoader( self::wpdb(), TestPlaces::file( 'one', $rows ) ) )->load_batch();

		self::assertEquals(
			array(
				array( 'code' => '10000', 'name' => 'Saint-Étienne-de-Lauzon', 'search_name' => PlaceName::key( 'Saint-Étienne-de-Lauzon' ), 'region' => 'QC', 'lat' => 46.6841, 'lon' => -71.3203, 'weight' => 3, 'edition' => 'one' ),
				array( 'code' => '501', 'name' => "Eva's “100%s” \\ Place", 'search_name' => PlaceName::key( "Eva's “100%s” \\ Place" ), 'region' => 'AL', 'lat' => -7.5, 'lon' => 170.25, 'weight' => 0, 'edition' => 'one' ),
				array( 'code' => 'A1B', 'name' => 'Île', 'search_name' => 'ile', 'region' => 'NL', 'lat' => 47.0, 'lon' => -0.0001, 'weight' => 65000, 'edition' => 'one' ),
			),
			self::wpdb()->get_results( (string) self::wpdb()->prepare( 'SELECT * FROM %i ORDER BY code', LocationTables::name( self::wpdb() ) ), 'ARRAY_A' )
		);
	}

	public function test_cron_loads_all_and_then_stops(): void {
		$loader = new LocationLoader( self::wpdb(), $this->places( 'one' ) );
		( new LocationLoading( $loader ) )->boot();
		( new LocationTables( self::wpdb(), $loader ) )->install();

		// On a busy machine it takes more than one run.
		do {
			self::assertNotFalse( wp_next_scheduled( LocationLoading::HOOK ) );
			do_action( LocationLoading::HOOK );
		} while ( ! $loader->progress()->is_finished() );

		self::assertTrue( $loader->progress()->is_finished() );
		self::assertFalse( wp_next_scheduled( LocationLoading::HOOK ) );

		( new LocationTables( self::wpdb(), $loader ) )->install();
		self::assertFalse( wp_next_scheduled( LocationLoading::HOOK ) );
	}

	public function test_the_bundled_table_is_complete_and_sorted(): void {
		$lines = (array) file( TestPlaces::bundled(), FILE_IGNORE_NEW_LINES );
		self::assertMatchesRegularExpression( '/^#\d{4}-\d\d\t' . ( count( $lines ) - 1 ) . '$/', (string) array_shift( $lines ) );

		$codes = array_map( static fn ( mixed $line ): string => strtok( (string) $line, "\t" ) ?: '', $lines ); // phpcs:ignore Universal.Operators.DisallowShortTernary
		$sorted = $codes;
		sort( $sorted, SORT_STRING );
		self::assertSame( array_values( array_unique( $sorted ) ), $codes );

		foreach ( $lines as $line ) {
			self::assertMatchesRegularExpression( '/^(?:\d{5}|[A-Z]\d[A-Z])\t[\p{L}\d][\p{L}\d .\'’\/&–-]{0,63}\t[A-Z]{2}\t-?\d+\.\d{4}\t-?\d+\.\d{4}\t\d+$/u', (string) $line );
		}
	}

	/** @return string a file of so many rows */
	private function places( string $edition, int $rows = self::ROWS ): string {
		return TestPlaces::file( $edition, array_map( static fn ( int $row ): string => 10000 + $row . "\tPlace $row\tTX\t33.1\t-96.1\t1\n", range( 0, $rows - 1 ) ) );
	}

	private function rows(): int {
		return (int) self::wpdb()->get_var( (string) self::wpdb()->prepare( 'SELECT COUNT(*) FROM %i', LocationTables::name( self::wpdb() ) ) );
	}
}
