<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/leads/{reference}`: one lead with its fields, consent, deliveries, ledger and notes, and its neighbors in the list. */
final readonly class ShowLeadRoute extends Endpoint {
	protected const PATH = OneLeadRoute::PATH;
	protected const MAY  = array( LeadAccess::VIEW );

	public function __construct( private LeadRepository $leads, private LeadPage $page ) {}

	public function args(): array {
		return LeadPage::args();
	}

	public function schema(): array {
		return LeadPage::schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$lead = OneLeadRoute::lead( $this->leads, $request );

		return $lead instanceof Lead ? new WP_REST_Response( $this->page->of( $lead, $request ) ) : $lead;
	}
}
