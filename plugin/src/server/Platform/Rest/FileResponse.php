<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use Closure;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Csv\CsvFile;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** A response that is a file to download, sent piece by piece: it is never in memory as a whole. */
final class FileResponse {
	/** Bytes. */
	private const HELD = 65_536;

	/**
	 * @param string $name without characters that a header or a file system could misread
	 * @param string $type with its encoding
	 * @param Closure( Closure( string ): void ): void $write passes on the pieces
	 */
	public static function of( string $name, string $type, Closure $write ): WP_REST_Response {
		$response = new WP_REST_Response( null, 200 );

		// The server writes JSON unless a callback has written the body.
		add_filter(
			'rest_pre_serve_request',
			static function ( mixed $served, mixed $result ) use ( $write, $response ): mixed {
				if ( $result !== $response ) {
					return $served;
				}

				self::send( $write );

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

	/**
	 * The first pieces are held back, so that unreadable data becomes an error response. A later failure can only be written at the end of the file.
	 *
	 * @param Closure( Closure( string ): void ): void $write
	 */
	private static function send( Closure $write ): void {
		$held    = '';
		$is_sent = false;
		$send    = static function ( string $piece ) use ( &$held, &$is_sent ): void {
			$held .= $piece;

			if ( $is_sent || strlen( $held ) > self::HELD ) {
				$is_sent = true;
				echo $held; // phpcs:ignore WordPress.Security.EscapeOutput -- a file, escaped for spreadsheets; never shown as HTML.
				$held = '';
			}
		};

		try {
			$write( $send );
		} catch ( Unavailable $failure ) {
			$held = $is_sent ? CsvFile::cell( __( 'This file is incomplete because the database did not respond. Please export again.', 'hvac-blocks' ) ) . "\r\n" : self::error( $failure );
		}

		echo $held; // phpcs:ignore WordPress.Security.EscapeOutput -- as above, or JSON.
	}

	private static function error( Unavailable $failure ): string {
		$response = Router::failed( $failure );

		if ( ! headers_sent() ) {
			status_header( $response->get_status() );
			header( 'Content-Type: application/json; charset=UTF-8' );
			header_remove( 'Content-Disposition' );
			header( 'Retry-After: ' . Router::retry_after( $failure ) );
		}

		return (string) wp_json_encode( $response->get_data() );
	}
}
