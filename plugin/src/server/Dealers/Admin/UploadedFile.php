<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The file in a request: an upload named `file`, or the body itself. */
final class UploadedFile {
	/** @return resource|WP_Error or the reason why there is none */
	public static function open( WP_REST_Request $request ): mixed {
		$file  = $request->get_file_params()['file'] ?? null;
		$error = is_array( $file ) && is_int( $file['error'] ?? null ) ? $file['error'] : UPLOAD_ERR_OK;

		if ( UPLOAD_ERR_OK !== $error ) {
			return self::refusal( $error );
		}

		// phpcs:disable WordPress.WP.AlternativeFunctions -- streamed: a file may hold 100,000 dealers.
		if ( is_array( $file ) && is_string( $file['tmp_name'] ?? null ) && is_uploaded_file( $file['tmp_name'] ) ) {
			$stream = fopen( $file['tmp_name'], 'rb' );

			return false === $stream ? self::refusal( UPLOAD_ERR_CANT_WRITE ) : $stream;
		}

		// Null for a request without a body, whatever WordPress documents.
		$body = (string) $request->get_body();

		if ( '' === trim( $body ) || 'multipart/form-data' === ( $request->get_content_type()['value'] ?? '' ) ) {
			// PHP does not parse a form that exceeds its limit.
			return self::refusal( (int) $request->get_header( 'content_length' ) > self::limit( 'post_max_size' ) ? UPLOAD_ERR_INI_SIZE : UPLOAD_ERR_NO_FILE );
		}

		$stream = fopen( 'php://temp', 'w+b' );

		if ( false === $stream ) {
			return self::refusal( UPLOAD_ERR_NO_TMP_DIR );
		}

		fwrite( $stream, $body );
		// phpcs:enable

		return $stream;
	}

	private static function refusal( int $error ): WP_Error {
		return match ( $error ) {
			UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE => new WP_Error(
				'hvac_blocks_large_upload',
				/* translators: %s: a size such as 8 MB. */
				sprintf( __( 'This server accepts files of up to %s at once. Import the file under HVAC Blocks > Dealers, which uploads larger files in parts, or with “wp hvac-blocks dealers import” on the server.', 'hvac-blocks' ), (string) size_format( min( self::limit( 'post_max_size' ), self::limit( 'upload_max_filesize' ) ) ) ),
				array( 'status' => 413 )
			),
			UPLOAD_ERR_PARTIAL => new WP_Error( 'hvac_blocks_cut_off', __( 'The upload was interrupted. Please upload the file again.', 'hvac-blocks' ), array( 'status' => 400 ) ),
			UPLOAD_ERR_NO_FILE => new WP_Error( 'hvac_blocks_no_file', __( 'There is no file to import.', 'hvac-blocks' ), array( 'status' => 400 ) ),
			default => new WP_Error( 'hvac_blocks_not_stored', __( 'The server could not store the upload. Its upload folder may be missing, full or not writable.', 'hvac-blocks' ), array( 'status' => 500 ) ),
		};
	}

	private static function limit( string $setting ): int {
		$bytes = wp_convert_hr_to_bytes( (string) ini_get( $setting ) );

		return $bytes > 0 ? $bytes : PHP_INT_MAX;
	}
}
