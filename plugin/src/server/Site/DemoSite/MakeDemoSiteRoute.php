<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Platform\Database\DatabaseFailure;
use RuntimeException;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/starter-site`: creates one batch; the caller continues until the response says `done`. */
final readonly class MakeDemoSiteRoute extends ShowDemoSiteRoute {
	protected const METHOD = 'POST';

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		try {
			return new WP_REST_Response( $this->site->next() );
		} catch ( DatabaseFailure $failure ) {
			throw $failure;
		} catch ( RuntimeException $error ) {
			return new WP_Error( 'hvac_blocks_starter_site_failed', $error->getMessage(), array( 'status' => 500 ) );
		}
	}
}
