<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Leads\Delivery\LeadRetry;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/leads/{reference}/retry`: retries every unfinished delivery now; responds like `GET`. */
final readonly class RetryLeadRoute extends OneLeadRoute {
	protected const STEP = '/retry';

	private const SECONDS = 10;

	public function __construct( LeadRepository $leads, private LeadRetry $retry, private LeadPage $page ) {
		parent::__construct( $leads );
	}

	public function args(): array {
		return LeadPage::args();
	}

	public function schema(): array {
		return LeadPage::schema();
	}

	protected function answer( Lead $lead, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! $this->retry->restart( $lead, get_current_user_id() ) ) {
			return new WP_Error( 'hvac_blocks_nothing_to_retry', __( 'There is nothing to resend.', 'hvac-blocks' ), array( 'status' => 409 ) );
		}

		$this->retry->run( $lead, self::SECONDS );

		return new WP_REST_Response( $this->page->of( $this->leads->by_id( $lead->id ) ?? $lead, $request ) );
	}
}
