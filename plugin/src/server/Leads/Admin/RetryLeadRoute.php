<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Delivery\LeadRetry;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/leads/{reference}/retry`: retries every unfinished delivery now; responds like `GET`. */
final readonly class RetryLeadRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = OneLeadRoute::PATH . '/retry';
	protected const MAY    = array( LeadAccess::VIEW, LeadAccess::MANAGE );

	private const SECONDS = 10;

	public function __construct( private LeadRepository $leads, private LeadRetry $retry, private LeadPage $page ) {}

	public function args(): array {
		return LeadPage::args();
	}

	public function schema(): array {
		return LeadPage::schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$lead = OneLeadRoute::lead( $this->leads, $request );

		if ( ! $lead instanceof Lead ) {
			return $lead;
		}

		if ( ! $this->retry->restart( $lead, get_current_user_id() ) ) {
			return new WP_Error( 'hvac_blocks_nothing_to_retry', __( 'There is nothing to resend.', 'hvac-blocks' ), array( 'status' => 409 ) );
		}

		$this->retry->run( $lead, self::SECONDS );

		return new WP_REST_Response( $this->page->of( $this->leads->by_id( $lead->id ) ?? $lead, $request ) );
	}
}
