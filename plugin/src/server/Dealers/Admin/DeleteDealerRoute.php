<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Kernel\Route;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Removes one dealer of this site. */
final readonly class DeleteDealerRoute implements Route {
	public function __construct( private DealerStore $store ) {}

	public function path(): string {
		return StoredDealerAnswer::PATH;
	}

	public function method(): string {
		return 'DELETE';
	}

	public function args(): array {
		return StoredDealerAnswer::args();
	}

	public function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'deleted-dealer',
			'type'       => 'object',
			'properties' => array( 'deleted' => array( 'type' => 'boolean' ) ),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( 'manage_options' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->store->delete( StoredDealerAnswer::id( $request ) )
			? new WP_REST_Response( array( 'deleted' => true ) )
			: StoredDealerAnswer::missing();
	}
}
