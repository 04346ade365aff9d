<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Kernel\Endpoint;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/settings` */
final readonly class ShowSettingsRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/settings';

	public function __construct( private SettingsView $view ) {}

	public function schema(): array {
		return SettingsView::schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->view->to_array() );
	}
}
