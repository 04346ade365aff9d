<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Store\LeadSearch;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/lead-dealers`: the dealers of leads, to filter the list by one of them. */
final readonly class FindLeadDealersRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/lead-dealers';
	protected const MAY  = array( LeadAccess::VIEW );

	private const MOST = 20;

	public function __construct( private LeadSearch $search ) {}

	public function args(): array {
		return array(
			'search' => Schema::text( __( 'Part of a dealer name or company ID.', 'hvac-blocks' ), 100 ),
		);
	}

	public function schema(): array {
		return Schema::answer( 'lead-dealers', array(
			'dealers' => Schema::list( Schema::object( Schema::all( 'string', 'id', 'name' ) ) ),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( array( 'dealers' => $this->search->dealers( trim( self::text( $request, 'search' ) ), self::MOST ) ) );
	}
}
