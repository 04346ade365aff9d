<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Records\CrossCheck;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns one dealer of this site, for administrators. */
final readonly class ShowDealerRoute extends Endpoint {
	protected const PATH = StoredDealerAnswer::PATH;
	protected const MAY = array( Capability::MANAGE_DEALERS );

	public function __construct( private DealerStore $store, private CrossCheck $check ) {}

	public function args(): array {
		return StoredDealerAnswer::args();
	}

	public function schema(): array {
		return StoredDealerAnswer::full_schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$stored = $this->store->get( StoredDealerAnswer::id( $request ) );

		return null === $stored ? StoredDealerAnswer::missing() : new WP_REST_Response( StoredDealerAnswer::in_full( $stored, $this->check ) );
	}
}
