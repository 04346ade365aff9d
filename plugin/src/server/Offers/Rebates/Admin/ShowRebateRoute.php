<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Admin;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns one rebate of this site, also an expired one, for administrators. */
final readonly class ShowRebateRoute extends Endpoint {
	protected const PATH = StoredRebateAnswer::PATH;
	protected const MAY = array( Capability::MANAGE_REBATES );

	public function __construct( private RebateStore $store, private SiteCalendar $calendar ) {}

	public function args(): array {
		return StoredRebateAnswer::args();
	}

	public function schema(): array {
		return StoredRebateAnswer::full_schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$stored = $this->store->get( StoredRebateAnswer::id( $request ) );

		return null === $stored ? StoredRebateAnswer::missing() : new WP_REST_Response( StoredRebateAnswer::of( $stored, $this->calendar->today() ) );
	}
}
