<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Dealer;
use HvacBlocks\Dealers\DealerStore;
use HvacBlocks\Dealers\StoredDealer;
use HvacBlocks\Locations\EmbeddedLocationDirectory;
use HvacBlocks\Locations\PostalCode;
use HvacBlocks\Rest\Route;
use InvalidArgumentException;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Makes or replaces one dealer of this site. Without a position it gets the one of its ZIP. */
final readonly class SaveDealerRoute implements Route {
	public function __construct(
		private DealerStore $store,
		private EmbeddedLocationDirectory $locations,
	) {}

	public function path(): string {
		return '/hvac-blocks/v1/admin/dealers/(?P<companyID>[\w-]{1,64})';
	}

	public function method(): string {
		return 'PUT';
	}

	public function args(): array {
		return array(
			'companyID'       => array(
				'type'     => 'string',
				'required' => true,
			),
			'data'            => array(
				'type'     => 'object',
				'required' => true,
			),
			'location'        => array( 'type' => 'object' ),
			'metaData'        => array( 'type' => 'object' ),
			'whodis'          => array( 'type' => 'object' ),
			'zipcodeCoverage' => array( 'type' => 'array' ),
		);
	}

	public function schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'stored-dealer',
			...StoredDealerAnswer::schema(),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( 'manage_options' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$data = is_array( $request['data'] ) ? $request['data'] : array();

		try {
			// The address says which dealer it is, whatever the body says.
			$dealer = Dealer::from_array( array( ...$request->get_params(), 'data' => array( ...$data, 'companyID' => $request['companyID'] ) ) );
		} catch ( InvalidArgumentException $error ) {
			return self::refused( $error->getMessage() );
		}

		$approximate = null === $dealer->lat;

		if ( $approximate ) {
			$area  = (string) PostalCode::area( $dealer->zip );
			$point = $this->locations->points( array( $area ) )[ $area ] ?? null;

			if ( null === $point ) {
				return self::refused( __( 'The dealer has neither a position nor a known ZIP.', 'hvac-blocks' ) );
			}

			$dealer = $dealer->with_point( ...$point );
		}

		$is_new = null === $this->store->get( $dealer->company_id );
		$stored = new StoredDealer( $dealer, $approximate, 'manual' );
		$this->store->write( array( $stored ) );

		return new WP_REST_Response( StoredDealerAnswer::of( $stored ), $is_new ? 201 : 200 );
	}

	private static function refused( string $reason ): WP_Error {
		return new WP_Error( 'hvac_blocks_invalid_dealer', $reason, array( 'status' => 422 ) );
	}
}
