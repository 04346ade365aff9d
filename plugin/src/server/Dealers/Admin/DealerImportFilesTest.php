<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Import\DealerExport;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Import\ImportChunks;
use HvacBlocks\Platform\Import\ImportFormat;
use HvacBlocks\Platform\Import\ImportStage;
use HvacBlocks\Platform\Import\Intake\FileKind;
use HvacBlocks\Testing\DealerImportsTestCase;
use HvacBlocks\Testing\TestWorkbook;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** The files of an import: workbooks, encodings, pieces, damaged and cut off. */
final class DealerImportFilesTest extends DealerImportsTestCase {
	/** @return iterable<string, array{string, string}> */
	public static function unreadable(): iterable {
		yield 'a heading in UTF-16 and nothing else' => array( (string) mb_convert_encoding( "\u{FEFF}companyID,name\n", 'UTF-16LE', 'UTF-8' ), 'no dealers' );
		yield 'a workbook without its end' => array( "PK\x03\x04xxxxx", 'damaged' );
		yield 'a compressed file' => array( (string) gzencode( 'companyID,name' ), 'compressed' );
		yield 'a heading and nothing else' => array( self::HEADING . ",,,,,,\n", 'no dealers' );
		yield 'a list of nothing' => array( '[ ]', 'no dealers' );
		yield 'a heading without an end' => array( 'companyID,name,' . str_repeat( 'x', 1_100_000 ) . "\nD1,One\n", 'longer than a megabyte' );
		yield 'a heading that is not closed' => array( "companyID,\"name\nD1,One\n", 'quotation mark' );
	}

	#[DataProvider( 'unreadable' )]
	public function test_a_file_that_is_no_list_says_why( string $file, string $word ): void {
		$job = $this->upload( $file );

		self::assertSame( 'failed', $job['stage'] );
		self::assertStringContainsString( $word, self::text( $job['problem'] ) );
	}

	public function test_a_workbook_is_read_by_the_numbers_of_its_rows_and_says_so(): void {
		$rows = TestWorkbook::row( array( 'Our dealers, as of May' ) ) . '<row/>' . TestWorkbook::row( array( 'companyID', 'name', 'zip' ) ) . TestWorkbook::row( array( 'D1', "One\n, \"two\"", '75024', 'a note' ) ) . '<row r="9"><c t="str"><v>D2</v></c></row>';
		$job  = $this->upload( TestWorkbook::of( array( 'Dealers' => $rows, 'Old' => $rows ) ) );

		self::assertSame( array( 'checked', 1, 1, 'Read as Excel, sheet “Dealers”. Other sheets: Old.', 'Dealers', array( 'Dealers', 'Old' ), false ), array( $job['stage'], $job['new'], $job['bad'], $job['found'], $job['sheet'], $job['sheets'], $job['cutOff'] ) );
		self::assertSame( array( array( 9, 'D2', 'name is missing' ) ), array_map( static fn ( array $row ): array => array( $row['line'], $row['companyID'], $row['reason'] ), $this->rows( $job, 'bad' ) ) );
		$this->bring( $job );
		self::assertSame( 'One , "two"', $this->store->get( 'D1' )?->dealer->name );
	}

	public function test_another_sheet_is_read_where_it_is_asked_for(): void {
		$row  = TestWorkbook::row( array( 'companyID', 'name', 'zip' ) );
		$file = TestWorkbook::of( array( 'Notes' => TestWorkbook::row( array( 'Read this first' ) ), 'Dealers' => $row . TestWorkbook::row( array( 'D1', 'One', '75024' ) ) ) );
		$job  = $this->upload( $file );

		self::assertSame( array( 'columns', 'Notes', array( 'Notes', 'Dealers' ) ), array( $job['stage'], $job['sheet'], $job['sheets'] ) );
		$job = $this->upload( $file, sheet: 'dealers' );
		self::assertSame( array( 'checked', 1, 'Dealers' ), array( $job['stage'], $job['new'], $job['sheet'] ) );
		self::assertStringContainsString( 'Its sheets: Notes, Dealers.', self::text( $this->upload( $file, sheet: 'x' )['problem'] ) );
	}

	public function test_a_workbook_is_unpacked_step_by_step_to_the_same_as_at_once(): void {
		$rows = TestWorkbook::row( array( 'companyID', 'name', 'zip', 'Fax' ) );

		for ( $i = 1; $i <= 3000; $i++ ) {
			$rows .= TestWorkbook::row( array( "D$i", 'One', '75024', str_repeat( md5( "$i" ), 14 ) ) );
		}

		$file  = TestWorkbook::of( array( 'A' => $rows ) );
		$id    = $this->create( $file );
		$steps = 0;

		do {
			$job = $this->import->imports->get( $id );
			self::assertNotNull( $job );
			$before = $job->size;
			$this->import->step( $job, 0.0 );
			++$steps;

			// As if it had been killed after storing more in the last piece, but before recording that.
			$last = 1_000_000 + intdiv( $job->position, ImportChunks::SIZE );
			$this->import->chunks->put( $id, ImportStage::Converting === $job->stage ? $last : 9_000_000, $this->import->chunks->get( $id, $last ) . 'and more' );
		} while ( ImportStage::Converting === $job->stage );

		$once   = FileKind::intake( $this->import->chunks->open( $this->import->imports->get( $this->create( $file ) ) ?? $job ) );
		$stream = $this->import->chunks->open( $job );
		self::assertSame( md5( implode( '', iterator_to_array( $once->pieces() ) ) ), md5( (string) stream_get_contents( $stream ) ) );
		self::assertGreaterThan( 2, $steps );
		self::assertSame( strlen( $file ), $before );
		self::assertSame( array( 3000, 3 ), array( $this->to_the_end( $id )['new'], $job->chunks() ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function encodings(): iterable {
		$text = "companyID;name;zip\nD1;Été;75024\n";

		yield 'UTF-16' => array( (string) mb_convert_encoding( "\u{FEFF}$text", 'UTF-16LE', 'UTF-8' ), 'Read as UTF-16. Columns are separated by semicolons.' );
		yield 'an old Mac' => array( strtr( $text, array( "\n" => "\r", 'É' => "\x83", 'é' => "\x8E" ) ), 'Read as Mac OS Roman. Columns are separated by semicolons.' );
		yield 'Windows' => array( strtr( $text, array( 'É' => "\xC9", 'é' => "\xE9" ) ), 'Read as Windows-1252. Columns are separated by semicolons.' );
		yield 'the usual' => array( strtr( $text, array( ';' => ',' ) ), '' );
	}

	#[DataProvider( 'encodings' )]
	public function test_text_of_every_encoding_is_read_and_named_where_it_is_not_the_usual( string $file, string $found ): void {
		$job = $this->upload( $file );

		self::assertSame( array( 1, $found ), array( $job['new'], $job['found'] ) );
		self::assertSame( 'Été', $this->rows( $job, 'new' )[0]['name'] );
	}

	/** @return iterable<string, array{string, int}> a file and the number of its valid rows */
	public static function cut_off(): iterable {
		$row = "D%d,\"One, \"\"two\"\"\",Plano,75024,33.1,-96.8,\n";
		$csv = self::HEADING . sprintf( $row, 1 ) . sprintf( $row, 2 );

		yield 'CSV in a quotation' => array( $csv . 'D3,"One, two', 2 );
		yield 'CSV in a line without an end' => array( $csv . 'D3,' . str_repeat( 'x', 2_000_000 ), 2 );
		yield 'CSV in a row' => array( $csv . 'D3,One', 2 );
		yield 'JSON in a dealer' => array( '[{"data":{"companyID":"D1","name":"One","zip":"75024"}},{"data":{"companyID":"D2","na', 1 );
		yield 'JSON after a dealer' => array( '[{"data":{"companyID":"D1","name":"One","zip":"75024"}}', 1 );
		yield 'JSON without any' => array( '[', 0 );
	}

	#[DataProvider( 'cut_off' )]
	public function test_of_a_file_that_is_cut_off_good_rows_are_kept_and_nothing_is_removed( string $file, int $good ): void {
		$this->write( 'OLD', 'Not in the file' );
		$job = $this->upload( $file, remove: true );

		self::assertSame( array( 'checked', $good, 1, true, 0 ), array( $job['stage'], $job['new'], $job['bad'], $job['cutOff'], $job['removed'] ) );
	}

	public function test_a_quotation_mark_that_nothing_closes_spoils_its_own_line_only(): void {
		$file = self::HEADING . "D1,\"open,Plano,75024,33.1,-96.8,\n";

		for ( $i = 2; $i < 400; $i++ ) {
			$file .= "D$i,Five pipes,Plano,75024,33.1,-96.8,\n";
		}

		$job = $this->upload( $file . "D400,Five 5\" pipes,Plano,75024,33.1,-96.8,\n" );
		self::assertSame( array( 399, 1 ), array( $job['new'], $job['bad'] ) );
		$this->bring( $job );
		self::assertSame( 'Five 5" pipes', $this->store->get( 'D400' )?->dealer->name );
	}

	/** @return iterable<string, array{ImportFormat}> */
	public static function formats(): iterable {
		yield 'CSV' => array( ImportFormat::Csv );
		yield 'JSON' => array( ImportFormat::Json );
	}

	#[DataProvider( 'formats' )]
	public function test_an_export_imports_back_unchanged( ImportFormat $format ): void {
		$names = array( '=cmd|calc!A0', '+1', '-1', "'=already", "''x", "'", '@SUM(1);=2,+3', 'say "yes"', 'Érablière d’Été', '<b>x</b>', '%s %d', '＝full', '0', 'a,b;c|d' );

		foreach ( $names as $i => $name ) {
			$this->store->write(
				array(
					new StoredDealer(
						new Dealer( "0$i", $name, '1 Main', 'Plano', 'TX', '00601', '+1 (214) 555-0101', 0 === $i % 2, true, false, '2015-03-31', true, false, true, false, 33.1234567, -96.8, 4.55, 12, '=RG', array( '+12145550101', '972-555-0100' ), array( '00601', '75024', 'M5V' ), 'https://example.org/a.jpg', array( 'Mo-Fr 08:00-17:00', 'Sa 09:00-12:00' ) ),
						false,
						'import'
					),
				)
			);
		}

		$point = ( new EmbeddedPostalAreaDirectory( self::wpdb() ) )->postal_areas( array( '75024' ) )['75024'];
		$this->store->write( array( new StoredDealer( new Dealer( 'ZIP', 'At its ZIP', zip: '75024', lat: $point[1], lon: $point[2] ), true, 'import' ) ) );
		$file = '';
		( new DealerExport( $this->store ) )->write(
			$format,
			static function ( string $piece ) use ( &$file ): void {
				$file .= $piece;
			}
		);
		$job = $this->upload( $file, remove: true );
		self::assertSame( array( 0, count( $names ) + 1, 0, 0 ), array( $job['changed'], $job['unchanged'], $job['removed'], $job['bad'] ), (string) wp_json_encode( $this->rows( $job, 'changed' ) ) );

		// And into a site without any of them.
		$this->store->delete_from( 'import' );
		self::assertSame( 0, $this->store->count() );
		$this->bring( $this->upload( $file ) );
		self::assertSame( $names, array_map( fn ( int $i ): ?string => $this->store->get( "0$i" )?->dealer->name, array_keys( $names ) ) );

		if ( ImportFormat::Csv === $format ) {
			self::assertStringContainsString( "\"'=cmd|calc!A0\"", $file );
			self::assertStringContainsString( ',33.1234567,-96.8,', $file );
			self::assertStringNotContainsString( ';=', $file );
		}
	}

	public function test_a_damaged_piece_is_refused(): void {
		$id = $this->create( 'x', 20 );

		self::assertSame( 400, $this->chunk( $id, 0, 'too short' )->get_status() );
		self::assertSame( 400, $this->chunk( $id, 1, 'xxxxxxxxxxxxxxxxxxxx' )->get_status() );
		self::assertSame( 'uploading', $this->latest()['stage'] );
	}

	public function test_an_upload_that_was_cut_off_goes_on_with_its_missing_pieces(): void {
		$file   = self::HEADING . str_repeat( "\n", ImportChunks::SIZE );
		$first  = $this->begin( $file );
		$number = 0;
		$this->chunk( is_int( $first['id'] ) ? $first['id'] : 0, $number, substr( $file, 0, ImportChunks::SIZE ) );
		$again = $this->begin( $file );

		self::assertSame( array( $first['id'], 1, 2 ), array( $again['id'], $again['received'], $again['chunks'] ) );
	}

	public function test_a_file_with_another_size_or_another_choice_is_not_the_one_that_was_cut_off(): void {
		$file  = self::HEADING . "D1,One,Plano,75024,33.1,-96.8,\n";
		$first = $this->begin( $file )['id'];

		self::assertSame( $first, $this->begin( $file )['id'] );
		self::assertNotSame( $first, $this->begin( $file, remove: true )['id'] );

		$first = $this->begin( $file )['id'];
		self::assertNotSame( $first, $this->begin( $file, size: 20 )['id'] );
	}
}
