<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Delivery\LeadRetry;
use HvacBlocks\Leads\Store\Lead;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/leads/retry`: makes all unfinished deliveries of several leads due now; the scheduler sends them. */
final readonly class RetryLeadsRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = '/hvac-blocks/v1/admin/leads/retry';
	protected const MAY    = array( LeadAccess::VIEW, LeadAccess::MANAGE );

	public function __construct( private BulkSelection $many, private LeadRetry $retry ) {}

	public function args(): array {
		return BulkSelection::args();
	}

	public function schema(): array {
		return BulkSelection::schema( 'retried-leads' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->many->each( $request, fn ( Lead $lead ): bool => $this->retry->restart( $lead, get_current_user_id() ) );
	}
}
