<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Admin;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Platform\Rest\DeleteManyRoute;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Removes rebates of this site: those that are named, or all that match. */
final readonly class DeleteRebatesRoute extends DeleteManyRoute {
	protected const PATH    = ListRebatesRoute::PATH;
	protected const RECORDS = 'rebates';
	protected const MAY = array( Capability::MANAGE_REBATES );

	public function __construct( private RebateStore $store ) {}

	protected function filter_args(): array {
		return ListRebatesRoute::search_argument();
	}

	protected function labels(): array {
		return array(
			'ids'  => __( 'Rebate IDs.', 'hvac-blocks' ),
			'none' => __( 'Select at least one rebate.', 'hvac-blocks' ),
		);
	}

	protected function delete( array $ids ): int {
		return $this->store->delete_many( $ids );
	}

	protected function delete_matching( WP_REST_Request $request ): array {
		$search  = ListRebatesRoute::search( $request );
		$deleted = $this->store->delete_matching( $search );

		return array( $deleted, $this->store->count( $search ) );
	}
}
