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
			'page'     => array(
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 100000,
				'default'     => 1,
				'description' => __( 'Current page of the list.', 'hvac-blocks' ),
			),
			'per_page' => array(
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 100,
				'default'     => 20,
				'description' => __( 'Number of leads per page.', 'hvac-blocks' ),
			),
		);
	}

	public function schema(): array {
		return Schema::answer(
			'leads',
			array(
				'leads' => Schema::list( LeadView::row_schema() ),
				'total' => array( 'type' => 'integer' ),
				'pages' => array( 'type' => 'integer' ),
				'page'  => array( 'type' => 'integer' ),
				'forms' => array(
					'type'        => 'array',
					'items'       => array( 'type' => 'string' ),
					'description' => __( 'Forms that leads came from.', 'hvac-blocks' ),
				),
				'canManage' => array( 'type' => 'boolean' ),
				'canGrant'  => array( 'type' => 'boolean' ),
			)
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$filter   = LeadFilter::from( $request );
		$per_page = self::int( $request['per_page'] );
		$total    = $this->search->count( $filter );
		$pages    = (int) ceil( $total / $per_page );
		// A page that no longer exists, because its leads are gone, becomes the last one.
		$page  = max( 1, min( $pages, self::int( $request['page'] ) ) );
		$leads = $this->search->page( $filter, LeadOrder::of( $request ), 'asc' !== $request['order'], $per_page, ( $page - 1 ) * $per_page );

		return new WP_REST_Response(
			array(
				'leads'     => array_map( $this->view->row( ... ), $leads ),
				'total'     => $total,
				'pages'     => $pages,
				'page'      => $page,
				'forms'     => $this->search->forms(),
				'canManage' => LeadAccess::manage(),
				'canGrant'  => LeadRoles::may_change(),
			)
		);
	}

	private static function int( mixed $value ): int {
		return is_numeric( $value ) ? max( 1, (int) $value ) : 1;
	}
}
