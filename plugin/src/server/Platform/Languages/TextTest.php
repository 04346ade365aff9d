<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Testing\SourceFiles;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class TextTest extends TestCase {
	/** @return iterable<string, array{string, array<string, string|int>, string}> */
	public static function cases(): iterable {
		/** @var array{text: string, values: array<string, string|int>, filled: string} $case */
		foreach ( Contracts::read( 'texts.cases' ) as $case ) {
			yield "{$case['text']} {$case['filled']}" => array( $case['text'], $case['values'], $case['filled'] );
		}
	}

	/** @param array<string, string|int> $values */
	#[DataProvider( 'cases' )]
	public function test_it_fills( string $text, array $values, string $filled ): void {
		self::assertSame( $filled, Text::fill( $text, $values ) );
	}

	/** @param list<string|int> $values */
	#[TestWith( array( 'Emailed to %s.', array( 'Comfort Co.' ), 'Emailed to Comfort Co.' ) )]
	#[TestWith( array( 'Emailed to %s.', array( 'Ana' ), 'Emailed to Ana.' ) )]
	#[TestWith( array( '%2$s: %1$s. 100%% of %3$d.', array( '3:30 p.m.', 'Next', 5 ), 'Next: 3:30 p.m. 100% of 5.' ) )]
	#[TestWith( array( '%s and %d of %s.', array( 'A.', 2, 'B' ), 'A. and 2 of B.' ) )]
	#[TestWith( array( '%s.', array( '%s {a} $1' ), '%s {a} $1.' ) )]
	public function test_it_says( string $text, array $values, string $said ): void {
		self::assertSame( $said, Text::sentence( $text, ...$values ) );
	}

	#[TestWith( array( 'Heat &amp; <em>cold</em>', 'Heat & cold' ) )]
	#[TestWith( array( " It\u{a0}moves <br>\n<strong>heat</strong>&rsquo;s ", 'It moves heat’s' ) )]
	#[TestWith( array( '<script>evil()</script>&lt;b&gt;', '<b>' ) )]
	public function test_it_has_the_words_of_rich_text( string $html, string $words ): void {
		self::assertSame( $words, Text::plain( $html ) );
	}

	/** `sprintf()` does not know how a value ends. The language in which the sentence ends with one does not matter. */
	public function test_no_sentence_that_ends_in_a_value_goes_through_sprintf(): void {
		require_once ABSPATH . 'wp-includes/pomo/po.php';

		$sentences = array();
		$found     = array();

		foreach ( self::files( dirname( __DIR__, 4 ) . '/languages', '/\.po$/' ) as $file ) {
			$po = new \PO();
			self::assertTrue( $po->import_from_file( $file ) );

			foreach ( $po->entries as $entry ) {
				self::assertInstanceOf( \Translation_Entry::class, $entry );
				$originals = array_filter( array( $entry->singular, $entry->plural ), is_string( ... ) );

				if ( array() !== preg_grep( '/%(?:\d+\$)?s\.(?!\w)/', array( ...$originals, ...array_filter( (array) $entry->translations, is_string( ... ) ) ) ) ) {
					array_push( $sentences, ...$originals );
				}
			}
		}

		self::assertContains( 'Emailed to %s.', $sentences );

		foreach ( self::sources() as $file => $code ) {
			foreach ( array_slice( preg_split( '/(?<![\w.>])sprintf\(/', $code ) ?: array(), 1 ) as $call ) {
				$arguments = strstr( $call, "'hvac-blocks'", true );
				preg_match_all( '/\'((?:[^\'\\\\]|\\\\.)*)\'|"((?:[^"\\\\]|\\\\.)*)"/', false === $arguments ? '' : $arguments, $texts );
				array_push( $found, ...array_map( static fn ( string $text ): string => basename( $file ) . ": $text", array_intersect( array_map( stripslashes( ... ), array( ...$texts[1], ...$texts[2] ) ), $sentences ) ) );
			}
		}

		self::assertSame( array(), $found );
	}

	public function test_nothing_else_fills_places(): void {
		$found = array();

		foreach ( self::sources() as $file => $code ) {
			// A number in braces is a digit of a phone number.
			$fills   = '(?:str_replace|replace(?:All)?)\(\s*[\'"`]\{[a-z]|\.replace\(\s*\/\\\\\{\(\\\\w';
			$appends = '\$\w*(?:name|dealer|place|city) ?\. \'\.|\$\{ \w*(?:\.?name|dealer|place|city) \}\.(?=[`\s])';

			if ( 1 === preg_match( "/$fills|$appends/i", $code, $match ) ) {
				$found[] = basename( $file ) . ": {$match[0]}";
			}
		}

		self::assertSame( array(), $found );
	}

	/** @return iterable<string, string> the plugin's own code, without the class that fills and without tests */
	private static function sources(): iterable {
		foreach ( array( 'src', 'blocks' ) as $folder ) {
			foreach ( self::files( dirname( __DIR__, 4 ) . "/$folder", '/(?<!\.test|Test)\.(?:php|tsx?)$/' ) as $file ) {
				if ( 1 !== preg_match( '~/Languages/Text\.php$|/domain/text\.ts$|/server/Testing/~', $file ) ) {
					yield $file => (string) file_get_contents( $file );
				}
			}
		}
	}

	/** @return list<string> */
	private static function files( string $folder, string $pattern ): array {
		return array_map( static fn ( string $path ): string => "$folder/$path", SourceFiles::below( $folder, $pattern ) );
	}
}
