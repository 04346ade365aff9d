<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas\Admin;

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/locations`: the number of loaded ZIP and postal codes. */
final readonly class PostalAreasProgressRoute extends Endpoint {
	public const PATH = '/hvac-blocks/v1/admin/locations';
	protected const MAY = array( Capability::MANAGE_DEALERS );

	public function __construct( private PostalAreaLoader $loader ) {}

	public function schema(): array {
		return Schema::answer( 'hvac-blocks-locations-progress', Schema::all( 'integer', 'done', 'total' ) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$progress = $this->loader->progress();

		return new WP_REST_Response( array(
			'done'  => $progress->done,
			'total' => $progress->total,
		) );
	}
}
