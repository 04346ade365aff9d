<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Lists the dealers of this site, for administrators. */
final readonly class ListDealersRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/dealers';

	public function __construct( private DealerList $list ) {}

	public function args(): array {
		return array(
			...DealerFilter::args(),
			'orderby'  => array(
				'type'    => 'string',
				'enum'    => array_keys( DealerList::ORDERS ),
				'default' => 'name',
			),
			'order'    => array(
				'type'    => 'string',
				'enum'    => array( 'asc', 'desc' ),
				'default' => 'asc',
			),
			...Schema::paging(),
		);
	}

	public function schema(): array {
		return Schema::answer(
			'dealers-page',
			array(
				'total'   => array( 'type' => 'integer' ),
				'pages'   => array( 'type' => 'integer' ),
				'page'    => array( 'type' => 'integer' ),
				'dealers' => Schema::list( StoredDealerAnswer::schema() ),
			)
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$filter   = DealerFilter::of( $request );
		$per_page = is_int( $request['per_page'] ) ? $request['per_page'] : 20;
		$total    = $this->list->count( $filter );
		$pages    = (int) ceil( $total / $per_page );
		// A page that no longer exists, because its dealers were removed, becomes the last one.
		$page    = max( 1, min( $pages, is_int( $request['page'] ) ? $request['page'] : 1 ) );
		$order   = is_string( $request['orderby'] ) && isset( DealerList::ORDERS[ $request['orderby'] ] ) ? $request['orderby'] : 'name';
		$dealers = $this->list->page( $filter, $order, 'desc' === $request['order'], $page, $per_page, $total );

		return new WP_REST_Response(
			array(
				'total'   => $total,
				'pages'   => $pages,
				'page'    => $page,
				'dealers' => array_map( static fn ( StoredDealer $stored ): array => StoredDealerAnswer::of( $stored ), $dealers ),
			)
		);
	}
}
