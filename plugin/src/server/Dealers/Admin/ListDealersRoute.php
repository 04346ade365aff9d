<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\DealerStore;
use HvacBlocks\Dealers\StoredDealer;
use HvacBlocks\Rest\Route;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Lists the dealers of this site, for administrators. */
final readonly class ListDealersRoute implements Route {
	public function __construct( private DealerStore $store ) {}

	public function path(): string {
		return '/hvac-blocks/v1/admin/dealers';
	}

	public function method(): string {
		return 'GET';
	}

	public function args(): array {
		return array(
			'search'   => array(
				'description' => __( 'Part of a name, a city, a ZIP or a company ID.', 'hvac-blocks' ),
				'type'        => 'string',
				'maxLength'   => 100,
				'default'     => '',
			),
			'page'     => array(
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 100_000,
				'default' => 1,
			),
			'per_page' => array(
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 100,
				'default' => 20,
			),
		);
	}

	public function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'dealers-page',
			'type'       => 'object',
			'properties' => array(
				'total'   => array( 'type' => 'integer' ),
				'pages'   => array( 'type' => 'integer' ),
				'dealers' => array(
					'type'  => 'array',
					'items' => StoredDealerAnswer::schema(),
				),
			),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( 'manage_options' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$search   = is_string( $request['search'] ) ? trim( $request['search'] ) : '';
		$per_page = is_int( $request['per_page'] ) ? $request['per_page'] : 20;
		$found    = $this->store->page( $search, is_int( $request['page'] ) ? $request['page'] : 1, $per_page );

		return new WP_REST_Response(
			array(
				'total'   => $found['total'],
				'pages'   => (int) ceil( $found['total'] / $per_page ),
				'dealers' => array_map( static fn ( StoredDealer $stored ): array => StoredDealerAnswer::of( $stored ), $found['dealers'] ),
			)
		);
	}
}
