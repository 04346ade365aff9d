<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Kernel\Route;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/starter-site`: what is there and what would be made. */
final readonly class ShowDemoSiteRoute implements Route {
	public function __construct( private DemoSite $site ) {}

	public function path(): string {
		return '/hvac-blocks/v1/admin/starter-site';
	}

	public function method(): string {
		return 'GET';
	}

	public function args(): array {
		return array();
	}

	public function schema(): array {
		return self::answer_schema();
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( 'manage_options' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->site->status() );
	}

	/** @return array<string, mixed> */
	public static function answer_schema(): array {
		$progress = array(
			'type'       => 'object',
			'properties' => array(
				'done'  => array( 'type' => 'integer' ),
				'total' => array( 'type' => 'integer' ),
			),
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'starter-site',
			'type'       => 'object',
			'properties' => array(
				'done'     => array( 'type' => 'boolean' ),
				'step'     => array( 'type' => 'string' ),
				'label'    => array( 'type' => 'string' ),
				'progress' => $progress,
				'steps'    => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'step'     => array( 'type' => 'string' ),
							'label'    => array( 'type' => 'string' ),
							'progress' => $progress,
						),
					),
				),
			),
		);
	}
}
