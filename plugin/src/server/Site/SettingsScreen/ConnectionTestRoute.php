<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/connections/{name}/test` */
final readonly class ConnectionTestRoute extends Endpoint {
	protected const METHOD = 'POST';

	public function __construct( private Connections $connections ) {}

	public function path(): string {
		return '/hvac-blocks/v1/admin/connections/(?P<name>[a-z]+)/test';
	}

	public function args(): array {
		return array(
			'name' => Schema::choice( $this->connections->names(), null, __( 'The connection to test, as saved.', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		return Schema::answer( 'hvac-blocks-connection-test', array(
			'ok'           => array( 'type' => 'boolean' ),
			'message'      => array( 'type' => 'string' ),
			'milliseconds' => array( 'type' => array( 'integer', 'null' ) ),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$name   = $request->get_param( 'name' );
		$result = is_string( $name ) ? $this->connections->test( $name ) : null;

		return null !== $result
			? new WP_REST_Response( $result->to_array() )
			: new WP_Error( 'hvac_blocks_no_connection', __( 'Connection not found.', 'hvac-blocks' ), array( 'status' => 404 ) );
	}
}
