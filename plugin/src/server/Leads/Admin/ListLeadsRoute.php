<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Access\LeadRoles;
use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Leads\Store\LeadOrder;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Platform\Rest\ListPage;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/leads`: a page of the matching leads, and the user's permissions. */
final readonly class ListLeadsRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/leads';
	protected const MAY  = array( LeadAccess::VIEW );

	public function __construct( private LeadSearch $search, private LeadView $view ) {}

	public function args(): array {
		return array(
			...LeadFilter::args(),
			...LeadOrder::args(),
			...ListPage::args(),
		);
	}

	public function schema(): array {
		return ListPage::schema( 'leads', array(
			'leads'     => Schema::list( LeadView::row_schema() ),
			'forms'     => Schema::list( array( 'type' => 'string' ), __( 'Forms that leads came from.', 'hvac-blocks' ) ),
			'products'  => Schema::list( Schema::object( Schema::all( 'string', 'id', 'name' ) ), __( 'Products that leads are about.', 'hvac-blocks' ) ),
			...Schema::all( 'boolean', 'canManage', 'canGrant' ),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$filter = LeadFilter::from( $request );
		$page   = ListPage::of( $request, $this->search->count( $filter ) );
		$leads  = $this->search->page( $filter, LeadOrder::of( $request ), 'asc' !== $request['order'], $page->size, $page->offset() );

		return $page->answer(
			array(
				'leads'     => array_map( $this->view->row( ... ), $leads ),
				'forms'     => $this->search->forms(),
				'products'  => $this->search->products(),
				'canManage' => LeadAccess::manage(),
				'canGrant'  => LeadRoles::may_change(),
			)
		);
	}
}
