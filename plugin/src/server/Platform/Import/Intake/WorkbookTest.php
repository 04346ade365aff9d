<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use HvacBlocks\Platform\Import\UnreadableFile;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestStream;
use HvacBlocks\Testing\TestWorkbook;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** Workbooks as Excel, Google Sheets, LibreOffice and openpyxl write them, and malicious ones. */
final class WorkbookTest extends TestCase {
	private const DATES = '<numFmts count="2"><numFmt numFmtId="164" formatCode="[$-409]mmmm\ d&quot; day &quot;yyyy;@"/><numFmt numFmtId="165" formatCode="00000"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';

	public function test_cells_of_every_kind_are_what_people_see(): void {
		$row  = '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="inlineStr"><is><t>In</t><r><t xml:space="preserve"> line</t></r></is></c><c r="C1" t="b"><v>1</v></c><c r="D1"><v>2.145550106E9</v></c>'
			. '<c r="E1"><v>7502</v></c><c r="F1"><v>33.100000000000001</v></c><c r="G1" t="str"><f>A1&amp;""</f><v>formula</v></c><c r="H1" t="e"><f>1/0</f><v>#DIV/0!</v></c>'
			. '<c r="I1" s="1"><v>42094</v></c><c r="J1" s="2"><v>42094</v></c><c r="K1" t="d"><v>2015-03-31T00:00:00</v></c><c r="L1" s="3"><v>7502</v></c><c r="M1"><f>SUM(A1)</f></c><c r="N1" t="b"><v>0</v></c></row>';
		$book = TestWorkbook::of( array( 'A' => $row ), '<si/><si><r><rPr><b/></rPr><t>Érable</t></r><r><t xml:space="preserve"> &amp; fils_x000D_</t></r><rPh sb="0" eb="1"><t>spoken</t></rPh><phoneticPr fontId="1"/></si>', self::DATES );

		self::assertSame( array( "Érable & fils\r", 'In line', 'TRUE', '2145550106', '7502', '33.1', 'formula', '', '2015-03-31', '2015-03-31', '2015-03-31', '07502', '', 'FALSE' ), array_slice( self::cells( $book )[0], 0, 14 ) );
	}

	public function test_how_a_text_is_spoken_is_no_part_of_it(): void {
		$book = TestWorkbook::of( array( 'A' => '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>' ), '<si><r><t>東</t></r><rPh sb="0" eb="1"><t>spoken</t></rPh><r><t>京</t></r></si><si><t>next</t></si>' );

		self::assertSame( array( '東京', 'next' ), array_slice( self::cells( $book )[0], 0, 2 ) );
	}

	public function test_days_are_counted_from_1904_where_the_workbook_does(): void {
		$book = TestWorkbook::of( array( 'A' => '<row><c s="1"><v>40632</v></c></row>' ), styles: self::DATES, settings: '<workbookPr date1904="1"/>' );

		self::assertSame( '2015-03-31', self::cells( $book )[0][0] );
	}

	/** Excel writes formats of its named styles before those of the cells. */
	public function test_only_formats_of_cells_are_counted(): void {
		$styles = str_replace( '<cellXfs', '<cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs', self::DATES ) . '<cellStyles count="1"><cellStyle name="Normal" xfId="0"/></cellStyles>';
		$book   = TestWorkbook::of( array( 'A' => '<row><c s="0"><v>42094</v></c><c s="1"><v>42094</v></c></row>' ), styles: $styles );

		self::assertSame( array( '42094', '2015-03-31' ), array_slice( self::cells( $book )[0], 0, 2 ) );
	}

	public function test_lines_have_the_numbers_of_the_rows(): void {
		$text = static fn ( string $text ): string => "<c t=\"inlineStr\"><is><t>$text</t></is></c>";
		$book = TestWorkbook::of( array( 'A' => '<row r="1" spans="1:2"/><row r="3">' . $text( "two\nlines" ) . '</row><row>' . $text( 'next' ) . '</row><row r="12">' . $text( ' ' ) . '</row><row r="14">' . $text( 'last' ) . '</row><row r="1048576" s="7" customFormat="1"><c r="XFD1048576" s="7"/></row>' ) );
		$csv  = implode( '', iterator_to_array( self::workbook( $book )->pieces() ) );

		self::assertSame( array( 2 => "\"two\rlines\"", 3 => '"next"', 13 => '"last"' ), array_filter( array_map( static fn ( string $line ): string => rtrim( $line, ',"' ) . ( '' === $line ? '' : '"' ), explode( "\r\n", $csv ) ) ) );
		self::assertSame( "\"last\"\r\n", implode( '', iterator_to_array( self::workbook( $book )->pieces( 13 ) ) ) );
	}

	public function test_cells_stand_in_their_columns(): void {
		self::assertSame( array( 'a', '', 'c', 'd', '', 'AB' ), array_values( array_intersect_key( self::cells( TestWorkbook::of( array( 'A' => '<row><c t="str"><v>a</v></c><c r="C1" t="str"><v>c</v></c><c t="str"><v>d</v></c><c r="AB1" t="str"><v>AB</v></c></row>' ) ) )[0], array_flip( array( 0, 1, 2, 3, 4, 27 ) ) ) ) );
	}

	public function test_what_stands_beside_the_table_makes_no_row_too_long(): void {
		$rows = str_repeat( TestWorkbook::row( array( 'a', 'b' ) ), 10 ) . TestWorkbook::row( array( 'c', 'd', 'a note' ) ) . TestWorkbook::row( array( 'e' ) );

		self::assertSame( array( array( 'c', 'd' ), array( 'e', '' ) ), array_slice( self::cells( TestWorkbook::of( array( 'A' => $rows ) ) ), 10, 2 ) );
	}

	public function test_it_tells_which_cells_were_not_read(): void {
		$rows = TestWorkbook::row( array( 'a', 'b' ) )
			. '<row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="str"><f>""</f><v></v></c></row>'
			. '<row r="3"><c r="B3"><f>A2+1</f></c></row><row r="4"><c r="A4"><f>A2+2</f><v/></c><c r="B4" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>'
			. '<row r="15"><c r="A15"><v>1</v></c><c r="AB15"><v>7</v></c><c r="AC15"><v>8</v></c></row>';
		$book = self::workbook( TestWorkbook::of( array( 'A' => $rows ) ) );
		iterator_to_array( $book->pieces() );
		$told = 'Read as Excel, sheet “A”. 3 formulas have no result and were read as empty cells (the first one in B3). Open the workbook in Excel, check them, and save it again. 2 cells to the right of the columns were not read; the first one is in row 15.';

		self::assertSame( $told, $book->found()->text() );
		self::assertSame( $told, FileFormat::from( json_decode( (string) wp_json_encode( $book->found()->to_array() ), true ) )->text() );

		$later = self::workbook( TestWorkbook::of( array( 'A' => $rows ) ) );
		iterator_to_array( $later->pieces( 3 ) );
		self::assertStringContainsString( '2 formulas have no result and were read as empty cells (the first one in A4)', $later->found()->text() );
	}

	public function test_a_cell_beyond_the_alphabet_is_named_as_excel_does(): void {
		$book = self::workbook( TestWorkbook::of( array( 'A' => '<row r="1"><c r="BA1" t="str"><v>heading</v></c></row><row r="2"><c r="BA2"><f>1+1</f></c></row>' ) ) );
		iterator_to_array( $book->pieces() );

		self::assertStringContainsString( 'read as an empty cell (BA2)', $book->found()->text() );
	}

	#[TestWith( array( '1', 'first' ) )]
	#[TestWith( array( '2', 'second' ) )]
	public function test_a_sheet_is_found_by_its_number( string $number, string $text ): void {
		$book = TestWorkbook::of( array( 'A' => TestWorkbook::row( array( 'first' ) ), 'B' => TestWorkbook::row( array( 'second' ) ) ) );

		self::assertStringContainsString( $text, implode( '', iterator_to_array( self::workbook( $book, $number )->pieces() ) ) );
	}

	/** As programs other than Excel write: prefixes, absolute addresses, other capitals and folders, the namespaces of the strict form. */
	public function test_namespaces_and_places_of_parts_do_not_matter(): void {
		$strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
		$main   = 'xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"';
		$book   = TestWorkbook::zip(
			array(
				'_rels/.rels'              => TestWorkbook::relations( TestWorkbook::relation( 'rId1', 'officeDocument', '/book/main.xml' ) ),
				'book/main.xml'            => "<x:workbook $main><x:sheets><x:sheet name=\"Chart\" sheetId=\"1\" id:id=\"c\" xmlns:id=\"$strict\"/><x:sheet name=\"A\" sheetId=\"2\" id:id=\"s\" xmlns:id=\"$strict\"/></x:sheets></x:workbook>",
				'book/_rels/main.xml.rels' => TestWorkbook::relations( TestWorkbook::relation( 'c', 'chartsheet', 'chart.xml' ) . TestWorkbook::relation( 's', 'worksheet', '/Data/./x/../Sheet.xml' ) . TestWorkbook::relation( 't', 'sharedStrings', '../Data/texts.xml' ) ),
				'data/sheet.xml'           => "<!-- x --><x:worksheet $main><x:sheetData>\n <x:row>\n <x:c t=\"s\"><x:v>0</x:v></x:c> <x:c><x:v>5.0</x:v></x:c></x:row></x:sheetData><x:hyperlinks/></x:worksheet>",
				'data/texts.xml'           => "<x:sst $main><x:si><x:t><![CDATA[a]]>&#x62;</x:t></x:si></x:sst>",
			)
		);

		self::assertSame( array( 'ab', '5' ), array_slice( self::cells( $book )[0], 0, 2 ) );
		self::assertSame( 'Read as Excel, sheet “A”.', self::workbook( $book )->found()->text() );
	}

	public function test_the_first_visible_sheet_with_content_is_read_and_the_others_are_named(): void {
		$row  = TestWorkbook::row( array( 'x' ) );
		$book = TestWorkbook::of( array( 'Empty' => '<row r="5"><c r="A5" s="1"/></row>', 'Lists' => $row, 'Dealers' => $row, 'Void' => '', 'Old' => $row, 'Secret' => $row ), states: array( 'Lists' => 'hidden', 'Secret' => 'veryHidden' ) );

		self::assertSame( 'Read as Excel, sheet “Dealers”. Other sheets: Old.', self::workbook( $book )->found()->text() );
		self::assertSame( array( 'Dealers', 'Old' ), self::workbook( $book )->found()->sheets );
		self::assertSame( 'Old', self::workbook( $book, 'OLD' )->found()->sheet );
		self::assertSame( 'Lists', self::workbook( $book, '2' )->found()->sheet );
	}

	#[TestWith( array( '7' ) )]
	#[TestWith( array( '0' ) )]
	#[TestWith( array( '<b>' ) )]
	public function test_a_sheet_that_is_not_there_is_refused_with_the_names_of_those_that_are( string $sheet ): void {
		$this->expectException( UnreadableFile::class );
		$this->expectExceptionMessage( 'The workbook has no sheet “' . esc_html( $sheet ) . '”. Its sheets: A, B.' );

		self::workbook( TestWorkbook::of( array( 'A' => '', 'B' => '' ) ), $sheet );
	}

	/** @return iterable<string, array{string, string}> */
	public static function refused(): iterable {
		$row   = TestWorkbook::row( array( 'x' ) );
		$sheet = 'xl/worksheets/sheet0.xml';
		$begin = '<worksheet xmlns="' . TestWorkbook::MAIN . '"><sheetData>';

		yield 'no row' => array( TestWorkbook::of( array( 'A' => '' ) ), 'are empty' );
		yield 'only hidden sheets' => array( TestWorkbook::of( array( 'A' => $row ), states: array( 'A' => 'hidden' ) ), 'are empty' );
		yield 'OpenDocument' => array( TestWorkbook::zip( array( 'mimetype' => 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml' => '<x/>' ) ), '.ods' );
		yield 'Numbers' => array( TestWorkbook::zip( array( 'Index/Document.iwa' => 'x' ) ), 'Numbers' );
		yield 'a binary workbook' => array( TestWorkbook::zip( array( '_rels/.rels' => TestWorkbook::relations( TestWorkbook::relation( 'a', 'officeDocument', 'xl/workbook.bin' ) ) ) ), '.xlsb' );
		yield 'a document' => array( TestWorkbook::zip( array( '_rels/.rels' => TestWorkbook::relations( TestWorkbook::relation( 'a', 'officeDocument', 'word/document.xml' ) ), 'word/_rels/document.xml.rels' => TestWorkbook::relations( '' ), 'word/document.xml' => '<document/>' ) ), 'not a spreadsheet' );
		yield 'a ZIP file' => array( TestWorkbook::zip( array( 'dealers.csv' => 'companyID,name' ) ), 'ZIP file' );
		yield 'a ZIP file without its end' => array( substr( TestWorkbook::of( array( 'A' => $row ) ), 0, 500 ), 'damaged' );
		yield 'no list of sheets' => array( TestWorkbook::zip( array( 'xl/workbook.xml' => '<workbook/>' ) ), 'damaged' );
		yield 'a sheet that is not there' => array( TestWorkbook::of( array( 'A' => $row ), parts: array( 'xl/_rels/workbook.xml.rels' => TestWorkbook::relations( TestWorkbook::relation( 'rId0', 'worksheet', 'x.xml' ) ) ) ), 'damaged' );
		yield 'a sheet without its end' => array( TestWorkbook::of( array( 'A' => '' ), parts: array( $sheet => "$begin<row>" ) ), 'damaged' );
		yield 'a row beyond the last' => array( TestWorkbook::of( array( 'A' => '<row r="1048577"><c><v>1</v></c></row>' ) ), 'damaged' );
		yield 'a column beyond the last' => array( TestWorkbook::of( array( 'A' => '<row><c r="XFE1"><v>1</v></c></row>' ) ), 'damaged' );
		yield 'a column that is none' => array( TestWorkbook::of( array( 'A' => '<row><c r="ÄA1"><v>1</v></c></row>' ) ), 'damaged' );
		yield 'cells without an end' => array( TestWorkbook::of( array( 'A' => '<row>' . str_repeat( '<c/>', 16_385 ) . '</row>' ) ), 'damaged' );
		yield 'a row without an end' => array( TestWorkbook::of( array( 'A' => '<row>' . str_repeat( '<c t="s"><v>0</v></c>', 500 ) . '</row>' ), '<si><t>' . str_repeat( 'x', 5000 ) . '</t></si>' ), 'Row 1 of the sheet is longer than a megabyte.' );
		yield 'a text without an end' => array( TestWorkbook::of( array( 'A' => '<row><c t="s"><v>0</v></c></row>' ), '<si>' . str_repeat( '<r><t>' . str_repeat( 'x', 5000 ) . '</t></r>', 100 ) . '</si>' ), 'damaged' );
		yield 'entities that grow' => array( TestWorkbook::of( array( 'A' => $row ), parts: array( $sheet => '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>' . "$begin<row><c t=\"str\"><v>&b;</v></c></row></sheetData></worksheet>" ) ), 'damaged' );
		yield 'an entity that is elsewhere' => array( TestWorkbook::of( array( 'A' => $row ), parts: array( 'xl/workbook.xml' => '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><workbook><sheets><sheet name="&a;"/></sheets></workbook>' ) ), 'damaged' );
		yield 'a part that promises too much' => array( self::promising( TestWorkbook::of( array( 'A' => $row ) ), WorkbookFile::LARGEST + 1 ), 'unpacks to more than 512 MB' );
		yield 'a part that holds more than it promises' => array( self::promising( TestWorkbook::of( array( 'A' => str_repeat( $row, 2000 ) ) ), 5000 ), 'damaged' );
	}

	#[DataProvider( 'refused' )]
	public function test_what_cannot_be_read_says_why( string $book, string $words ): void {
		$this->expectException( UnreadableFile::class );
		$this->expectExceptionMessage( $words );

		$workbook = self::workbook( $book );
		$workbook->found();
		iterator_to_array( $workbook->pieces() );
	}

	public function test_the_protection_of_a_zip_file_is_named(): void {
		$path = (string) tempnam( sys_get_temp_dir(), 'hvac-zip-' );
		file_put_contents( $path, TestWorkbook::of( array( 'A' => TestWorkbook::row( array( 'x' ) ) ) ) );
		$zip = new \ZipArchive();
		$zip->open( $path );
		$zip->setEncryptionName( 'xl/worksheets/sheet0.xml', \ZipArchive::EM_AES_256, 'secret' );
		$zip->close();
		$book = (string) file_get_contents( $path );
		unlink( $path );

		$this->expectException( UnreadableFile::class );
		$this->expectExceptionMessage( 'protected by a password' );
		self::workbook( $book );
	}

	public function test_a_full_disk_is_no_end_of_the_file(): void {
		$file = new TemporaryFile();
		stream_filter_append( $file->stream, 'convert.base64-decode', STREAM_FILTER_WRITE );

		$this->expectException( UnreadableFile::class );
		$this->expectExceptionMessage( 'full or not writable' );
		$file->write( '=A=A' );
	}

	public function test_nothing_is_left_behind(): void {
		$before = array( glob( get_temp_dir() . 'hvac-blocks-*' ), libxml_use_internal_errors() );
		self::cells( TestWorkbook::of( array( 'A' => '<row><c t="s"><v>0</v></c></row>' ), '<si><t>x</t></si>' ) );

		self::assertSame( $before, array( glob( get_temp_dir() . 'hvac-blocks-*' ), libxml_use_internal_errors() ) );
	}

	public function test_memory_does_not_grow_with_the_rows(): void {
		$used = static function ( int $count ): int {
			$rows  = '';
			$texts = '';

			for ( $row = 0; $row < $count; $row++ ) {
				$texts .= '<si><t>' . str_repeat( "The row $row. ", 50 ) . "</t></si><si><t>Another of $row</t></si>";
				$rows  .= '<row><c t="s"><v>' . 2 * $row . '</v></c><c t="s"><v>' . ( 2 * $row + 1 ) . '</v></c><c t="s"><v>7</v></c></row>';
			}

			$workbook = self::workbook( TestWorkbook::of( array( 'A' => $rows ), $texts ) );
			unset( $rows, $texts );
			gc_collect_cycles();
			memory_reset_peak_usage();
			$before = memory_get_usage();

			foreach ( $workbook->pieces() as $piece ) {
				unset( $piece );
			}

			return memory_get_peak_usage() - $before;
		};

		self::assertEqualsWithDelta( $used( 2000 ), $used( 10_000 ), 100_000 );
	}

	/** @return list<list<string|null>> */
	private static function cells( string $book ): array {
		$csv = implode( '', iterator_to_array( self::workbook( $book )->pieces() ) );

		return array_map( static fn ( string $line ): array => str_getcsv( $line, ',', '"', '' ), explode( "\r\n", $csv ) );
	}

	private static function workbook( string $book, string $sheet = '' ): Intake {
		$intake = FileKind::intake( TestStream::of( $book ), $sheet );
		self::assertFalse( $intake->is_plain() );

		return $intake;
	}

	/** The same ZIP file with another declared size of its first sheet. */
	private static function promising( string $book, int $size ): string {
		$name = 'xl/worksheets/sheet0.xml';
		$at   = (int) strrpos( $book, $name );

		return substr_replace( $book, pack( 'V', $size ), $at - 22, 4 );
	}
}
