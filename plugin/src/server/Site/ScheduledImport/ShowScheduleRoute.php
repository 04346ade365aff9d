<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/dealer-import-schedule`: the schedule without its secrets, and its state. */
readonly class ShowScheduleRoute extends Endpoint {
	public const PATH   = '/hvac-blocks/v1/admin/dealer-import-schedule';
	protected const MAY = array( Capability::MANAGE_DEALERS );

	public function __construct( protected ScheduleView $view ) {}

	public function schema(): array {
		return $this->view->schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return new WP_REST_Response( $this->view->all() );
	}
}
