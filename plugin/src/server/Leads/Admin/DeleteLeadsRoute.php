<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadDeletion;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `DELETE /admin/leads`: deletes several leads as `DELETE /admin/leads/{reference}` deletes one. */
final readonly class DeleteLeadsRoute extends Endpoint {
	protected const METHOD = 'DELETE';
	protected const PATH   = '/hvac-blocks/v1/admin/leads';
	protected const MAY    = array( LeadAccess::VIEW, LeadAccess::MANAGE );

	public function __construct( private BulkSelection $many, private LeadDeletion $deletion ) {}

	public function args(): array {
		return BulkSelection::args();
	}

	public function schema(): array {
		return BulkSelection::schema( 'deleted-leads' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->many->each(
			$request,
			function ( Lead $lead ): bool {
				$this->deletion->delete( $lead, get_current_user_id() );

				return true;
			}
		);
	}
}
