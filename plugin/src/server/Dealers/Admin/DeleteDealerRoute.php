<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Removes one dealer of this site. */
final readonly class DeleteDealerRoute extends Endpoint {
	protected const METHOD = 'DELETE';
	protected const PATH   = StoredDealerAnswer::PATH;
	protected const MAY = array( Capability::MANAGE_DEALERS );

	public function __construct( private DealerStore $store ) {}

	public function args(): array {
		return StoredDealerAnswer::args();
	}

	public function schema(): array {
		return Schema::answer( 'deleted-dealer', array( 'deleted' => array( 'type' => 'boolean' ) ) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->store->delete( StoredDealerAnswer::id( $request ) )
			? new WP_REST_Response( array( 'deleted' => true ) )
			: StoredDealerAnswer::missing();
	}
}
