<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/dealer-fields`: the fields that were added to dealers, and the maximum number. */
readonly class ListOwnFieldsRoute extends Endpoint {
	public const PATH   = '/hvac-blocks/v1/admin/dealer-fields';
	protected const MAY = array( Capability::MANAGE_DEALERS );

	public function __construct( protected OwnFieldsView $view ) {}

	public function schema(): array {
		return OwnFieldsView::schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return new WP_REST_Response( $this->view->all() );
	}
}
