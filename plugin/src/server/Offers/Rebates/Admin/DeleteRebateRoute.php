<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Admin;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Removes one rebate of this site. */
final readonly class DeleteRebateRoute extends Endpoint {
	protected const METHOD = 'DELETE';
	protected const PATH   = StoredRebateAnswer::PATH;
	protected const MAY = array( Capability::MANAGE_REBATES );

	public function __construct( private RebateStore $store ) {}

	public function args(): array {
		return StoredRebateAnswer::args();
	}

	public function schema(): array {
		return Schema::answer( 'deleted-rebate', array( 'deleted' => array( 'type' => 'boolean' ) ) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->store->delete_many( array( StoredRebateAnswer::id( $request ) ) ) > 0
			? new WP_REST_Response( array( 'deleted' => true ) )
			: StoredRebateAnswer::missing();
	}
}
