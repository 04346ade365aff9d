<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use JsonException;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Reads the files of the demo site: from their folders, or from the packs of an installed plugin. */
final class DemoFile {
	public static function exists( string $file ): bool {
		return is_file( $file ) || null !== DemoPack::find( $file );
	}

	/** @return list<string> the names of the folders in a folder, sorted */
	public static function folders( string $directory ): array {
		if ( ! is_dir( $directory ) ) {
			return DemoPack::folders( $directory );
		}

		return array_values( array_filter( scandir( $directory ) ?: array(), static fn ( string $entry ): bool => ! str_starts_with( $entry, '.' ) && is_dir( "$directory/$entry" ) ) ); // phpcs:ignore Universal.Operators.DisallowShortTernary
	}

	/** @throws RuntimeException */
	public static function read( string $file ): string {
		$contents = is_file( $file ) ? file_get_contents( $file ) : DemoPack::find( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, not a remote one.

		return is_string( $contents ) ? $contents : throw new RuntimeException( esc_html( "The demo site's file $file cannot be read." ) );
	}

	/**
	 * @return array<mixed>
	 * @throws RuntimeException
	 */
	public static function json( string $file ): array {
		try {
			$contents = json_decode( self::read( $file ), true, 16, JSON_THROW_ON_ERROR );
		} catch ( JsonException $error ) {
			$invalid = new RuntimeException( "The demo site's file $file is not valid JSON: {$error->getMessage()}.", 0, $error );

			throw $invalid;
		}

		return is_array( $contents ) ? $contents : throw new RuntimeException( esc_html( "The demo site's file $file holds no object." ) );
	}
}
