<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

use HvacBlocks\Platform\Database\DatabaseFailure;
use RuntimeException;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `DELETE /admin/starter-site`: removes one batch; the caller continues until the response says `done`. */
final readonly class RemoveDemoSiteRoute extends ShowRemovalRoute {
	protected const METHOD = 'DELETE';
	protected const PATH   = '/hvac-blocks/v1/admin/starter-site';

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		try {
			return new WP_REST_Response( $this->removal->next() );
		} catch ( DatabaseFailure $failure ) {
			throw $failure;
		} catch ( RuntimeException $error ) {
			return new WP_Error( 'hvac_blocks_starter_site_stays', $error->getMessage(), array( 'status' => 500 ) );
		}
	}
}
