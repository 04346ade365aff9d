<?php
declare(strict_types=1);

namespace HvacBlocks\SettingsAdmin;

use HvacBlocks\Rest\Route;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/services-health`: one test of Site Health, in the shape that its screen reads. */
final readonly class ServicesHealthRoute implements Route {
	public const PATH = '/hvac-blocks/v1/admin/services-health';

	public function __construct( private ServicesHealth $health ) {}

	public function path(): string {
		return self::PATH;
	}

	public function method(): string {
		return 'GET';
	}

	public function args(): array {
		return array();
	}

	public function schema(): array {
		$text = array( 'type' => 'string' );

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'hvac-blocks-services-health',
			'type'       => 'object',
			'properties' => array(
				'label'       => $text,
				'status'      => $text + array( 'enum' => array( 'good', 'critical' ) ),
				'badge'       => array(
					'type'       => 'object',
					'properties' => array(
						'label' => $text,
						'color' => $text,
					),
				),
				'description' => $text + array( 'description' => __( 'HTML: which services do not respond, and why.', 'hvac-blocks' ) ),
				'actions'     => $text,
				'test'        => $text,
			),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( 'view_site_health_checks' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->health->result() );
	}
}
