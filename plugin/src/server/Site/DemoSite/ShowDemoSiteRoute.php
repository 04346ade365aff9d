<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/starter-site`: what exists and what would be created. */
readonly class ShowDemoSiteRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/starter-site';

	public function __construct( protected DemoSite $site ) {}

	public function schema(): array {
		$progress = Schema::object( Schema::all( 'integer', 'done', 'total' ) );

		return Schema::answer( 'starter-site', array(
			'done'     => array( 'type' => 'boolean' ),
			...Schema::all( 'string', 'step', 'label' ),
			'progress' => $progress,
			'steps'    => Schema::list( Schema::object( array(
				...Schema::all( 'string', 'step', 'label' ),
				'progress' => $progress,
			) ) ),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return new WP_REST_Response( $this->site->status() );
	}
}
