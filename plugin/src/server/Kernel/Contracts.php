<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * The JSON files that PHP and TypeScript both read, below `src/contracts/`.
 *
 * They are read from PHP files that the build makes of them, which cost a request nothing; without a build, from the JSON itself. The zip contains only
 * the PHP files.
 */
final class Contracts {
	/** @var array<string, array<array-key, mixed>> */
	private static array $read = array();

	/**
	 * @param string $name path below `src/contracts/` without `.json`, such as `forms/contact-dealer`
	 * @return array<array-key, mixed>
	 * @throws \JsonException if the file is not JSON
	 */
	public static function read( string $name ): array {
		return self::$read[ $name ] ??= self::load( $name );
	}

	public static function exists( string $name ): bool {
		return is_file( self::built( $name ) ) || is_file( self::source( $name ) );
	}

	/**
	 * @param string $folder below `src/contracts/`, such as `forms`
	 * @return list<string> the names for `read()`, without the folder
	 */
	public static function names( string $folder ): array {
		$names = array();

		foreach ( array( ...(array) glob( self::built( "$folder/*" ) ), ...(array) glob( self::source( "$folder/*" ) ) ) as $file ) {
			$names[] = pathinfo( (string) $file, PATHINFO_FILENAME );
		}

		$names = array_unique( array_filter( $names, static fn ( string $name ): bool => ! str_contains( $name, '.' ) ) );
		sort( $names );

		return $names;
	}

	/** @return array<array-key, mixed> */
	private static function load( string $name ): array {
		$built = self::built( $name );

		if ( is_file( $built ) ) {
			return (array) require $built;
		}

		$contents = file_get_contents( self::source( $name ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, not a remote one.

		return (array) json_decode( (string) $contents, true, 512, JSON_THROW_ON_ERROR );
	}

	private static function built( string $name ): string {
		return dirname( __DIR__, 3 ) . "/build/contracts/$name.php";
	}

	private static function source( string $name ): string {
		return dirname( __DIR__, 2 ) . "/contracts/$name.json";
	}
}
