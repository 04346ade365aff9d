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
use HvacBlocks\Platform\Database\UtcTime;
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
			'more'      => Schema::described( 'boolean', __( 'Whether more leads match than "total" says. Only the first 10,000 are counted and can be paged through.', 'hvac-blocks' ) ),
			'searchedSince' => Schema::described( 'string', __( 'The time of the oldest lead that was searched for the text, or sorted. Empty if all were.', 'hvac-blocks' ) ),
			'leads'     => Schema::list( LeadView::row_schema() ),
			'forms'     => Schema::list( array( 'type' => 'string' ), __( 'Forms that leads came from.', 'hvac-blocks' ) ),
			'products'  => Schema::list( Schema::object( Schema::all( 'string', 'id', 'name' ) ), __( 'Products that leads are about.', 'hvac-blocks' ) ),
			...Schema::all( 'boolean', 'canManage', 'canGrant' ),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$list = $this->search->listed( LeadFilter::from( $request ), LeadOrder::of( $request ), 'asc' !== $request['order'], $request );

		return $list->page->answer(
			array(
				'more'          => $list->more,
				'searchedSince' => '' === $list->since ? '' : UtcTime::iso( $list->since ),
				'leads'         => array_map( $this->view->row( ... ), $list->leads ),
				'forms'         => $this->search->forms(),
				'products'      => $this->search->products(),
				'canManage'     => LeadAccess::manage(),
				'canGrant'      => LeadRoles::may_change(),
			)
		);
	}
}
