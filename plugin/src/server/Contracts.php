<?php
declare(strict_types=1);

namespace HvacBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * The JSON files that PHP and TypeScript both read, below `src/contracts/`.
 *
 * They are read from PHP files that the build makes of them, which cost a request nothing; without a build, from themselves.
 */
final class Contracts {
	/** @var array<string, array<array-key, mixed>> */
	private static array $read = array();

	/**
	 * @param string $name path below `src/contracts/` without `.json`, such as `forms/contact-dealer`
	 * @return array<array-key, mixed>
	 * @throws \JsonException where the file is not JSON
	 */
	public static function read( string $name ): array {
		return self::$read[ $name ] ??= self::load( $name );
	}

	/** @return array<array-key, mixed> */
	private static function load( string $name ): array {
		$built = dirname( __DIR__, 2 ) . "/build/contracts/$name.php";

		if ( is_file( $built ) ) {
			return (array) require $built;
		}

		$contents = file_get_contents( dirname( __DIR__ ) . "/contracts/$name.json" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, not a remote one.

		return (array) json_decode( (string) $contents, true, 512, JSON_THROW_ON_ERROR );
	}
}
