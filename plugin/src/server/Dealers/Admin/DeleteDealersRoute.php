<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Platform\Rest\DeleteManyRoute;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Removes several dealers of this site: those that are named, or all that match. With very many, as many as a few seconds allow; `remaining` says
 * whether to call again.
 */
final readonly class DeleteDealersRoute extends DeleteManyRoute {
	protected const PATH    = '/hvac-blocks/v1/admin/dealers';
	protected const RECORDS = 'dealers';
	protected const MAY = array( Capability::MANAGE_DEALERS );

	private const A_BATCH = 500;
	private const SECONDS = 3.0;

	public function __construct( private DealerStore $store, private DealerList $list ) {}

	protected function filter_args(): array {
		return DealerFilter::args();
	}

	protected function labels(): array {
		return array(
			'ids'  => __( 'Company IDs.', 'hvac-blocks' ),
			'none' => __( 'Select at least one dealer.', 'hvac-blocks' ),
		);
	}

	protected function delete( array $ids ): int {
		return $this->store->delete_many( $ids );
	}

	protected function delete_matching( WP_REST_Request $request ): array {
		$filter  = DealerFilter::of( $request );
		$deleted = 0;
		$last    = 0;
		$end     = microtime( true ) + self::SECONDS;

		do {
			$ids      = $this->list->some( $filter, $last, self::A_BATCH );
			$last     = (int) array_key_last( $ids );
			$deleted += array() === $ids ? 0 : $this->store->delete_many( array_values( $ids ) );
		} while ( self::A_BATCH === count( $ids ) && microtime( true ) < $end );

		return array( $deleted, $this->list->count( $filter ) );
	}
}
