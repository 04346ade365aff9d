<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use HvacBlocks\Kernel\Endpoint;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/setup`: the checklist, with the state of each step. */
final readonly class ShowSetupRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/setup';

	public function __construct( private SetupAnswer $answer ) {}

	public function schema(): array {
		return SetupAnswer::schema();
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( SetupScreen::get()->capability );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->answer->get() );
	}
}
