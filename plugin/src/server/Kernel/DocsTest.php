<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

/** Documents name classes that exist, and draw the house as it is. */
final class DocsTest extends TestCase {
	private const ROOT = __DIR__ . '/../../../..';

	private const SERVER = __DIR__ . '/..';

	public function test_a_class_or_room_that_a_document_names_exists(): void {
		$paths   = array_merge( ...array_map( static fn ( string $depth ): array => glob( self::SERVER . $depth . '/*.php' ) ?: array(), array( '/*', '/*/*', '/*/*/*', '/*/*/*/*' ) ) );
		$known   = implode( "\n", $paths ) . "\n";
		$missing = array();

		foreach ( self::documents() as $document ) {
			preg_match_all( '/`[^`\n]*`/', (string) file_get_contents( $document ), $spans );
			preg_match_all( '/(?<![\w\\\\$])(?:HvacBlocks\\\\)?([A-Z]\w+(?:\\\\[A-Z]\w+)+)/', implode( "\n", $spans[0] ), $names );

			foreach ( array_unique( $names[1] ) as $name ) {
				$path = '/' . str_replace( '\\', '/', $name );

				if ( ! str_contains( $known, "$path.php\n" ) && ! str_contains( $known, "$path/" ) && '' === FormerNames::present( $name ) ) {
					$missing[] = basename( $document ) . ": $name";
				}
			}
		}

		self::assertSame( array(), $missing );
	}

	public function test_the_drawing_has_the_rooms_of_the_order(): void {
		$text = (string) file_get_contents( self::ROOT . '/docs/architecture.md' );
		preg_match_all( '~^\| \[(\w+)\]\(\.\./plugin/src/server/\w+/README\.md\) \| [^|]+ \| ([^|]+) \|$~m', $text, $rows );
		preg_match_all( '/^#### (\w+)\n(.*?)(?=^####|^`Testing)/ms', (string) strstr( $text, '### The order of the rooms' ), $storeys );

		foreach ( array_combine( $storeys[1], $storeys[2] ) as $storey => $order ) {
			preg_match_all( '/^- \*\*(\w+)\*\*/m', $order, $rooms );
			$drawn = array_combine( $rows[1], $rows[2] )[ $storey ] ?? '';

			array() === $rooms[1] || self::assertSame( implode( ' · ', array_filter( $rooms[1], static fn ( string $room ): bool => ! str_ends_with( $room, 'Module' ) ) ), $drawn, $storey );
		}
	}

	/** @return iterable<string> */
	private static function documents(): iterable {
		foreach ( array( '/*.md', '/docs/*.md', '/docs/adr/*.md', '/plugin/src/server/*/README.md' ) as $pattern ) {
			foreach ( glob( self::ROOT . $pattern ) ?: array() as $file ) {
				if ( 'CHANGELOG.md' !== basename( $file ) ) {
					yield $file;
				}
			}
		}
	}
}
