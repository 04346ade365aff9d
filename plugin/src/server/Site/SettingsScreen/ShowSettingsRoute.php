<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Kernel\Route;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/settings` */
final readonly class ShowSettingsRoute implements Route {
	public function __construct( private SettingsView $view ) {}

	public function path(): string {
		return '/hvac-blocks/v1/admin/settings';
	}

	public function method(): string {
		return 'GET';
	}

	public function args(): array {
		return array();
	}

	public function schema(): array {
		return SettingsView::schema();
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( 'manage_options' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->view->to_array() );
	}
}
