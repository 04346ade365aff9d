<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Counts must come from this site's own pages. */
final readonly class SameSiteReferrer {
	/**
	 * Whether the request comes from another site's page according to the browser; a client without such a header is not a browser, and only the rate
	 * limit applies.
	 */
	public static function asks( WP_REST_Request $request ): bool {
		$site = $request->get_header( 'sec_fetch_site' );

		if ( is_string( $site ) ) {
			return in_array( $site, array( 'same-origin', 'none' ), true );
		}

		$origin = $request->get_header( 'origin' );

		return ! is_string( $origin ) || preg_replace( '~^https?://~', '', $origin ) === $request->get_header( 'host' );
	}

	public static function refusal(): WP_Error {
		return new WP_Error( 'hvac_blocks_other_site', __( 'Only this site\'s own pages can report visitor activity.', 'hvac-blocks' ), array( 'status' => 403 ) );
	}
}
