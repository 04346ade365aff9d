<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class PdfDocumentTest extends TestCase {
	public function test_each_object_is_where_the_table_says(): void {
		$file = self::document()->bytes();
		preg_match_all( '/^(\d{10}) 00000 n $/m', $file, $offsets );

		self::assertGreaterThan( 20, count( $offsets[1] ) );
		foreach ( $offsets[1] as $number => $offset ) {
			self::assertStringStartsWith( ( $number + 1 ) . ' 0 obj', substr( $file, (int) $offset, 12 ) );
		}
		self::assertSame( 1, preg_match( '/startxref\n(\d+)\n%%EOF\n$/D', $file, $start ) );
		self::assertSame( 'xref', substr( $file, (int) ( $start[1] ?? 0 ), 4 ) );
		self::assertSame( substr_count( $file, 'stream' ) / 2, preg_match_all( '/<<\/Length (\d+)>>stream\n(.*?)endstream/s', $file, $streams ) );
		self::assertSame( array_map( strlen( ... ), $streams[2] ), array_map( intval( ... ), $streams[1] ) );
	}

	public function test_screen_readers_get_its_structure_language_and_title(): void {
		$file = self::document()->bytes();

		self::assertStringContainsString( '/MarkInfo<</Marked true>>', $file );
		self::assertStringContainsString( "/Lang(\xFE\xFF\0f\0r\0-\0C\0A)", $file );
		self::assertStringContainsString( "/Title(\xFE\xFF\0\xC9\0t\0\xE9\x20\x19)", $file );
		foreach ( array( 'H1', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD' ) as $type ) {
			self::assertStringContainsString( "/S/$type/", $file );
		}
		// Each marked content belongs to an element, once.
		self::assertSame( preg_match_all( '~BDC~', $file ), preg_match_all( '~/Type/MCR~', $file ) );
	}

	#[TestWith( array( 'l’été « doux »', "(l\x92\xE9t\xE9 \xAB doux \xBB)" ) )]
	#[TestWith( array( "95\u{202F}% ¿Cuánto? Œuvre™ −5", "(95\xA0% \xBFCu\xE1nto? \x8Cuvre\x99 -5)" ) )]
	#[TestWith( array( "é\u{A0}»É", "(\xE9\xA0\xBB\xC9)" ) )]
	#[TestWith( array( '(a\\b) 日本x Şy', '(\\(a\\\\b\\) x y)' ) )]
	public function test_characters( string $text, string $drawn ): void {
		$document = new PdfDocument( 'A', 'en' );
		$document->paragraph( $text );

		self::assertStringContainsString( "$drawn Tj", $document->bytes() );
	}

	public function test_a_long_text_goes_on_on_the_next_page(): void {
		$document = new PdfDocument( 'A', 'en' );
		$document->paragraph( str_repeat( 'word ', 2000 ) );
		$document->table( array_fill( 0, 40, array( 'Noise', str_repeat( 'quiet ', 30 ) ) ) );

		preg_match_all( '/ (-?[\d.]+) Td/', $document->bytes(), $heights );
		self::assertGreaterThan( 3, substr_count( $document->bytes(), '/Type/Page/' ) );
		self::assertGreaterThan( 40, min( 800.0, ...array_map( floatval( ... ), $heights[1] ) ) );
	}

	private static function document(): PdfDocument {
		$document = new PdfDocument( 'Été’', 'fr-CA' );
		$document->heading( 1, 'Sommet 97' );
		$document->paragraph( 'Une chaleur constante.' );
		$document->list( array( 'Un', 'Deux' ) );
		$document->table( array( array( 'Efficacité', '97 %' ) ) );

		return $document;
	}
}
