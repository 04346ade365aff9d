<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The position of a ZIP code or a city, for a dealer's form. */
final readonly class FindPlaceRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/place';
	protected const MAY = array( Capability::MANAGE_DEALERS );

	public function __construct( private EmbeddedPostalAreaDirectory $locations ) {}

	public function args(): array {
		return array(
			'q' => Schema::text( __( 'A ZIP code, postal code or city.', 'hvac-blocks' ), 120, is_required: true ),
		);
	}

	public function schema(): array {
		return Schema::answer( 'place', array(
			...Schema::all( 'string', 'zip', 'name', 'region', 'regionCode' ),
			...Schema::all( 'number', 'lat', 'lon' ),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$place = $this->locations->find( self::text( $request, 'q' ) );

		return null === $place ? new WP_Error( 'hvac_blocks_no_place', __( 'Place not found.', 'hvac-blocks' ), array( 'status' => 404 ) ) : new WP_REST_Response( array(
			'zip'        => $place->zip,
			'name'       => $place->name,
			'region'     => $place->region,
			'regionCode' => $place->region_code,
			'lat'        => $place->lat,
			'lon'        => $place->lon,
		) );
	}
}
