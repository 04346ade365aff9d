<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Access\LeadRoles;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `PUT /admin/lead-access`: sets what one role may do with leads; responds like `GET`. */
final readonly class SaveLeadAccessRoute extends ShowLeadAccessRoute {
	protected const METHOD = 'PUT';

	public function args(): array {
		return array(
			'role'   => array( 'type' => 'string', 'maxLength' => 100, 'required' => true ),
			'access' => Schema::choice( LeadRoles::LEVELS, null ),
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$role   = self::text( $request, 'role' );
		$access = in_array( $request['access'], LeadRoles::LEVELS, true ) ? $request['access'] : 'none';

		return $this->roles->set( $role, $access )
			? parent::respond( $request )
			: new WP_Error( 'hvac_blocks_no_role', __( 'This role does not exist or cannot be changed here.', 'hvac-blocks' ), array( 'status' => 404 ) );
	}
}
