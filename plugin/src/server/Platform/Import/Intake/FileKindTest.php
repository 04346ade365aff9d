<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use HvacBlocks\Platform\Import\UnreadableFile;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestStream;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class FileKindTest extends TestCase {
	/** @return iterable<string, array{string, string, string}> the content of a file, its text, and the message about it */
	public static function texts(): iterable {
		$text = "id,nom\r\nA,Érable 🍁\r\n";
		$wide = static fn ( string $encoding, string $text ): string => (string) mb_convert_encoding( $text, $encoding, 'UTF-8' );

		yield 'nothing' => array( '', '', '' );
		yield 'UTF-8' => array( $text, $text, '' );
		yield 'UTF-8 with its mark' => array( "\u{FEFF}$text", "\u{FEFF}$text", '' );
		yield 'Windows-1252' => array( "id,nom\nA,\xC9t\xE9\n", "id,nom\nA,\xC9t\xE9\n", 'Read as Windows-1252.' );
		yield 'UTF-16, little end first' => array( "\xFF\xFE" . $wide( 'UTF-16LE', $text ), $text, 'Read as UTF-16.' );
		yield 'UTF-16, big end first' => array( "\xFE\xFF" . $wide( 'UTF-16BE', $text ), $text, 'Read as UTF-16.' );
		yield 'UTF-16 of letters without a NUL' => array( "\xFF\xFE" . $wide( 'UTF-16LE', 'łąłą' ), 'łąłą', 'Read as UTF-16.' );
		yield 'UTF-16 without its mark' => array( $wide( 'UTF-16LE', $text ), $text, 'Read as UTF-16.' );
		yield 'UTF-16 without its mark, big end first' => array( $wide( 'UTF-16BE', $text ), $text, 'Read as UTF-16.' );
		yield 'UTF-16 of an old Mac' => array( "\xFE\xFF" . $wide( 'UTF-16BE', "a\rb\r" ), "a\nb\n", 'Read as UTF-16.' );
		yield 'lines of old Macs' => array( "id,nom\rA,É\r", "id,nom\nA,É\n", 'Read with old Mac line endings.' );
		yield 'lines and letters of old Macs' => array( "id,nom\rA,\x83t\x8E \xD2x\xD3\r", "id,nom\nA,Été “x”\n", 'Read as Mac OS Roman.' );
		yield 'a carriage return in a cell' => array( "id,nom\nA,\"a\rb\"\n", "id,nom\nA,\"a\rb\"\n", '' );
		yield 'one line of Windows' => array( "id,nom\r\n", "id,nom\r\n", '' );
		yield 'one line of an old Mac' => array( "id,nom\r", "id,nom\r", '' );
	}

	#[DataProvider( 'texts' )]
	public function test_text_of_every_encoding_is_read( string $file, string $text, string $found ): void {
		$intake = FileKind::intake( TestStream::of( $file ) );

		self::assertSame( array( $text, $found ), array( $intake->is_plain() ? $file : implode( '', iterator_to_array( $intake->pieces() ) ), $intake->found()->text() ) );
	}

	#[TestWith( array( 'UTF-16LE', 262_143 ) )]
	#[TestWith( array( 'UTF-16BE', 262_143 ) )]
	#[TestWith( array( 'UTF-16LE', 262_144 ) )]
	public function test_no_character_is_cut_between_two_pieces( string $encoding, int $before ): void {
		$text   = str_repeat( 'x', $before ) . '🍁' . str_repeat( 'y', 300_000 );
		$intake = FileKind::intake( TestStream::of( (string) mb_convert_encoding( $text, $encoding, 'UTF-8' ) ) );
		$pieces = iterator_to_array( $intake->pieces() );
		$ends   = array_keys( $pieces );

		self::assertSame( $text, implode( '', $pieces ) );
		self::assertGreaterThan( 1, count( $pieces ) );
		self::assertSame( $pieces[ $ends[1] ], $intake->pieces( $ends[0] )->current() );
	}

	public function test_utf8_is_known_though_a_character_is_cut_at_the_end_of_the_sample(): void {
		self::assertSame( '', FileKind::intake( TestStream::of( 'x' . str_repeat( 'é', 300_000 ) ) )->found()->text() );
	}

	/** @return iterable<string, array{string, string}> */
	public static function refused(): iterable {
		$ole = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" . str_repeat( "\0", 65_520 );

		yield 'an old workbook' => array( $ole . mb_convert_encoding( 'Workbook', 'UTF-16LE', 'UTF-8' ), 'old Excel workbook (.xls)' );
		yield 'a protected workbook' => array( $ole . mb_convert_encoding( 'EncryptedPackage', 'UTF-16LE', 'UTF-8' ), 'protected by a password' );
		yield 'a compressed file' => array( "\x1F\x8Brest", 'compressed' );
		yield 'PDF' => array( '%PDF-1.7', 'not a spreadsheet' );
		yield 'a picture' => array( "\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\1\0\0\0\1\0", 'not a spreadsheet' );
		yield 'UTF-32' => array( "\xFF\xFE\0\0i\0\0\0d\0\0\0", 'not a spreadsheet' );
		yield 'a web page' => array( "\u{FEFF}\n<table><tr><td>", 'web page' );
		yield 'XML of Excel 2003' => array( '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>', 'XML' );
	}

	#[DataProvider( 'refused' )]
	public function test_what_is_no_text_says_what_it_is( string $file, string $words ): void {
		$this->expectException( UnreadableFile::class );
		$this->expectExceptionMessage( $words );

		FileKind::intake( TestStream::of( $file ) );
	}

	public function test_what_was_found_is_stored_and_read_back(): void {
		$found = new FileFormat( 'UTF-16', true, true, 'Händler', array( 'Händler', 'B' ), ';' );

		self::assertEquals( $found, FileFormat::from( json_decode( (string) wp_json_encode( $found->to_array() ), true ) ) );
		self::assertEquals( new FileFormat(), FileFormat::from( null ) );
		self::assertEquals( new FileFormat(), FileFormat::from( array( 'mac' => 1, 'workbook' => 'x', 'sheet' => 5, 'sheets' => array( 5 ) ) ) );
	}

	#[TestWith( array( ',', '' ) )]
	#[TestWith( array( '', '' ) )]
	#[TestWith( array( ';', 'Columns are separated by semicolons.' ) )]
	#[TestWith( array( "\t", 'Columns are separated by tabs.' ) )]
	public function test_a_separator_is_named_unless_it_is_the_comma( string $separator, string $text ): void {
		self::assertSame( $text, ( new FileFormat( separator: $separator ) )->text() );
	}
}
