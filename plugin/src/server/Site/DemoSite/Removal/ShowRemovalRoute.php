<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/starter-site/removal`: what would be removed and what would stay. Changes nothing. */
readonly class ShowRemovalRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/starter-site/removal';

	public function __construct( protected DemoSiteRemoval $removal ) {}

	public function schema(): array {
		return Schema::answer( 'starter-site-removal', array(
			'done'      => Schema::described( 'boolean', __( 'Whether nothing is left to remove.', 'hvac-blocks' ) ),
			'remaining' => array( 'type' => 'integer' ),
			'parts'     => Schema::list( Schema::object( array(
				...Schema::all( 'string', 'part', 'label' ),
				...Schema::all( 'integer', 'goes', 'stays' ),
			) ) ),
			'kept'      => array(
				'description' => __( 'What stays, at most 100 of each part.', 'hvac-blocks' ),
				'type'        => 'array',
				'items'       => Schema::object( array(
					'title'   => array( 'type' => 'string' ),
					'reason'  => Schema::one_of( array_column( KeptReason::cases(), 'value' ) ),
					...Schema::all( 'string', 'why', 'editUrl' ),
				) ),
			),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return new WP_REST_Response( $this->removal->plan() );
	}
}
