<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas\Admin;

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Platform\Database\DatabaseFailure;
use RuntimeException;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/locations`: loads the next batch of ZIP and postal codes, if loading in the background takes too long. */
final readonly class LoadPostalAreasRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = PostalAreasProgressRoute::PATH;
	protected const MAY = array( Capability::MANAGE_DEALERS );

	public function __construct( private PostalAreaLoader $loader, private PostalAreasProgressRoute $progress ) {}

	public function schema(): array {
		return $this->progress->schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		try {
			$this->loader->load_batch();
		} catch ( DatabaseFailure $failure ) {
			throw $failure;
		} catch ( RuntimeException ) {
			return new WP_Error( 'hvac_blocks_not_loaded', __( 'ZIP and postal codes could not be loaded. The database rejected them.', 'hvac-blocks' ), array( 'status' => 500 ) );
		}

		return $this->progress->respond( $request );
	}
}
