<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /form-token`: `{ "token": "…" }`, never cached. */
final readonly class FormTokenRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/form-token';
	protected const MAY  = self::EVERYBODY;

	public function __construct( private FormToken $token ) {}

	public function schema(): array {
		return Schema::answer( 'form-token', array(
			'token' => Schema::described( 'string', __( 'Returned as `token` when submitting a lead.', 'hvac-blocks' ) ),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( array( 'token' => $this->token->issue() ) );
	}
}
