<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadReference;
use HvacBlocks\Leads\Store\LeadRepository;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** What the routes for one lead share. */
final readonly class OneLeadRoute {
	public const PATH = '/hvac-blocks/v1/admin/leads/(?P<reference>' . LeadReference::PATTERN . ')';

	/** @return array<string, array<string, mixed>> */
	public static function args(): array {
		return array(
			'reference' => array(
				'type'        => 'string',
				'pattern'     => '^' . LeadReference::PATTERN . '$',
				'required'    => true,
				'description' => __( 'The lead reference.', 'hvac-blocks' ),
			),
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public static function lead( LeadRepository $leads, WP_REST_Request $request ): Lead|WP_Error {
		$reference = $request->get_param( 'reference' );

		return $leads->by_reference( is_string( $reference ) ? $reference : '' )
			?? new WP_Error( 'hvac_blocks_no_lead', __( 'Lead not found.', 'hvac-blocks' ), array( 'status' => 404 ) );
	}
}
