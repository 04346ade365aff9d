<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Dealers\Import\DealerExport;
use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\Import\DealersCommand;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Offers\Rebates\Import\RebateExport;
use HvacBlocks\Offers\Rebates\Import\RebateImport;
use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Offers\Rebates\RebatesCommand;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Testing\RecordingConsole;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class ImportCommandTest extends TestCase {
	private const HEADING = "id,title,provider\n";

	private RebateStore $store;

	private RecordingConsole $console;

	protected function setUp(): void {
		$this->store   = new RebateStore( self::wpdb() );
		$this->console = new RecordingConsole();
	}

	public function test_it_tells_what_it_did_and_what_is_bad(): void {
		$file = $this->file( "id,title,provider,fax,more\nr1,One,P,,\nr2,,P,,\n" );
		$told = array( 'line: ', 'warning: These columns are not imported: fax, more.', 'warning: Line 3 (r2): title is missing' );

		$this->command()->import( array( $file ), array( 'dry-run' => true ) );
		self::assertSame( array( ...$told, 'success: Nothing was saved. 2 rows: 1 new, 0 changed, 0 unchanged, 1 invalid.' ), $this->console->lines );
		self::assertSame( 0, $this->store->count() );

		$this->console->lines = array();
		$this->command()->import( array( $file ), array() );
		self::assertSame( array( ...$told, 'success: 2 rows: 1 new, 0 changed, 0 unchanged, 1 invalid.' ), $this->console->lines );
	}

	public function test_what_the_file_does_not_name_is_removed_where_that_is_asked_for(): void {
		$this->command()->import( array( $this->file( self::HEADING . "r1,One,P\nr2,Two,P\n" ) ), array() );
		$file = $this->file( self::HEADING . "r1,One,P\n" );
		$this->command()->import( array( $file ), array() );
		self::assertSame( 2, $this->store->count() );

		$this->console->lines = array();
		$this->command()->import( array( $file ), array( 'remove-missing' => true, 'dry-run' => true ) );
		$this->command()->import( array( $file ), array( 'remove-missing' => true, 'yes' => true ) );
		self::assertSame( array( 'line: 1 rebates not in the file would be removed.', 'line: 1 rebates not in the file were removed.' ), array_values( (array) preg_grep( '/^line: ./', $this->console->lines ) ) );
		self::assertContains( 'success: 1 rows: 0 new, 0 changed, 1 unchanged, 0 invalid.', $this->console->lines );
		self::assertSame( 1, $this->store->count() );
	}

	public function test_it_resumes_where_that_is_asked_for(): void {
		$file   = self::HEADING . "r1,One,P\n";
		$import = new RebateImport( self::wpdb(), $this->store );
		$id     = $import->imports->create( 'a.csv', strlen( $file ), strlen( $file ) . '-' . md5( $file ), null, 'import', false, ImportStage::Checking )->id;

		$this->command()->import( array( $this->file( $file ) ), array( 'dry-run' => true ) );
		self::assertSame( 'checking', $this->stage( $id ) );
		$this->command()->import( array( $this->file( $file ) ), array( 'resume' => true ) );
		self::assertSame( 'done', $this->stage( $id ) );
	}

	/** @param list<string> $arguments */
	#[TestWith( array( array() ) )]
	#[TestWith( array( array( '/does/not/exist.csv' ) ) )]
	#[TestWith( array( array( '/' ) ) )]
	public function test_what_is_no_file_is_said( array $arguments ): void {
		$this->command()->import( $arguments, array() );

		self::assertSame( array( 'fail: The file “' . ( $arguments[0] ?? '' ) . '” cannot be read.' ), $this->console->lines );
	}

	public function test_a_file_of_another_kind_says_why(): void {
		$this->command()->import( array( $this->file( 'x' ) ), array() );
		$this->command()->import( array( $this->file( self::HEADING . "r1,One,P\n" ) ), array( 'format' => 'json' ) );

		self::assertStringStartsWith( 'fail: No line at the top of the file names the columns “id” and “title”.', $this->console->lines[0] ?? '' );
		self::assertSame( 'fail: Rebates are imported from Excel and CSV files only.', $this->console->lines[1] ?? '' );
	}

	public function test_a_file_says_what_the_columns_are(): void {
		$file = $this->file( "Acct,Firm,provider\nr1,One,P\n" );
		$this->command()->import( array( $file ), array( 'columns' => $this->file( '{"Acct":"id","Firm":"title"}' ) ) );
		self::assertSame( array( 1, 'success: 1 rows: 1 new, 0 changed, 0 unchanged, 0 invalid.' ), array( $this->store->count(), end( $this->console->lines ) ) );

		$this->command()->import( array( $file ), array( 'columns' => $this->file( '{"Acct":"nothing"}' ) ) );
		self::assertStringContainsString( 'fail: “nothing” is not a field.', (string) end( $this->console->lines ) );
		$this->command()->import( array( $file ), array( 'columns' => '/does/not/exist.json' ) );
		self::assertStringContainsString( 'fail: Name the columns in a JSON object', (string) end( $this->console->lines ) );
	}

	/** That many are listed one by one; the rest are counted. */
	public function test_of_more_than_five_hundred_bad_rows_the_rest_are_counted(): void {
		$bad = static fn ( int $rows ): string => self::HEADING . implode( '', array_map( static fn ( int $i ): string => "r$i,,P\n", range( 1, $rows ) ) );
		$this->command()->import( array( $this->file( $bad( 502 ) ) ), array( 'dry-run' => true ) );
		self::assertSame( array( 502, 'progress: 500 rows read, 0 rebates saved', 'warning: Line 501 (r500): title is missing', 'warning: … and 2 more invalid rows.' ), array( count( $this->console->lines ) - 2, $this->console->lines[0], ...array_slice( $this->console->lines, 501, 2 ) ) );

		$this->console->lines = array();
		$this->command()->import( array( $this->file( $bad( 500 ) ) ), array( 'dry-run' => true ) );
		self::assertSame( array( 'warning: Line 501 (r500): title is missing', 'success: Nothing was saved. 500 rows: 0 new, 0 changed, 0 unchanged, 500 invalid.' ), array_slice( $this->console->lines, -2 ) );
	}

	public function test_of_more_than_five_hundred_warnings_the_rest_are_counted(): void {
		TestPlaces::load( self::wpdb(), array( '75024' ) );
		$odd     = static fn ( int $rows ): string => "companyID,name,state,zip\n" . implode( '', array_map( static fn ( int $i ): string => "D$i,One,CA,75024\n", range( 1, $rows ) ) );
		$store   = new DealerStore( self::wpdb() );
		$command = new DealersCommand( new DealerImport( self::wpdb(), $store, new EmbeddedPostalAreaDirectory( self::wpdb() ) ), new DealerExport( $store ), $this->console );

		$command->import( array( $this->file( $odd( 502 ) ) ), array( 'dry-run' => true ) );
		self::assertSame( array( 'warning: … and 2 more rows to check.', 'line: 502 rows have a warning above.' ), array( $this->console->lines[502], end( $this->console->lines ) ) );

		$this->console->lines = array();
		$command->import( array( $this->file( $odd( 1 ) ) ), array( 'dry-run' => true ) );
		self::assertSame( array( 4, 'line: 1 row has a warning above.' ), array( count( $this->console->lines ), end( $this->console->lines ) ) );
	}

	public function test_the_last_import_is_undone_but_for_what_others_edited(): void {
		$this->command()->undo( array(), array() );
		self::assertSame( array( 'fail: There is no import to undo.' ), $this->console->lines );

		$rows = static fn ( string $title, int $most ): string => self::HEADING . implode( '', array_map( static fn ( int $i ): string => "r$i,$title,P\n", range( 1, $most ) ) );
		$file = $this->file( $rows( 'One', 12 ) );
		$edit = fn ( int $most ) => $this->store->write( array_map( static fn ( int $i ): StoredRebate => new StoredRebate( new Rebate( "r$i", 'Edited', provider: 'P' ), 'manual' ), 0 === $most ? array() : range( 1, $most ) ) );

		foreach ( array( 0 => '', 1 => 'r1', 10 => 'r1, r2, r3, r4, r5, r6, r7, r8, r9, r10', 11 => 'r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, …' ) as $edited => $names ) {
			$this->store->delete_matching( '' );
			$this->command()->import( array( $file ), array() );
			$edit( $edited );
			$this->console->lines = array();
			$this->command()->undo( array(), array() );

			self::assertSame(
				array(
					...( 0 === $edited ? array() : array( "warning: $edited rebates were changed after the import and were left unchanged: $names" ) ),
					sprintf( 'success: The import of “%s” was undone: %d rebates.', basename( $file ), 12 - $edited ),
				),
				$this->console->lines
			);
			self::assertSame( $edited, $this->store->count() );
		}

		$this->store->delete_matching( '' );
		$this->command()->import( array( $file ), array() );
		$edit( 3 );
		$this->command()->undo( array(), array( 'overwrite' => true ) );
		self::assertSame( 0, $this->store->count() );
	}

	public function test_an_export_goes_into_a_file_or_to_standard_output(): void {
		$out = $this->file( '' );
		$this->command()->import( array( $this->file( self::HEADING . "r1,One,P\n" ) ), array() );
		$this->console->lines = array();
		$this->command()->export( array( $out ), array() );
		self::assertSame( array( "success: All rebates exported to “{$out}”." ), $this->console->lines );
		self::assertStringContainsString( '"r1","One"', (string) file_get_contents( $out ) );

		$this->console->lines = array();
		$this->expectOutputString( (string) file_get_contents( $out ) );
		$this->command()->export( array( '-' ), array() );
		self::assertSame( array(), $this->console->lines );
	}

	#[TestWith( array( '', 'The file “” cannot be written.' ) )]
	#[TestWith( array( '/does/not/exist/x.csv', 'The file “/does/not/exist/x.csv” cannot be written.' ) )]
	#[TestWith( array( '/dev/full', 'The file “/dev/full” could not be written completely.' ) )]
	public function test_an_export_that_is_not_whole_fails( string $file, string $reason ): void {
		if ( '/dev/full' === $file && ! is_writable( $file ) ) {
			self::markTestSkipped( 'A system without /dev/full.' );
		}

		$this->command()->export( array( $file ), array() );
		self::assertSame( array( "fail: $reason" ), $this->console->lines );
	}

	private function stage( int $id ): ?string {
		return ( new RebateImport( self::wpdb(), $this->store ) )->imports->get( $id )?->stage->value;
	}

	private function command(): RebatesCommand {
		return new RebatesCommand( new RebateImport( self::wpdb(), $this->store ), new RebateExport( $this->store ), $this->console );
	}

	private function file( string $content ): string {
		$file = (string) tempnam( sys_get_temp_dir(), 'hvac-import-' );
		file_put_contents( $file, $content );
		register_shutdown_function( static fn (): bool => ! is_file( $file ) || unlink( $file ) );

		return $file;
	}
}
