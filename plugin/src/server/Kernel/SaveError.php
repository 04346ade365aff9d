<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What a route answers that could not save what was sent. */
final class SaveError {
	/** 503: the database did not store it. */
	public static function not_stored(): WP_Error {
		return new WP_Error( 'hvac_blocks_not_stored', __( 'The database did not store this. Please try again.', 'hvac-blocks' ), array( 'status' => 503 ) );
	}

	/**
	 * By default 422: some fields are invalid.
	 *
	 * @param array<string, string> $fields why, by field
	 */
	public static function invalid( string $code, array $fields, ?string $message = null, int $status = 422 ): WP_Error {
		return new WP_Error( $code, $message ?? __( 'Please check the fields below.', 'hvac-blocks' ), array( 'status' => $status, 'fields' => $fields ) );
	}
}
