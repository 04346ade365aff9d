<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Removes several dealers of this site: those that are named, or all that match. With very many, as many as a few seconds allow; `remaining` says
 * whether to call again.
 */
final readonly class DeleteDealersRoute extends Endpoint {
	protected const METHOD = 'DELETE';
	protected const PATH   = '/hvac-blocks/v1/admin/dealers';

	private const A_BATCH = 500;
	private const SECONDS = 3.0;

	public function __construct( private DealerStore $store, private DealerList $list ) {}

	public function args(): array {
		return array(
			...DealerFilter::args(),
			'ids' => array(
				'description' => __( 'Company IDs.', 'hvac-blocks' ),
				'type'        => 'array',
				'items'       => array(
					'type'      => 'string',
					'maxLength' => 64,
				),
				'maxItems'    => 500,
			),
			'all' => array(
				'description' => __( 'Whether to delete everything that matches instead of the IDs listed.', 'hvac-blocks' ),
				'type'        => 'boolean',
				'default'     => false,
			),
		);
	}

	public function schema(): array {
		return Schema::answer(
			'deleted-dealers',
			array(
				'deleted'   => array( 'type' => 'integer' ),
				'remaining' => array( 'type' => 'integer' ),
			)
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$ids = array_values( array_filter( is_array( $request['ids'] ) ? $request['ids'] : array(), is_string( ... ) ) );

		if ( true === $request['all'] ) {
			$filter  = DealerFilter::of( $request );
			$deleted = $this->delete_matching( $filter );

			return self::answer( $deleted, $this->list->count( $filter ) );
		}

		return array() === $ids
			? new WP_Error( 'hvac_blocks_no_dealers', __( 'Select at least one dealer.', 'hvac-blocks' ), array( 'status' => 400 ) )
			: self::answer( $this->store->delete_many( $ids ), 0 );
	}

	private function delete_matching( DealerFilter $filter ): int {
		$deleted = 0;
		$last    = 0;
		$end     = microtime( true ) + self::SECONDS;

		do {
			$ids      = $this->list->some( $filter, $last, self::A_BATCH );
			$last     = (int) array_key_last( $ids );
			$deleted += array() === $ids ? 0 : $this->store->delete_many( array_values( $ids ) );
		} while ( self::A_BATCH === count( $ids ) && microtime( true ) < $end );

		return $deleted;
	}

	private static function answer( int $deleted, int $remaining ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'deleted'   => $deleted,
				'remaining' => $remaining,
			)
		);
	}
}
