<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Access\LeadRoles;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/lead-access`: what each role may do with leads. */
readonly class ShowLeadAccessRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/lead-access';

	public function __construct( protected LeadRoles $roles ) {}

	public function permission( WP_REST_Request $request ): bool {
		return LeadRoles::may_change();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return new WP_REST_Response( array( 'roles' => $this->roles->all() ) );
	}

	public function schema(): array {
		return Schema::answer( 'lead-access', array(
			'roles' => Schema::list( Schema::object( array(
				...Schema::all( 'string', 'role', 'name' ),
				'access'  => Schema::one_of( LeadRoles::LEVELS ),
				'isFixed' => array( 'type' => 'boolean' ),
			) ) ),
		) );
	}
}
