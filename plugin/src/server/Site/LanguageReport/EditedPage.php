<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The page in a route's path, `id`. */
final class EditedPage {
	/** @return array<string, mixed> the argument */
	public static function arg(): array {
		return array( 'required' => true ) + Schema::described( 'integer', __( 'ID of the page.', 'hvac-blocks' ) );
	}

	/** @return WP_Post|WP_Error an error if there is no such page, or the user may not edit it */
	public static function of( WP_REST_Request $request ): WP_Post|WP_Error {
		return self::with_id( is_numeric( $request['id'] ) ? (int) $request['id'] : 0 );
	}

	/** @return WP_Post|WP_Error as above */
	public static function with_id( int $id ): WP_Post|WP_Error {
		$page = $id > 0 ? get_post( $id ) : null;

		if ( ! $page instanceof WP_Post || 'page' !== $page->post_type || in_array( $page->post_status, array( 'auto-draft', 'trash' ), true ) ) {
			return new WP_Error( 'hvac_blocks_no_page', __( 'This page does not exist.', 'hvac-blocks' ), array( 'status' => 404 ) );
		}

		return current_user_can( 'edit_post', $page->ID ) ? $page : new WP_Error( 'hvac_blocks_not_allowed', __( 'You are not allowed to edit this page.', 'hvac-blocks' ), array( 'status' => 403 ) );
	}
}
