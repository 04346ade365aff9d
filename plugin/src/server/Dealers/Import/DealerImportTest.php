<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use HvacBlocks\Dealers\OwnFields\OwnField;
use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\OwnFields\OwnFieldType;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Platform\Import\ImportReport;
use HvacBlocks\Platform\Import\ImportTables;
use HvacBlocks\Platform\Import\UnreadableFile;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use HvacBlocks\Testing\TestStream;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * @phpstan-import-type ImportFigures from ImportReport
 */
final class DealerImportTest extends TestCase {
	private const HEADING = "companyID,name,city,state,zip,phone,lat,lon\n";

	private DealerStore $store;

	protected function setUp(): void {
		TestPlaces::load( self::wpdb(), array( '75024', '00601', 'M5V' ) );
		$this->store = new DealerStore( self::wpdb() );
	}

	public function test_good_rows_are_kept_and_bad_ones_named_by_line_and_reason(): void {
		$report = $this->import(
			self::HEADING
			. "D1,One,Plano,TX,75024,2145550101,33.1,-96.8\n"
			. "D2,,Plano,TX,75024,,33.1,-96.8\n"
			. "D3,\"Three\nin two lines\",Plano,TX,75024,,33.1,-96.8\n"
			. "\n"
			. "D4,Four,Plano,ZZ,75024,,33.1,north\n"
			. "D5,Five,Plano,TX,99999,,,\n"
			. "D6,Six,Plano,TX,,,,\n"
			. "D1,One again,Plano,TX,75024,,33.1,-96.8\n"
			. "D7,Seven,Plano,TX,75024,,33.1,-96.8,one,too,many\n"
			. "D8,Eight,Plano,TX\n"
			. 'D9,Nine,Plano,TX,75024,,33.1,-96.8'
		);

		self::assertSame( array( 10, 4, 0, 0, 6 ), array( $report['rows'], $report['new'], $report['changed'], $report['unchanged'], $report['bad'] ) );
		self::assertSame(
			array(
				array( 3, 'name is missing' ),
				array( 8, 'has no coordinates, and the ZIP code “99999” is unknown' ),
				array( 9, 'has neither coordinates nor a ZIP code' ),
				array( 10, 'repeats the companyID from line 2' ),
				array( 11, 'has more cells than the first line' ),
				array( 12, 'has neither coordinates nor a ZIP code' ),
			),
			self::told( $report['badRows'] )
		);
		self::assertSame( array( array( 7, 'lon cannot be “north”; skipped. state cannot be “ZZ”; skipped.' ) ), self::told( $report['warnedRows'] ) );
		self::assertSame( array( 'Four', 'Nine', 'One', 'Three in two lines' ), $this->names() );
	}

	public function test_others_are_told_when_all_of_a_file_is_in(): void {
		$told = array();
		add_action(
			'hvac_blocks_import_done',
			/** @param array<string, int> $counts */
			function ( string $records, array $counts, string $origin ) use ( &$told ): void {
				$told[] = array( $records, $counts['new'], $counts['changed'], $origin, $this->names() );
			},
			10,
			3
		);
		$file = self::HEADING . "D1,One,Plano,TX,75024,,33.1,-96.8\n";
		$this->import( $file, dry_run: true );
		$this->import( $file );
		$this->import( $file );

		self::assertSame( array( array( 'dealer', 1, 0, 'import', array( 'One' ) ) ), $told );
	}

	public function test_the_same_file_twice_changes_nothing(): void {
		$file = self::HEADING . "D1,One,Plano,TX,75024,,33.123456789,-96.8\nD2,Two,Adjuntas,PR,601,,,\n";
		$this->import( $file );
		$before  = $this->rows();
		$written = array();
		add_filter(
			'query',
			static function ( string $query ) use ( &$written ): string {
				if ( 1 === preg_match( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE).+hvac_blocks_dealer/i', $query ) ) {
					$written[] = $query;
				}

				return $query;
			}
		);
		$again = $this->import( $file );

		self::assertSame( array( 0, 0, 2, 0 ), array( $again['new'], $again['changed'], $again['unchanged'], $again['bad'] ) );
		self::assertSame( $before, $this->rows() );
		self::assertSame( array(), $written );
	}

	public function test_a_deleted_own_field_changes_no_dealer(): void {
		$rows = "D1,One,75024,33.1,-96.8\n2,Two,75024,33.1,-96.8\n";
		OwnFields::records()->save( new OwnField( 'own-motto', OwnFieldType::Text, array( 'en' => 'Motto' ) ) );
		$this->import( "companyID,name,zip,lat,lon,Motto\n" . str_replace( "\n", ",Calm\n", $rows ) );
		OwnFields::records()->delete( 'own-motto' );

		$again = $this->import( "companyID,name,zip,lat,lon\n" . str_replace( 'Two', 'Zwei', $rows ) );

		self::assertSame( array( 0, 1, 1 ), array( $again['new'], $again['changed'], $again['unchanged'] ) );
	}

	public function test_a_changed_row_is_written_and_its_coverage_replaced(): void {
		$heading = "companyID,name,coverage,lat,lon\n";
		$this->import( "{$heading}D1,One,75024 75025,33.1,-96.8\nD2,Two,,33.1,-96.8\n" );
		$report = $this->import( "{$heading}D1,One,75025 75026,33.1,-96.8\nD2,Two,,33.1,-96.8\n" );

		self::assertSame( array( 1, 1 ), array( $report['changed'], $report['unchanged'] ) );
		self::assertSame( array( '75025', '75026' ), $this->store->get( 'D1' )?->dealer->coverage );
	}

	public function test_a_row_is_not_written_without_its_coverage(): void {
		$file = "companyID,name,coverage,lat,lon\nD1,One,75024,33.1,-96.8\n";
		$fail = static fn ( string $query ): string => str_starts_with( $query, 'INSERT IGNORE' ) ? throw new RuntimeException( 'refused' ) : $query;
		$this->import( str_replace( 'D1', 'D0', $file ) );
		add_filter( 'query', $fail );

		try {
			$this->import( $file );
			self::fail( 'The database refused nothing.' );
		} catch ( RuntimeException ) {
			self::assertSame( 1, $this->store->count() );
		} finally {
			remove_filter( 'query', $fail );
		}

		$this->import( $file );
		self::assertSame( array( '75024' ), $this->store->get( 'D1' )?->dealer->coverage );
	}

	public function test_a_row_without_a_position_gets_the_one_of_its_zip(): void {
		$report = $this->import( self::HEADING . "D1,One,Adjuntas,PR,601,,,\nD2,Two,Toronto,ON,m5v2t6,,0,0\nD3,Three,Plano,TX,75024,,33.1,-96.8\n" );
		$first  = $this->store->get( 'D1' );

		self::assertSame( 2, $report['approximate'] );
		self::assertSame( array( true, '00601', 18.181, -66.75 ), array( $first?->approximate, $first?->dealer->zip, $first?->dealer->lat, $first?->dealer->lon ) );
		self::assertSame( array( true, 'M5V 2T6' ), array( $this->store->get( 'D2' )?->approximate, $this->store->get( 'D2' )?->dealer->zip ) );
		self::assertFalse( $this->store->get( 'D3' )?->approximate );
	}

	public function test_fields_are_checked_against_one_another_and_nothing_is_silent(): void {
		$file   = "companyID,name,city,state,zip,lat,lon,coverage\n"
			. "D1,Swapped,Plano,TX,75024,-96.8,33.1,\n"
			. "D2,Other state,Plano,CA,75024,33.1,-96.8,\n"
			. "D3,Fits,Plano,TX,75024,33.1,-96.8,75024\n"
			. "D4,A prefix,Plano,TX,75024,33.1,-96.8,750\n"
			. "D5,Over there,Plano,TX,75024,33.1,-96.8,601 00601\n"
			. "D6,Puerto Rico,Adjuntas,PR,601,,,601\n"
			. "D7,Far,Plano,TX,75024,33.1,-96.8,00601\n";
		$report = $this->import( $file );

		self::assertSame( array( 7, 5, 0 ), array( $report['new'], $report['warned'], $report['bad'] ) );
		self::assertSame(
			array(
				array( 2, 'The coordinates were in the wrong order or had a wrong sign: -96.8, 33.1 was corrected to 33.1, -96.8.' ),
				array( 3, 'ZIP or postal code 75024 is in Texas, not in California.' ),
				array( 5, 'coverage cannot be “750”; skipped.' ),
				array( 6, 'coverage cannot be “601”; skipped. The coverage includes areas far from the dealer: 00601 (Puerto Rico).' ),
				array( 8, 'The coverage includes areas far from the dealer: 00601 (Puerto Rico).' ),
			),
			self::told( $report['warnedRows'] )
		);
		self::assertSame( array( 33.1, -96.8 ), array( $this->store->get( 'D1' )?->dealer->lat, $this->store->get( 'D1' )?->dealer->lon ) );
		self::assertSame( array( '00601' ), $this->store->get( 'D6' )?->dealer->coverage );

		$again = $this->import( $file );
		self::assertSame( array( 7, 5 ), array( $again['unchanged'], $again['warned'] ), 'What is repaired stays, and is said again.' );
	}

	/**
	 * @param list<array<string, string|int>> $rows
	 * @return list<array{string|int, string|int}>
	 */
	private static function told( array $rows ): array {
		return array_map( static fn ( array $row ): array => array( $row['line'], $row['reason'] ), $rows );
	}

	public function test_what_cannot_be_read_stays_as_it_is_stored(): void {
		$file = "companyID,name,phone,state,zip,lat,lon,coverage\n";
		$this->import( $file . "D1,One,214-555-0101,TX,75024,33.1,-96.8,75024 75025\n" );
		$report = $this->import( $file . "D1,One,call us,Texxas,75024,33.1,-96.8,75024 7\n" );
		$dealer = $this->store->get( 'D1' )?->dealer;

		self::assertSame( array( array( 2, 'state cannot be “Texxas”; skipped. phone cannot be “call us”; skipped. coverage cannot be “7”; skipped.' ) ), self::told( $report['warnedRows'] ) );
		self::assertSame( array( '214-555-0101', 'TX', array( '75024' ) ), array( $dealer?->phone, $dealer?->state, $dealer?->coverage ) );

		// Half a valid position counts as none, and a ZIP code is the same in quotes.
		$this->import( "companyID,name,lat,lon\nD1,One,33.2,west\n" );
		$this->import( "companyID,name,zip\nD1,One,\"=\"\"75024\"\"\"\n" );
		$dealer = $this->store->get( 'D1' )?->dealer;
		self::assertSame( array( 33.1, -96.8, '75024' ), array( $dealer?->lat, $dealer?->lon, $dealer?->zip ) );
	}

	public function test_it_stays_in_a_file_with_every_column_too(): void {
		$columns = array_map( static fn ( string $path ): string => ltrim( (string) strrchr( ".$path", '.' ), '.' ), array_keys( DealerColumns::PATHS ) );
		$file    = static fn ( string $phone ): string => implode( ',', $columns ) . "\n" . implode( ',', array( ...array_fill_keys( $columns, '' ), 'companyID' => 'D1', 'name' => 'One', 'zip' => '75024', 'phone1' => $phone ) ) . "\n";
		$this->import( $file( '214-555-0101' ) );
		$report = $this->import( $file( 'call us' ) );

		self::assertSame( array( 1, 1, '214-555-0101' ), array( $report['unchanged'], $report['warned'], $this->store->get( 'D1' )?->dealer->phone ) );
	}

	public function test_a_dry_run_says_the_same_and_writes_nothing(): void {
		$file = self::HEADING . "D1,One,Plano,TX,75024,,33.1,-96.8\nD2,,Plano,TX,75024,,33.1,-96.8\n";
		$dry  = $this->import( $file, dry_run: true );

		self::assertSame( array( true, 1, 1, 0 ), array( $dry['dryRun'], $dry['new'], $dry['bad'], $this->store->count() ) );
		self::assertSame( array(), self::unfinished() );
		self::assertSame( array( ...$dry, 'dryRun' => false ), $this->import( $file ) );
	}

	#[DataProvider( 'long_files' )]
	public function test_an_import_that_was_cut_off_goes_on( string $file ): void {
		$cut = static function ( ImportReport $report ): void {
			if ( 1000 === $report->done() ) {
				throw new RuntimeException( 'killed' );
			}
		};

		try {
			( new DealerImport( self::wpdb(), $this->store, new EmbeddedPostalAreaDirectory( self::wpdb() ) ) )->run( TestStream::of( $file ), after_batch: $cut );
			self::fail( 'It was not cut off.' );
		} catch ( RuntimeException ) {
			self::assertSame( 1000, $this->store->count() );
		}

		$touched = 0;
		$report  = ( new DealerImport( self::wpdb(), $this->store, new EmbeddedPostalAreaDirectory( self::wpdb() ) ) )->run(
			TestStream::of( $file ),
			resume: true,
			after_batch: static function () use ( &$touched ): void {
				++$touched;
			}
		)->to_array();

		self::assertSame( array( 1200, 1199, 1, 0 ), array( $report['rows'], $report['new'], $report['bad'], $touched ) );
		self::assertSame( 1199, $this->store->count() );
		self::assertSame( 'name is missing', $report['badRows'][0]['reason'] );
		self::assertSame( array(), self::unfinished() );
	}

	/** @return iterable<string, array{string}> 1,200 rows, one of them invalid */
	public static function long_files(): iterable {
		$csv  = self::HEADING;
		$json = array();

		foreach ( range( 1, 1200 ) as $i ) {
			$name  = 7 === $i ? '' : 'Dealer';
			$csv  .= '' === $name ? "D$i,,Plano,TX,75024,,33.1,-96.8\n" : "D$i,\"$name, \"\"$i\"\"\",Plano,TX,75024,,33.1,-96.8\n";
			$json[] = array(
				'data'     => array(
					'companyID' => "D$i",
					'name'      => '' === $name ? '' : "$name }],\\\" $i",
				),
				'location' => array(
					'lat' => 33.1,
					'lon' => -96.8,
				),
			);
		}

		yield 'CSV' => array( $csv );
		yield 'JSON' => array( (string) json_encode( array( 'dealers' => $json ), JSON_PRETTY_PRINT ) );
	}

	public function test_resuming_what_was_never_begun_begins(): void {
		self::assertSame( 1, $this->import( self::HEADING . "D1,One,Plano,TX,75024,,33.1,-96.8\n", resume: true )['new'] );
	}

	/** @return iterable<string, array{string}> */
	public static function encodings(): iterable {
		$row = "companyID,name,zip\nD1,Climatisation Érablière d’Été,75024\n";

		yield 'UTF-8' => array( $row );
		yield 'with a byte order mark' => array( "\xEF\xBB\xBF$row" );
		yield 'Windows-1252' => array( mb_convert_encoding( $row, 'Windows-1252', 'UTF-8' ) );
		yield 'semicolons' => array( str_replace( ',', ';', $row ) );
		yield 'tabs' => array( str_replace( ',', "\t", $row ) );
		yield 'lines of Windows' => array( str_replace( "\n", "\r\n", $row ) );
		yield 'other names of columns, in quotes' => array( str_replace( 'companyID,name,zip', '"Dealer ID","Dealer-Name","Postal Code"', $row ) );
		yield 'columns in another order, and unknown ones' => array( "Notes,ZIP,fax,Name,ID\n\"a, b\",75024,,Climatisation Érablière d’Été,D1\n" );
	}

	#[DataProvider( 'encodings' )]
	public function test_it_reads( string $file ): void {
		self::assertSame( array( 1, 0 ), array_slice( array_values( array_intersect_key( $this->import( $file ), array( 'new' => 0, 'bad' => 0 ) ) ), 0, 2 ) );
		self::assertSame( array( 'Climatisation Érablière d’Été' ), $this->names() );
	}

	/** @return iterable<string, array{string, array<string, string>, list<string>}> a file, what is stored of its dealer, and the columns reported as unused */
	public static function lists_of_others(): iterable {
		yield 'a line of Excel that names the separator' => array( "sep=;\ncompanyID;name;zip\nD1;One;75024\n", array( 'company_id' => 'D1', 'name' => 'One' ), array() );
		yield 'titles above the columns' => array( "Dealers, as of March,,\n,,\ncompanyID,name,zip\nD1,One,75024\n", array( 'company_id' => 'D1', 'name' => 'One' ), array() );
		yield 'both, after a byte order mark' => array( "\xEF\xBB\xBF\"sep=\t\"\r\nDealers\r\ncompanyID\tname\tzip\r\nD1\tOne\t75024\r\n", array( 'company_id' => 'D1', 'name' => 'One' ), array() );
		yield 'an ID of its own beside the number of a row' => array( "id,companyID,name,zip\n1,TX-0001,One,75024\n", array( 'company_id' => 'TX-0001' ), array( 'id' ) );
		yield 'a region beside the state' => array( "dealer_id,dealer_name,region,state,zip\nD1,One,South,TX,75024\n", array( 'company_id' => 'D1', 'state' => 'TX' ), array( 'region' ) );
		yield 'American headings' => array( "Dealer ID,Dealer,Street Address,City,ST,Zip Code,Main Phone,Lat.,Long.,Service ZIPs,24/7 Emergency,Fax\nD1,One,45 Main St,Plano,TX,75024,214-555-0123,33.07,-96.81,75025,Yes,x\n", array( 'address' => '45 Main St', 'state' => 'TX', 'phone' => '214-555-0123', 'emergency_service' => '1' ), array( 'Fax' ) );
		yield 'French headings' => array( "Numéro;Nom;Adresse;Ville;Province;Code postal;Téléphone;ID\n1;One;1, rue X;Plano;TX;75024;214-555-0123;D1\n", array( 'company_id' => 'D1', 'name' => 'One', 'city' => 'Plano', 'phone' => '214-555-0123' ), array( 'Numéro' ) );
		yield 'WP Store Locator' => array( "wpsl_id,name,description,address,city,state,zip,lat,lng,phone,fax\n12,One,\"<p>Family</p>\",45 Main St,Plano,TX,75024,33.0772,-96.81,214-555-0123,\n", array( 'company_id' => '12', 'address' => '45 Main St' ), array( 'description', 'fax' ) );
		yield 'Store Locator Plus' => array( "sl_id,sl_store,sl_address,sl_address2,sl_city,sl_state,sl_zip,sl_latitude,sl_longitude,sl_phone\n7,One,45 Main St,,Plano,TX,75024,33.07,-96.81,214-555-0123\n", array( 'company_id' => '7', 'name' => 'One', 'phone' => '214-555-0123' ), array( 'sl_address2' ) );
		yield 'headings in Windows-1252' => array( mb_convert_encoding( "ID,Nom,Téléphone,Remarqué\nD1,One,214-555-0123,x\n", 'Windows-1252', 'UTF-8' ), array(), array( 'Remarqué' ) );
	}

	/**
	 * @param array<string, string> $stored
	 * @param list<string>          $unused
	 */
	#[DataProvider( 'lists_of_others' )]
	public function test_it_knows_columns_by_their_usual_names_and_tells_the_others( string $file, array $stored, array $unused ): void {
		self::assertSame( $unused, $this->import( $file )['unused'] );
		self::assertSame( $stored, array_intersect_key( $this->rows()[0] ?? array(), $stored ) );
	}

	public function test_a_line_below_titles_has_its_number_in_the_file(): void {
		self::assertSame( array( array( 5, 'name is missing' ) ), self::told( $this->import( "sep=,\nTitle,,\ncompanyID,name,zip\nD1,One,75024\nD2,,75024\n" )['badRows'] ) );
	}

	public function test_formulas_and_markup_are_kept_as_data(): void {
		$names = array( '=cmd|calc!A0', '+1', '-1', '@SUM(1)', '<b>x</b>', "'; DROP TABLE wp_posts; --", '%s %d' );
		$file  = "companyID,name,zip\n";

		foreach ( $names as $i => $name ) {
			$file .= "D$i,\"$name\",75024\n";
		}

		$this->import( $file );
		sort( $names );
		self::assertSame( $names, $this->names() );
	}

	#[TestWith( array( '', 'names the columns' ) )]
	#[TestWith( array( "a,b\n1,2\n", 'names the columns' ) )]
	#[TestWith( array( "\xFF\xFEc\0", 'names the columns' ) )]
	#[TestWith( array( "c\0\0\0", 'not a spreadsheet' ) )]
	#[TestWith( array( '{"a":1}', 'neither a list' ) )]
	#[TestWith( array( '{"dealers":{}}', 'neither a list' ) )]
	public function test_what_is_no_list_of_dealers_is_refused( string $file, string $reason ): void {
		$this->expectException( UnreadableFile::class );
		$this->expectExceptionMessage( $reason );

		$this->import( $file );
	}

	#[TestWith( array( '{"location":{"a":[1,"]"]},"total":0,"dealers":[{"data":{"companyID":7,"name":"A"},"location":{"lat":1,"lon":2}}]}', 1, 0 ) )]
	#[TestWith( array( "[\n{\"data\":{\"companyID\":7,\"name\":\"A \\\" ] }\"},\"location\":{\"lat\":1,\"lon\":2}},\n\n 5, \"x\", null, {\"data\":}\n]", 1, 4 ) )]
	public function test_json_of_every_kind( string $file, int $good, int $bad ): void {
		$report = $this->import( $file );

		self::assertSame( array( $good, $bad ), array( $report['new'], $report['bad'] ) );

		if ( $bad > 0 ) {
			self::assertSame( array( 4, 4, 4, 4 ), array_column( $report['badRows'], 'line' ) );
		}
	}

	public function test_a_line_without_an_end_is_one_bad_row(): void {
		$long = 'D2,"' . str_repeat( 'x', 5_000_000 ) . str_repeat( '",y', 1_000_000 );
		memory_reset_peak_usage();
		$before = memory_get_usage();
		$report = $this->import( self::HEADING . "D1,One,Plano,TX,75024,,33.1,-96.8\n$long\nD3,Three,Plano,TX,75024,,33.1,-96.8\nD4,,Plano,TX,75024,,,\n" );

		self::assertSame(
			array( array( 3, 'is longer than a megabyte' ), array( 5, 'name is missing' ) ),
			array_map( static fn ( array $row ): array => array( $row['line'], $row['reason'] ), $report['badRows'] )
		);
		self::assertSame( array( 'One', 'Three' ), $this->names() );
		// The test's stream holds the file itself, twice while it is made.
		self::assertLessThan( 3 * strlen( $long ) + 5_000_000, memory_get_peak_usage() - $before );
	}

	public function test_memory_does_not_grow_with_the_file(): void {
		if ( 'mariadb' !== getenv( 'HVAC_TEST_DB' ) ) {
			self::markTestSkipped( 'The memory is the same on SQLite, whose queries take minutes on a slow machine: HVAC_TEST_DB=mariadb.' );
		}

		$stream = fopen( 'php://temp/maxmemory:1000000', 'w+b' );
		self::assertIsResource( $stream );
		fwrite( $stream, "companyID,name,zip\n" );

		for ( $i = 0; $i < 20_000; $i++ ) {
			fwrite( $stream, "D$i," . str_repeat( 'x', 150 ) . ",75024\n" );
		}

		$before = memory_get_usage();
		memory_reset_peak_usage();
		$report = ( new DealerImport( self::wpdb(), $this->store, new EmbeddedPostalAreaDirectory( self::wpdb() ) ) )->run( $stream, dry_run: true );

		self::assertSame( 20_000, $report->rows() );
		self::assertLessThan( 14_000_000, memory_get_peak_usage() - $before );
	}

	/** @return ImportFigures */
	private function import( string $file, bool $dry_run = false, bool $resume = false ): array {
		return ( new DealerImport( self::wpdb(), $this->store, new EmbeddedPostalAreaDirectory( self::wpdb() ) ) )->run( TestStream::of( $file ), dry_run: $dry_run, resume: $resume )->to_array();
	}

	/** @return list<string> the stages of unfinished imports */
	private static function unfinished(): array {
		/** @var list<string> $stages */
		$stages = self::wpdb()->get_col( 'SELECT stage FROM ' . ImportTables::imports( self::wpdb() ) . " WHERE stage <> 'done'" );

		return $stages;
	}

	/** @return list<string> */
	private function names(): array {
		/** @var list<string> $names */
		$names = array_column( $this->rows(), 'name' );
		sort( $names );

		return $names;
	}

	/** @return list<array<string, string>> */
	private function rows(): array {
		/** @var list<array<string, string>> $rows */
		$rows = self::wpdb()->get_results( 'SELECT * FROM ' . self::wpdb()->prefix . 'hvac_blocks_dealers ORDER BY company_id', ARRAY_A );

		return $rows;
	}
}
