<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Kernel\Endpoint;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/webhooks`: all of them, without their secrets. */
readonly class ListWebhooksRoute extends Endpoint {
	public const PATH = '/hvac-blocks/v1/admin/webhooks';

	public function __construct( protected WebhooksView $view ) {}

	public function schema(): array {
		return WebhooksView::schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return new WP_REST_Response( $this->view->all() );
	}
}
