<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/starter-site/removal`: what would be removed and what would stay. Changes nothing. */
final readonly class ShowRemovalRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/starter-site/removal';

	public function __construct( private DemoSiteRemoval $removal ) {}

	public function schema(): array {
		return self::answer_schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->removal->plan() );
	}

	/** @return array<string, mixed> */
	public static function answer_schema(): array {
		return Schema::answer( 'starter-site-removal', array(
			'done'      => Schema::described( 'boolean', __( 'Whether nothing is left to remove.', 'hvac-blocks' ) ),
			'remaining' => array( 'type' => 'integer' ),
			'parts'     => Schema::list( Schema::object( array(
				'part'  => array( 'type' => 'string' ),
				'label' => array( 'type' => 'string' ),
				'goes'  => array( 'type' => 'integer' ),
				'stays' => array( 'type' => 'integer' ),
			) ) ),
			'kept'      => array(
				'description' => __( 'What stays, at most 100 of each part.', 'hvac-blocks' ),
				'type'        => 'array',
				'items'       => Schema::object( array(
					'title'   => array( 'type' => 'string' ),
					'reason'  => array(
						'type' => 'string',
						'enum' => array_column( KeptReason::cases(), 'value' ),
					),
					'why'     => array( 'type' => 'string' ),
					'editUrl' => array( 'type' => 'string' ),
				) ),
			),
		) );
	}
}
