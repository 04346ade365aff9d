<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Delivery\LeadRelease;
use HvacBlocks\Leads\Store\Lead;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/leads/release`: releases suspected spam among several leads; the scheduler delivers it. */
final readonly class ReleaseLeadsRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = '/hvac-blocks/v1/admin/leads/release';
	protected const MAY    = array( LeadAccess::VIEW, LeadAccess::MANAGE );

	public function __construct( private BulkSelection $many, private LeadRelease $release ) {}

	public function args(): array {
		return BulkSelection::args();
	}

	public function schema(): array {
		return BulkSelection::schema( 'released-leads' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->many->each( $request, fn ( Lead $lead ): bool => $this->release->release( $lead, get_current_user_id() ) );
	}
}
