<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\OwnFields\OwnFieldsTest;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\PostalAreas\PostalAreaFile;
use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Dealers\PostalAreas\PostalAreasCommand;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Testing\RecordingConsole;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use HvacBlocks\Testing\TestWorkbook;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class DealersCommandTest extends TestCase {
	private DealerStore $store;

	private RecordingConsole $console;

	protected function setUp(): void {
		TestPlaces::load( self::wpdb(), array( '75024' ) );
		$this->store   = new DealerStore( self::wpdb() );
		$this->console = new RecordingConsole();
	}

	public function test_it_imports_and_tells_what_is_bad(): void {
		$file = $this->file( "companyID,name,zip\nD1,One,75024\nD2,,75024\n" );
		$this->import( array( $file ), array( 'dry-run' => true ) );
		self::assertSame( 0, $this->store->count() );

		$this->import( array( $file ) );
		self::assertSame( 1, $this->store->count() );
		self::assertSame(
			array(
				'line: ',
				'warning: Line 3 (D2): name is missing',
				'success: Nothing was saved. 2 rows: 1 new, 0 changed, 0 unchanged, 1 invalid; 1 placed at the center of their ZIP code or city.',
				'line: ',
				'warning: Line 3 (D2): name is missing',
				'success: 2 rows: 1 new, 0 changed, 0 unchanged, 1 invalid; 1 placed at the center of their ZIP code or city.',
			),
			$this->console->lines
		);
	}

	public function test_it_tells_the_columns_that_it_does_not_import(): void {
		$this->import( array( $this->file( "companyID,name,zip,Fax,Notes etc.\nD1,One,75024,,\n" ) ) );

		self::assertContains( 'warning: These columns are not imported: Fax, Notes etc.', $this->console->lines );
	}

	public function test_a_file_says_what_the_columns_are(): void {
		$file = $this->file( "Ref.,Outfit,Zip,Name\nD1,One,75024,Ann\n" );
		$this->import( array( $file ) );
		self::assertSame( array( 'fail: No line at the top of the file names the columns “companyID” and “name”. Use --columns to say what its columns are: Ref., Outfit' ), $this->console->lines );

		$this->import( array( $file ), array( 'columns' => $this->file( '{ "REF": "companyID", "Outfit": "name", "Name": "" }' ) ) );
		self::assertContains( 'warning: These columns are not imported: Name.', $this->console->lines );
		self::assertSame( array( 'One', '75024' ), array( $this->store->get( 'D1' )?->dealer->name, $this->store->get( 'D1' )->dealer->zip ?? '' ) );
	}

	#[TestWith( array( '', 'Name the columns in a JSON object' ) )]
	#[TestWith( array( '["companyID"]', 'Name the columns in a JSON object' ) )]
	#[TestWith( array( '{ "Ref.": 1 }', 'Name the columns in a JSON object' ) )]
	#[TestWith( array( '{ "Ref.": "dealer" }', '“dealer” is not a field. The fields are: companyID, name, addressLine1' ) )]
	#[TestWith( array( '{ "Ref.": "name", "Outfit": "name" }', '“name” is chosen for more than one column.' ) )]
	public function test_columns_that_are_none_are_refused( string $columns, string $said ): void {
		$this->import( array( $this->file( "Ref.,Outfit\nD1,One\n" ) ), array( 'columns' => $this->file( $columns ) ) );

		self::assertStringStartsWith( "fail: $said", implode( "\n", $this->console->lines ) );
		self::assertSame( 0, $this->store->count() );
	}

	public function test_a_workbook_is_imported_from_the_sheet_that_is_asked_for(): void {
		$row  = TestWorkbook::row( array( 'companyID', 'name', 'zip' ) );
		$file = $this->file( TestWorkbook::of( array( 'A' => $row . TestWorkbook::row( array( 'D1', 'One', '75024' ) ), 'B' => $row . '<row r="7"/>' . TestWorkbook::row( array( 'D2', '', '75024' ) ) ) ) );
		$this->import( array( $file ) );
		$this->import( array( $file ), array( 'sheet' => 'b' ) );
		$this->import( array( $file ), array( 'sheet' => 'C' ) );

		self::assertSame( 'One', $this->store->get( 'D1' )?->dealer->name );
		self::assertSame( array( 'line: Read as Excel, sheet “A”. Other sheets: B.', 'line: Read as Excel, sheet “B”. Other sheets: A.', 'warning: Line 8 (D2): name is missing', 'fail: The workbook has no sheet “C”. Its sheets: A, B.' ), array_values( preg_grep( '/Excel|Line|fail/', $this->console->lines ) ?: array() ) );
	}

	public function test_it_tells_which_cells_of_a_workbook_were_not_read(): void {
		$this->import( array( $this->file( TestWorkbook::of( array( 'A' => TestWorkbook::row( array( 'companyID', 'name', 'zip' ) ) . '<row r="2"><c t="str"><v>D1</v></c><c><f>UPPER(A2)</f></c><c><v>75024</v></c></row>' ) ) ) ) );

		self::assertContains( 'line: Read as Excel, sheet “A”. 1 formula has no result and was read as an empty cell (B2). Open the workbook in Excel, check it, and save it again.', $this->console->lines );
	}

	public function test_it_fails_for_what_is_no_file_of_dealers(): void {
		$this->import( array( '/does/not/exist.csv' ) );
		$this->import( array( $this->file( 'x' ) ) );
		$this->import( array( $this->file( "companyID,name,zip\nD1,One,75024\n" ) ), array( 'format' => 'json' ) );

		self::assertSame( array( 'fail', 'fail', 'fail' ), array_map( static fn ( string $line ): string => (string) strtok( $line, ':' ), $this->console->lines ) );
		self::assertSame( 0, $this->store->count() );
	}

	public function test_an_import_is_exported_and_undone(): void {
		$this->import( array( $this->file( "companyID,name,zip\nD1,=One,75024\nD2,Two,75024\n" ) ) );
		$out = (string) tempnam( sys_get_temp_dir(), 'hvac-out-' );
		$this->command()->export( array( $out ), array() );
		$this->command()->export( array( '/does/not/exist/x.csv' ), array() );
		self::assertStringContainsString( "\"'=One\"", (string) file_get_contents( $out ) );

		$this->import( array( $out ) );
		unlink( $out );
		self::assertStringContainsString( '0 new, 0 changed, 2 unchanged', (string) end( $this->console->lines ) );

		$this->store->write( array( new StoredDealer( new Dealer( 'D2', 'Edited', zip: '75024', lat: 33.1, lon: -96.8 ), false, 'manual' ) ) );
		$this->command()->undo( array(), array() );
		self::assertSame( array( 1, 'Edited' ), array( $this->store->count(), $this->store->get( 'D2' )?->dealer->name ) );
		self::assertStringContainsString( '1 dealers were edited after the import and were left unchanged: D2', (string) ( array_slice( $this->console->lines, -2 )[0] ?? '' ) );
		$this->command()->undo( array(), array() );
		self::assertSame( 'fail: There is no import to undo.', end( $this->console->lines ) );
	}

	/** By any of their names; what a file has no column for stays. */
	#[TestWith( array( 'csv' ) )]
	#[TestWith( array( 'json' ) )]
	public function test_own_fields_are_imported_exported_and_undone( string $format ): void {
		OwnFieldsTest::add_all();
		$this->import( array( $this->file( "companyID,name,zip,De veteranos,own-brands,Techniciens,Technicians\nD1,One,75024,sí,Other Brands;trane,7,few\nD2,Two,75024,no,,,2.5\n" ) ) );
		self::assertSame( array( array( 'own-veteran-owned' => '1', 'own-brands' => 'trane;other' ), array( 'own-technicians' => '2.5' ) ), $this->own_fields() );
		self::assertContains( 'warning: Line 2 (D1): Technicians cannot be “few”; skipped.', $this->console->lines );

		$out = (string) tempnam( sys_get_temp_dir(), 'hvac-out-' ) . ".$format";
		$this->command()->export( array( $out ), array() );
		$this->import( array( $out ) );
		self::assertStringContainsString( '0 new, 0 changed, 2 unchanged', implode( ' ', array_slice( $this->console->lines, -2 ) ) );
		unlink( $out );

		$this->import( array( $this->file( "companyID,name,Motto\nD1,One,Cool\nD2,Two,\n" ) ) );
		self::assertSame( array( 'own-motto' => 'Cool', 'own-veteran-owned' => '1', 'own-brands' => 'trane;other' ), $this->own_fields()[0] );
		$this->command()->undo( array(), array() );
		self::assertSame( array( 'own-veteran-owned' => '1', 'own-brands' => 'trane;other' ), $this->own_fields()[0] );
	}

	/** @return list<array<string, string>> */
	private function own_fields(): array {
		return array_map( static fn ( StoredDealer $stored ): array => OwnFields::current( $stored->dealer->own_fields ), array_values( $this->store->get_many( array( 'D1', 'D2' ) ) ) );
	}

	public function test_what_contradicts_is_named_by_line_and_counted(): void {
		$this->import( array( $this->file( "companyID,name,state,zip\nD1,One,CA,75024\nD2,Two,TX,75024\n" ) ), array( 'dry-run' => true ) );

		self::assertContains( 'warning: Line 2 (D1): ZIP or postal code 75024 is in Texas, not in California.', $this->console->lines );
		self::assertSame( 'line: 1 row has a warning above.', end( $this->console->lines ) );
	}

	public function test_dealers_that_the_file_does_not_name_are_removed_where_asked_for(): void {
		$this->import( array( $this->file( "companyID,name,zip\nD1,One,75024\nD2,Two,75024\n" ) ) );
		$file = $this->file( "companyID,name,zip\nD1,One,75024\n" );
		$this->import( array( $file ), array( 'remove-missing' => true, 'dry-run' => true ) );
		self::assertSame( 'line: 1 dealers not in the file would be removed.', end( $this->console->lines ) );
		self::assertSame( 2, $this->store->count() );
		$this->import( array( $file ), array( 'remove-missing' => true ) );
		self::assertStringContainsString( 'removes 1 of ', (string) end( $this->console->lines ) );
		$this->import( array( $file ), array( 'remove-missing' => true, 'yes' => true ) );
		self::assertNull( $this->store->get( 'D2' ) );
	}

	public function test_locations_load_until_all_are_there(): void {
		$rows    = array_map( static fn ( int $row ): string => 10000 + $row . "\tPlace\tTX\t33.1\t-96.1\t1\n", range( 0, 2500 ) );
		$command = new PostalAreasCommand( new PostalAreaLoader( self::wpdb(), TestPlaces::file( 'command', $rows ) ), $this->console );
		$command->load( array(), array() );
		$command->load( array(), array( 'again' => true ) );

		$once = array( 'progress: 2,000 / 2,501', 'progress: 2,501 / 2,501', 'success: 2,501 ZIP and postal codes loaded.' );
		self::assertSame( array( ...$once, ...$once ), $this->console->lines );
	}

	public function test_the_demo_dealers_are_good_every_one_and_can_be_removed(): void {
		delete_option( PostalAreaLoader::OPTION );
		$demo   = new DemoDealers( new DealerImport( self::wpdb(), $this->store, new EmbeddedPostalAreaDirectory( self::wpdb(), new PostalAreaFile( TestPlaces::bundled() ) ) ), $this->store, dirname( __DIR__, 4 ) . '/data/demo-dealers.csv' );
		$report = $demo->import()->to_array();

		self::assertSame( array( 600, 600, 0, 0, array(), array() ), array( $report['rows'], $report['new'], $report['approximate'], $report['bad'], $report['badRows'], $report['warnedRows'] ) );
		self::assertSame( 600, $demo->import()->to_array()['unchanged'] );

		/** @var list<string> $phones */
		$phones = self::wpdb()->get_col( 'SELECT phone FROM ' . self::wpdb()->prefix . 'hvac_blocks_dealers' );
		self::assertSame( array(), preg_grep( '/^\d{3}-555-01\d\d$/D', $phones, PREG_GREP_INVERT ) );
		self::assertSame( array( 600, 0 ), array( $demo->remove(), $this->store->count() ) );
	}

	/**
	 * @param list<string> $arguments
	 * @param array<string, string|bool> $options
	 */
	private function import( array $arguments, array $options = array() ): void {
		$this->command()->import( $arguments, $options );
	}

	private function file( string $content ): string {
		$file = (string) tempnam( sys_get_temp_dir(), 'hvac-dealers-' );
		file_put_contents( $file, $content );
		register_shutdown_function( static fn (): bool => ! is_file( $file ) || unlink( $file ) );

		return $file;
	}

	private function command(): DealersCommand {
		return new DealersCommand( new DealerImport( self::wpdb(), $this->store, new EmbeddedPostalAreaDirectory( self::wpdb() ) ), new DealerExport( $this->store ), $this->console );
	}
}
