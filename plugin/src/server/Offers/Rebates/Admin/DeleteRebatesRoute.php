<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Removes rebates of this site: those that are named, or all that match. */
final readonly class DeleteRebatesRoute extends Endpoint {
	protected const METHOD = 'DELETE';
	protected const PATH   = ListRebatesRoute::PATH;

	public function __construct( private RebateStore $store ) {}

	public function args(): array {
		return array(
			...ListRebatesRoute::search_argument(),
			'ids' => array(
				'description' => __( 'Rebate IDs.', 'hvac-blocks' ),
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
			'deleted-rebates',
			array(
				'deleted'   => array( 'type' => 'integer' ),
				'remaining' => array( 'type' => 'integer' ),
			)
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$ids    = array_values( array_filter( is_array( $request['ids'] ) ? $request['ids'] : array(), is_string( ... ) ) );
		$is_all = true === $request['all'];

		if ( ! $is_all && array() === $ids ) {
			return new WP_Error( 'hvac_blocks_no_rebates', __( 'Select at least one rebate.', 'hvac-blocks' ), array( 'status' => 400 ) );
		}

		$search = is_string( $request['search'] ) ? trim( $request['search'] ) : '';

		return new WP_REST_Response(
			array(
				'deleted'   => $is_all ? $this->store->delete_matching( $search ) : $this->store->delete_many( $ids ),
				'remaining' => $is_all ? $this->store->count( $search ) : 0,
			)
		);
	}
}
