<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Kernel\Route;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /form-token`: `{ "token": "…" }`, never cached. */
final readonly class FormTokenRoute implements Route {
	public function __construct( private FormToken $token ) {}

	public function path(): string {
		return '/hvac-blocks/v1/form-token';
	}

	public function method(): string {
		return 'GET';
	}

	public function args(): array {
		return array();
	}

	public function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'form-token',
			'type'       => 'object',
			'properties' => array(
				'token' => array(
					'type'        => 'string',
					'description' => __( 'Returned as `token` when submitting a lead.', 'hvac-blocks' ),
				),
			),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return true;
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( array( 'token' => $this->token->issue() ) );
	}
}
