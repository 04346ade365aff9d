<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRepository;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/leads/{reference}`: one lead with its fields, consent, deliveries, ledger and notes, and its neighbors in the list. */
final readonly class ShowLeadRoute extends OneLeadRoute {
	protected const METHOD = 'GET';
	protected const MAY    = array( LeadAccess::VIEW );

	public function __construct( LeadRepository $leads, private LeadPage $page ) {
		parent::__construct( $leads );
	}

	public function args(): array {
		return LeadPage::args();
	}

	public function schema(): array {
		return LeadPage::schema();
	}

	protected function answer( Lead $lead, WP_REST_Request $request ): WP_REST_Response {
	return new WP_REST_Response( $this->page->of( $lead, $request ) );
	}
}
