<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadDeletion;
use HvacBlocks\Leads\Store\LeadRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `DELETE /admin/leads/{reference}`: deletes the visitor's data for good; the ledger, which contains none of it, stays. */
final readonly class DeleteLeadRoute extends Endpoint {
	protected const METHOD = 'DELETE';
	protected const PATH   = OneLeadRoute::PATH;
	protected const MAY    = array( LeadAccess::VIEW, LeadAccess::MANAGE );

	public function __construct( private LeadRepository $leads, private LeadDeletion $deletion ) {}

	public function args(): array {
		return OneLeadRoute::args();
	}

	public function schema(): array {
		return Schema::answer(
			'deleted-lead',
			array(
				'deleted'   => array( 'type' => 'boolean' ),
				'reference' => array( 'type' => 'string' ),
			)
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$lead = OneLeadRoute::lead( $this->leads, $request );

		if ( ! $lead instanceof Lead ) {
			return $lead;
		}

		$this->deletion->delete( $lead, get_current_user_id() );

		return new WP_REST_Response(
			array(
				'deleted'   => true,
				'reference' => $lead->reference,
			)
		);
	}
}
