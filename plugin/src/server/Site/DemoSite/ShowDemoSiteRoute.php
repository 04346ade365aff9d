<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/starter-site`: what exists and what would be created. */
final readonly class ShowDemoSiteRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/starter-site';

	public function __construct( private DemoSite $site ) {}

	public function schema(): array {
		return self::answer_schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->site->status() );
	}

	/** @return array<string, mixed> */
	public static function answer_schema(): array {
		$progress = Schema::object( array(
			'done'  => array( 'type' => 'integer' ),
			'total' => array( 'type' => 'integer' ),
		) );

		return Schema::answer( 'starter-site', array(
			'done'     => array( 'type' => 'boolean' ),
			'step'     => array( 'type' => 'string' ),
			'label'    => array( 'type' => 'string' ),
			'progress' => $progress,
			'steps'    => Schema::list( Schema::object( array(
				'step'     => array( 'type' => 'string' ),
				'label'    => array( 'type' => 'string' ),
				'progress' => $progress,
			) ) ),
		) );
	}
}
