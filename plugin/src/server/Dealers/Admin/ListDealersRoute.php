<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Rest\ListPage;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Lists the dealers of this site, for administrators. */
final readonly class ListDealersRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/dealers';
	protected const MAY = array( Capability::MANAGE_DEALERS );

	public function __construct( private DealerList $list ) {}

	public function args(): array {
		return array(
			...DealerFilter::args(),
			'orderby' => Schema::choice( array_keys( DealerList::ORDERS ), 'name' ),
			'order'   => Schema::choice( array( 'asc', 'desc' ), 'asc' ),
			...ListPage::args(),
		);
	}

	public function schema(): array {
		return ListPage::schema( 'dealers-page', array( 'dealers' => Schema::list( StoredDealerAnswer::schema() ) ) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$filter  = DealerFilter::of( $request );
		$page    = ListPage::of( $request, $this->list->count( $filter ) );
		$order   = is_string( $request['orderby'] ) && isset( DealerList::ORDERS[ $request['orderby'] ] ) ? $request['orderby'] : 'name';
		$dealers = $this->list->page( $filter, $order, 'desc' === $request['order'], $page->number, $page->size, $page->total );

		return $page->answer( array( 'dealers' => array_map( StoredDealerAnswer::of( ... ), $dealers ) ) );
	}
}
