<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Leads\Delivery\LeadRelease;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/leads/{reference}/release`: delivers suspected spam now; responds like `GET`. */
final readonly class ReleaseLeadRoute extends OneLeadRoute {
	protected const STEP = '/release';

	private const SECONDS = 10;

	public function __construct( LeadRepository $leads, private LeadRelease $release, private LeadPage $page ) {
		parent::__construct( $leads );
	}

	public function args(): array {
		return LeadPage::args();
	}

	public function schema(): array {
		return LeadPage::schema();
	}

	protected function answer( Lead $lead, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! $this->release->release( $lead, get_current_user_id() ) ) {
			return new WP_Error( 'hvac_blocks_not_suspected', __( 'This lead is not suspected spam, or it was withdrawn.', 'hvac-blocks' ), array( 'status' => 409 ) );
		}

		$this->release->run( $lead, self::SECONDS );

		return new WP_REST_Response( $this->page->of( $this->leads->by_id( $lead->id ) ?? $lead, $request ) );
	}
}
