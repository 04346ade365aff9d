<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadDeletion;
use HvacBlocks\Leads\Store\LeadRepository;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `DELETE /admin/leads/{reference}`: deletes the visitor's data for good; the ledger, which contains none of it, stays. */
final readonly class DeleteLeadRoute extends OneLeadRoute {
	protected const METHOD = 'DELETE';

	public function __construct( LeadRepository $leads, private LeadDeletion $deletion ) {
		parent::__construct( $leads );
	}

	public function schema(): array {
		return Schema::answer( 'deleted-lead', array(
			'deleted'   => array( 'type' => 'boolean' ),
			'reference' => array( 'type' => 'string' ),
		) );
	}

	protected function answer( Lead $lead, WP_REST_Request $request ): WP_REST_Response {
		$this->deletion->delete( $lead, get_current_user_id() );

		return new WP_REST_Response( array(
			'deleted'   => true,
			'reference' => $lead->reference,
		) );
	}
}
