<?php
declare(strict_types=1);

namespace HvacBlocks\StarterSite;

use JsonException;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Reads the files that the demo site is made of. */
final class StarterFile {
	/** @throws RuntimeException */
	public static function read( string $file ): string {
		$contents = is_file( $file ) ? file_get_contents( $file ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, not a remote one.

		return false !== $contents ? $contents : throw new RuntimeException( esc_html( "The demo site's file $file cannot be read." ) );
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
