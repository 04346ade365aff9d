<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Csv;

use HvacBlocks\Platform\Import\Columns\FileColumn;
use HvacBlocks\Platform\Import\Columns\UnknownColumns;
use HvacBlocks\Platform\Import\RawRow;
use HvacBlocks\Platform\Import\UnreadableFile;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestStream;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class CsvReaderTest extends TestCase {
	private const COLUMNS = array(
		'id'         => array( 'id' ),
		'place.city' => array( 'city', 'town' ),
		'place.zip'  => array( 'zip' ),
	);

	private const HEADING = "id,city,note,zip\n";

	/** @return iterable<string, array{string, list<array{int, array<string, mixed>}>}> a file, and the lines and values of its rows */
	public static function files(): iterable {
		$place = static fn ( string $city, string $zip ): array => array( 'place' => array( 'city' => $city, 'zip' => $zip ) );
		$rows  = array( array( 2, array( ...$place( 'Plano', '75024' ), 'id' => 'A' ) ), array( 3, array( ...$place( 'Érié', '16501' ), 'id' => 'B' ) ) );
		$file  = self::HEADING . "A,Plano,x,75024\nB,Érié,,16501\n";
		$at    = static fn ( int $more ): array => array_map( static fn ( array $row ): array => array( $row[0] + $more, $row[1] ), $rows );

		yield 'columns in groups, an unknown one among them' => array( $file, $rows );
		yield 'without a last line end' => array( rtrim( $file ), $rows );
		yield 'Windows-1252' => array( (string) mb_convert_encoding( $file, 'Windows-1252', 'UTF-8' ), $rows );
		yield 'Windows-1252 in a heading' => array( (string) mb_convert_encoding( str_replace( 'note', 'Remarqué', $file ), 'Windows-1252', 'UTF-8' ), $rows );
		yield 'more semicolons in the heading than commas' => array( str_replace( ',', ';', str_replace( 'note', '"note, or so"', $file ) ), $rows );
		yield 'tabs' => array( str_replace( ',', "\t", $file ), $rows );
		yield 'lines of Windows' => array( str_replace( "\n", "\r\n", $file ), $rows );
		yield 'a byte order mark before a heading in quotes' => array( "\xEF\xBB\xBF\"a, b\",id,city,zip\n,A,Plano,75024\n,B,Érié,16501\n", $rows );
		yield 'no byte order mark before a heading in quotes' => array( "\"a, b\",id,city,zip\n,A,Plano,75024\n,B,Érié,16501\n", $rows );
		yield 'a separator that the heading has less of than commas, after a byte order mark' => array( "\xEF\xBB\xBF\"SEP=;\"\n" . str_replace( 'note', '"a,b,c,d,e"', str_replace( ',', ';', $file ) ), $at( 1 ) );
		yield 'nine lines of titles' => array( str_repeat( "Title,,,\n", 9 ) . $file, $at( 9 ) );
		yield 'a title with a quotation mark that nothing closes' => array( "Title\n\"open,,,\n$file", $at( 2 ) );
		yield 'a title of two lines' => array( "\"One\ntwo\"\n$file", $at( 2 ) );
		yield 'blank lines between' => array( str_replace( 'B,', "\n,,,\n ,\nB,", $file ), array( $rows[0], array( 6, $rows[1][1] ) ) );
		yield 'two lines in a cell' => array( str_replace( ',x,', ",\"x\ny, \"\"z\"\"\",", $file ), array( $rows[0], array( 4, $rows[1][1] ) ) );
		yield 'spaces before a quotation mark' => array( self::HEADING . "A, \"Plano\n\",x,75024\n", array( array( 2, array( ...$place( "Plano\n", '75024' ), 'id' => 'A' ) ) ) );
		yield 'a quotation mark within a cell' => array( self::HEADING . "A,5\" pipes,x,75024\n", array( array( 2, array( ...$place( '5" pipes', '75024' ), 'id' => 'A' ) ) ) );
		yield 'a backslash before a quotation mark' => array( self::HEADING . "A,\"C:\\\",x,75024\n", array( array( 2, array( ...$place( 'C:\\', '75024' ), 'id' => 'A' ) ) ) );
		yield 'a guarded formula' => array( self::HEADING . "A,'=1+1,x,75024\n", array( array( 2, array( ...$place( '=1+1', '75024' ), 'id' => 'A' ) ) ) );
		yield 'a line with fewer cells' => array( self::HEADING . "A,Plano\n", array( array( 2, array( 'place' => array( 'city' => 'Plano' ), 'id' => 'A' ) ) ) );
		yield 'no row' => array( self::HEADING, array() );
	}

	/** @param list<array{int, array<string, mixed>}> $rows */
	#[DataProvider( 'files' )]
	public function test_it_reads( string $file, array $rows ): void {
		$read = self::rows( $file );

		self::assertSame( $rows, array_map( static fn ( RawRow $row ): array => array( $row->line, $row->values ), $read ) );
		self::assertSame( array(), array_filter( $read, static fn ( RawRow $row ): bool => '' !== $row->problem || $row->is_cut_off ) );
	}

	#[DataProvider( 'files' )]
	public function test_it_goes_on_after_any_row_as_if_it_had_not_stopped( string $file ): void {
		$all = self::rows( $file );

		foreach ( $all as $index => $row ) {
			self::assertEquals( array_slice( $all, $index + 1 ), self::rows( $file, $row->end, $row->next_line ) );
		}

		self::assertSame( array(), array() === $all ? array() : self::rows( $file, strlen( $file ) ) );
	}

	/** @return iterable<string, array{string, list<array{int, string, bool}>}> a file, and for each row its line, its problem, and whether it is truncated */
	public static function bad_files(): iterable {
		$good = static fn ( int $line ): array => array( $line, '', false );
		$many = static fn ( int $lines ): string => self::HEADING . 'A,"' . str_repeat( "x\n", $lines - 1 ) . "\",x,75024\n";
		$long = static fn ( int $bytes, string $end ): string => self::HEADING . 'A,' . str_repeat( 'x', $bytes - 2 - strlen( $end ) ) . $end;
		$next = "B,Plano,x,75024\n";

		yield 'more cells' => array( self::HEADING . "A,Plano,x,75024,y\n$next", array( array( 2, 'has more cells than the first line', false ), $good( 3 ) ) );
		yield 'the file ends in a row' => array( self::HEADING . $next . 'A,Plano', array( $good( 2 ), array( 3, 'is incomplete because the file ends in the middle of it', true ) ) );
		yield 'the file ends in a quotation' => array( self::HEADING . $next . "A,\"Plano\nand", array( $good( 2 ), array( 3, 'has an unclosed quotation mark', true ), array( 4, 'is incomplete because the file ends in the middle of it', true ) ) );
		yield 'a quotation that nothing closes' => array( self::HEADING . "A,\"Plano\n" . str_repeat( $next, 200 ), array( array( 2, 'has an unclosed quotation mark', false ), ...array_map( $good, range( 3, 202 ) ) ) );
		yield 'a cell of the most lines' => array( $many( 200 ) . $next, array( $good( 2 ), $good( 202 ) ) );
		yield 'a cell of one more' => array( $many( 201 ), array( array( 2, 'has an unclosed quotation mark', false ), ...array_map( $good, range( 3, 201 ) ), array( 202, 'has an unclosed quotation mark', true ) ) );
		yield 'the longest line' => array( $long( CsvRecord::LONGEST - 1, "\n" ) . $next, array( $good( 2 ), $good( 3 ) ) );
		yield 'the longest line that ends the file' => array( $long( CsvRecord::LONGEST - 2, ',,' ), array( $good( 2 ) ) );
		yield 'a longer line' => array( $long( CsvRecord::LONGEST, "\n" ) . $next, array( array( 2, 'is longer than a megabyte', false ), $good( 3 ) ) );
		yield 'a line several times as long' => array( $long( 3 * CsvRecord::LONGEST, "\n" ) . $next, array( array( 2, 'is longer than a megabyte', false ), $good( 3 ) ) );
		yield 'a longer line that ends the file' => array( $long( 2 * CsvRecord::LONGEST, '' ), array( array( 2, 'is longer than a megabyte', true ) ) );
		yield 'the longest row' => array( self::row_of( CsvRecord::LONGEST ) . $next, array( $good( 2 ), $good( 5 ) ) );
		yield 'a longer row' => array( self::row_of( CsvRecord::LONGEST + 1 ) . $next, array( array( 2, 'has an unclosed quotation mark', false ), $good( 4 ), $good( 5 ) ) );
	}

	/** A row of three lines; the first two have this many bytes in total. */
	private static function row_of( int $bytes ): string {
		$rest = $bytes - ( CsvRecord::LONGEST - 1 );

		return self::HEADING . 'A,"' . str_repeat( 'x', CsvRecord::LONGEST - 5 ) . "\n" . str_repeat( ' ', $rest - 1 ) . "\ny\",x,75024\n";
	}

	/** @param list<array{int, string, bool}> $rows */
	#[DataProvider( 'bad_files' )]
	public function test_a_bad_row_says_why_and_spoils_no_other( string $file, array $rows ): void {
		self::assertSame( $rows, array_map( static fn ( RawRow $row ): array => array( $row->line, $row->problem, $row->is_cut_off ), self::rows( $file ) ) );
	}

	#[TestWith( array( '', 'No such column.' ) )]
	#[TestWith( array( "name\nA\n", 'No such column.' ) )]
	#[TestWith( array( "Title\nTitle\nTitle\nTitle\nTitle\nTitle\nTitle\nTitle\nTitle\nTitle\nid,city\n", 'No such column.' ) )]
	#[TestWith( array( "\"id,city\n", 'The first line has an unclosed quotation mark.' ) )]
	public function test_a_file_without_its_columns_is_refused( string $file, string $message ): void {
		$this->expectException( UnreadableFile::class );
		$this->expectExceptionMessage( $message );

		self::rows( $file );
	}

	public function test_a_separator_within_quotes_separates_nothing(): void {
		self::assertSame( ',', ( new CsvReader( TestStream::of( "id,\"city; town; \"\"place\"\"; borough\"\nA,Plano\n" ), self::COLUMNS, array( 'id' ), '' ) )->separator() );
	}

	public function test_it_tells_the_columns_that_are_passed_over_wherever_the_stream_is(): void {
		$stream = TestStream::of( "City,ID,Fax,,\" Notes \"\nA,Plano,,,\n" );
		$source = new CsvReader( $stream, self::COLUMNS, array( 'id' ), 'No such column.' );

		foreach ( array( 'first', 'again' ) as $time ) {
			self::assertSame( array( 'Fax', 'Notes' ), FileColumn::unused( $source->columns() ), $time );
		}
	}

	public function test_it_shows_the_first_different_values_of_each_column(): void {
		$rows = array( 'A,Plano,"=""1""",one too many', 'B,Plano', 'C,,x', 'D,,' . mb_convert_encoding( 'Été', 'Windows-1252', 'UTF-8' ), ...array_fill( 0, 15, 'E,,' ), 'F,Row 20,', 'G,Row 21,' );

		self::assertEquals(
			array( new FileColumn( 'id', 'id', 'id', array( 'A', 'B', 'C' ) ), new FileColumn( 'city', 'city', 'place.city', array( 'Plano', 'Row 20' ) ), new FileColumn( 'note', 'note', null, array( '1', 'x', 'Été' ) ) ),
			( new CsvReader( TestStream::of( "Title\nid,city,note\n" . implode( "\n", $rows ) ), self::COLUMNS, array( 'id' ), '' ) )->columns()
		);
	}

	/** @return iterable<string, array{string, list<array{string, ?string, list<string>}>}> a file, and heading, path and values of its columns */
	public static function unknown_columns(): iterable {
		yield 'a line with one of ours is likelier than a longer one' => array( "Title,of,the,list\nAcct;City\nA;Plano\nB,\n", array( array( 'Acct', null, array( 'A', 'B,' ) ), array( 'City', 'place.city', array( 'Plano' ) ) ) );
		yield 'a longer line is likelier' => array( "Title,,\nAcct,Firm,\nA,One,\n", array( array( 'Acct', null, array( 'A' ) ), array( 'Firm', null, array( 'One' ) ), array( '', null, array() ) ) );
		yield 'of two such lines the first' => array( "Acct,Firm\nA,One\n", array( array( 'Acct', null, array( 'A' ) ), array( 'Firm', null, array( 'One' ) ) ) );
		yield 'an empty file' => array( '', array() );
	}

	/** @param list<array{string, ?string, list<string>}> $columns */
	#[DataProvider( 'unknown_columns' )]
	public function test_of_a_file_without_its_columns_it_shows_those_that_people_may_mean( string $file, array $columns ): void {
		try {
			self::rows( $file );
			self::fail( 'It was read.' );
		} catch ( UnknownColumns $error ) {
			self::assertSame( $columns, array_map( static fn ( FileColumn $column ): array => array( $column->heading, $column->path, $column->values ), $error->columns ) );
		}
	}

	public function test_a_file_has_five_hundred_columns_at_most(): void {
		self::assertCount( 1, self::rows( 'id' . str_repeat( ',', 499 ) . "\nA\n" ) );
		$this->expectException( UnreadableFile::class );
		$this->expectExceptionMessage( 'The file has more than 500 columns.' );

		self::rows( 'id' . str_repeat( ',', 500 ) . "\nA\n" );
	}

	/** @return list<RawRow> */
	private static function rows( string $file, int $offset = 0, int $line = 1 ): array {
		return array_values( iterator_to_array( ( new CsvReader( TestStream::of( $file ), self::COLUMNS, array( 'id' ), 'No such column.' ) )->rows( $offset, $line ), false ) );
	}
}
