<?php
declare(strict_types=1);

namespace HvacBlocks\Rest;

use Closure;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** An answer that is a file to save, sent piece by piece: it is never in memory as a whole. */
final class FileResponse {
	/**
	 * @param string $name without anything that a header or a file system could mistake
	 * @param string $type with its encoding
	 * @param Closure( Closure( string ): void ): void $write hands over the pieces
	 */
	public static function of( string $name, string $type, Closure $write ): WP_REST_Response {
		$response = new WP_REST_Response( null, 200 );

		// The server writes JSON unless someone else has written the body.
		add_filter(
			'rest_pre_serve_request',
			static function ( mixed $served, mixed $result ) use ( $write, $response ): mixed {
				if ( $result !== $response ) {
					return $served;
				}

				$write(
					static function ( string $piece ): void {
						echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput -- a file, escaped for spreadsheets; never shown as HTML.
					}
				);

				return true;
			},
			10,
			2
		);

		$response->header( 'Content-Type', $type );
		$response->header( 'Content-Disposition', "attachment; filename=\"$name\"" );
		$response->header( 'X-Content-Type-Options', 'nosniff' );
		$response->header( 'Cache-Control', 'no-store' );

		return $response;
	}
}
