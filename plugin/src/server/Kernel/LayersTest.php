<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Testing\SourceFiles;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

/**
 * The order of storeys and rooms is that of docs/architecture.md: a file imports only from its own room and from those below it. A class beside a
 * storey's rooms, such as `Leads\LeadsStorey`, may import every room of its storey, and those rooms must not import it, unless the order names it. Tests
 * may import anything.
 */
final class LayersTest extends TestCase {
	private const SERVER = __DIR__ . '/..';

	/** The most files that a reader can take in at once, without tests. */
	private const FILES = 30;

	/** @var array<string, int>|null once read */
	private static ?array $places = null;

	public function test_no_room_imports_one_above_it(): void {
		$places  = self::places();
		$against = array();

		foreach ( self::imports() as [ $file, $import ] ) {
			$own      = self::room( $file );
			$imported = self::room( str_replace( '\\', '/', $import ) );

			if ( $own !== $imported && isset( $places[ $imported ] ) && $places[ $imported ] > ( $places[ $own ] ?? PHP_INT_MAX ) ) {
				$against[] = "$file imports $import";
			}
		}

		self::assertSame( array(), $against );
	}

	public function test_the_order_names_every_room_and_nothing_else(): void {
		$rooms = array( 'Kernel' );

		foreach ( glob( self::SERVER . '/*/*', GLOB_ONLYDIR ) ?: array() as $folder ) {
			$rooms[] = basename( dirname( $folder ) ) . '/' . basename( $folder );
		}

		$named = array_filter( array_keys( self::places() ), static fn ( string $place ): bool => ! is_file( self::SERVER . "/$place.php" ) && ( 'Kernel' === $place || str_contains( $place, '/' ) ) );

		self::assertEqualsCanonicalizing( array_values( array_filter( $rooms, static fn ( string $room ): bool => ! str_starts_with( $room, 'Testing/' ) ) ), array_values( $named ) );
	}

	public function test_the_server_has_at_most_nine_storeys_and_three_files_beside_them(): void {
		$all     = array_map( basename( ... ), glob( self::SERVER . '/*' ) ?: array() );
		$storeys = array_filter( $all, static fn ( string $name ): bool => is_dir( self::SERVER . "/$name" ) );

		self::assertEqualsCanonicalizing( array( 'autoload.php', 'main.php', 'tables.php' ), array_values( array_diff( $all, $storeys ) ) );
		self::assertLessThanOrEqual( 9, count( $storeys ) );
		self::assertLessThanOrEqual( 100, count( (array) file( self::SERVER . '/main.php' ) ) );

		foreach ( $storeys as $storey ) {
			self::assertLessThanOrEqual( 12, count( (array) file( self::SERVER . "/$storey/README.md" ) ), "$storey/README.md" );
		}
	}

	/** The README of its storey explains a larger folder. */
	public function test_a_folder_fits_ones_head(): void {
		$counts = array();

		foreach ( self::files() as $path ) {
			$counts[ dirname( $path ) ] = ( $counts[ dirname( $path ) ] ?? 0 ) + 1;
		}

		foreach ( array_keys( array_filter( $counts, static fn ( int $files ): bool => $files > self::FILES ) ) as $folder ) {
			$readme = (string) file_get_contents( self::SERVER . '/' . strtok( $folder, '/' ) . '/README.md' );

			self::assertStringContainsString( 'more than ' . self::FILES . ' files', $readme, $folder );
		}
	}

	/** @return array<string, int> the place in the order by room, such as `Platform/Settings`; a storey's name is the place of the classes beside its rooms */
	private static function places(): array {
		return self::$places ??= self::read_places();
	}

	/** @return array<string, int> */
	private static function read_places(): array {
		$text   = (string) strstr( (string) file_get_contents( self::SERVER . '/../../../docs/architecture.md' ), '### The order of the rooms' );
		$places = array();
		$storey = '';

		preg_match_all( '/^(?:#### (\w+)|- \*\*(\w+)\*\*)/m', $text, $lines, PREG_SET_ORDER );

		foreach ( $lines as $line ) {
			if ( ! isset( $line[2] ) && '' !== $storey ) {
				$places[ $storey ] ??= count( $places );
			}

			$storey = '' === ( $line[1] ?? '' ) ? $storey : $line[1];

			if ( isset( $line[2] ) ) {
				$places[ "$storey/{$line[2]}" ] = count( $places );
			}
		}

		$places[ $storey ] ??= count( $places );

		return $places;
	}

	/** @return string the room of a file or class, such as `Leads/Store`; for a class beside the rooms its own name if the order has it, otherwise its storey */
	private static function room( string $path ): string {
		$parts = explode( '/', (string) preg_replace( '/\.php$/D', '', $path ) );
		$own   = implode( '/', array_slice( $parts, 0, 2 ) );

		return 2 === count( $parts ) && ! isset( self::places()[ $own ] ) ? $parts[0] : $own;
	}

	/** @return iterable<array{string, string}> the file, and the name that it imports, without the plugin's namespace */
	private static function imports(): iterable {
		foreach ( self::files() as $path ) {
			preg_match_all( '/HvacBlocks\\\\(\w+\\\\[\w\\\\]+)/', (string) file_get_contents( self::SERVER . "/$path" ), $names );

			foreach ( array_unique( $names[1] ) as $name ) {
				if ( is_file( self::SERVER . '/' . str_replace( '\\', '/', $name ) . '.php' ) ) {
					yield array( $path, $name );
				}
			}
		}
	}

	/** @return list<string> the files of the rooms, without tests */
	private static function files(): array {
		return SourceFiles::below( self::SERVER, '~^(?!Testing/)\w+/.*(?<!Test|TestCase|Contract)\.php$~D' );
	}
}
