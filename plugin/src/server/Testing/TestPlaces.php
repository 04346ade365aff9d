<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Dealers\PostalAreas\Names\PlaceName;
use HvacBlocks\Dealers\PostalAreas\PostalAreaLine;
use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use PHPUnit\Framework\Assert;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Some places of the bundled table, for tests: loading all 43,000 takes seconds. */
final class TestPlaces {
	/** @var array<string, string> files by content */
	private static array $files = array();

	/**
	 * Loads the postal areas with these codes and all places with these names.
	 *
	 * @param list<string> $codes
	 * @param list<string> $names
	 */
	public static function load( wpdb $wpdb, array $codes, array $names = array() ): void {
		$loader = new PostalAreaLoader( $wpdb, self::$files[ md5( serialize( array( $codes, $names ) ) ) ] ??= self::chosen( $codes, $names ) );
		$loader->forget();

		Assert::assertTrue( $loader->load_batch()->is_finished() );
	}

	/**
	 * @param list<string> $codes
	 * @param list<string> $names
	 */
	private static function chosen( array $codes, array $names ): string {
		$keys  = array_map( PlaceName::key( ... ), $names );
		$lines = array();

		foreach ( self::rows() as $cells ) {
			if ( in_array( $cells[0], $codes, true ) || ( array() !== $keys && '0' !== $cells[5] && in_array( PlaceName::key( $cells[1] ), $keys, true ) ) ) {
				$lines[] = implode( "\t", $cells ) . "\n";
			}
		}

		return self::file( 'places', $lines );
	}

	/**
	 * A file with these rows.
	 *
	 * @param list<string> $lines
	 */
	public static function file( string $edition, array $lines ): string {
		$file = (string) tempnam( sys_get_temp_dir(), 'hvac-places-' );
		file_put_contents( $file, "#$edition\t" . count( $lines ) . "\n" . implode( '', $lines ) );
		register_shutdown_function( static fn (): bool => ! is_file( $file ) || unlink( $file ) );

		return $file;
	}

	/** @return iterable<array{string, string, string, string, string, string, string}> every postal area of the bundled file, as `PostalAreaLine` returns it */
	public static function rows(): iterable {
		foreach ( array_slice( (array) file( self::bundled() ), 1 ) as $line ) {
			yield from PostalAreaLine::rows( (string) $line );
		}
	}

	public static function bundled(): string {
		return dirname( __DIR__, 3 ) . '/data/locations.tsv';
	}
}
