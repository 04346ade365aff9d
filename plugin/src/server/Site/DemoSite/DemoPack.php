<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

defined( 'ABSPATH' ) || exit;

/**
 * The texts of the demo site in an installed plugin: hundreds of files in one pack for each language and one for files without a language, which takes
 * half the space in the zip. `bin/lib/release/demo.mjs` makes them; a checkout has the files themselves.
 */
final class DemoPack {
	private const ROOT = '/starter-site/';

	/** The pack of the files without a language. */
	private const SHARED = 'shared';

	/** @var array<string, array<string, string>> texts by file name, by pack, once read */
	private static array $packs = array();

	/** Returns the text of a file; null if no pack contains it. */
	public static function find( string $file ): ?string {
		[ $root, $name ] = self::split( $file );
		$language        = strtok( basename( $name ), '.' );

		return self::pack( $root, in_array( $language, array( 'en', 'es', 'fr' ), true ) ? $language : self::SHARED )[ $name ] ?? null;
	}

	/**
	 * Returns the names of the folders in a folder.
	 *
	 * @return list<string> sorted
	 */
	public static function folders( string $directory ): array {
		[ $root, $name ] = self::split( "$directory/" );
		$folders         = array();

		foreach ( array_keys( self::pack( $root, self::SHARED ) ) as $file ) {
			$parts = str_starts_with( $file, $name ) ? explode( '/', substr( $file, strlen( $name ) ), 2 ) : array();

			if ( isset( $parts[1] ) ) {
				$folders[ $parts[0] ] = true;
			}
		}

		ksort( $folders, SORT_STRING );

		return array_map( strval( ... ), array_keys( $folders ) );
	}

	/** @return array{string, string} the folder of the demo site and the name below it */
	private static function split( string $file ): array {
		$end = (int) strrpos( $file, self::ROOT ) + strlen( self::ROOT );

		return array( substr( $file, 0, $end ), substr( $file, $end ) );
	}

	/** @return array<string, string> */
	private static function pack( string $root, string $name ): array {
		$file = "{$root}packed/$name.json";

		return self::$packs[ $file ] ??= array_filter( is_file( $file ) ? DemoFile::json( $file ) : array(), static fn ( mixed $text, mixed $of ): bool => is_string( $text ) && is_string( $of ), ARRAY_FILTER_USE_BOTH );
	}
}
