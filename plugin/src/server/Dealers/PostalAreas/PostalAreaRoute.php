<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Rest\CacheHeaders;
use HvacBlocks\Platform\Rest\Early\EarlyRoute;
use Throwable;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the position of a ZIP code, a postal code or a city, and whether the company sells there. It answers 200 if an upstream fails, and 503 if the
 * plugin's own table cannot be read.
 */
final readonly class PostalAreaRoute extends Endpoint implements EarlyRoute {
	protected const PATH = '/hvac-blocks/v1/location';
	protected const MAY  = self::EVERYBODY;

	private const SECONDS_FRESH = 3600;
	// An empty result may mean that an upstream has just failed.
	private const SECONDS_FRESH_WITHOUT_PLACE = 60;

	public function __construct(
		private PostalAreaDirectory $locations,
		private ServiceArea $service_area,
	) {}

	public function args(): array {
		return array(
			'q' => array(
				'description' => __( 'A ZIP code, a Canadian postal code, or a city with or without a state.', 'hvac-blocks' ),
				'type'        => 'string',
				'default'     => '',
			),
		);
	}

	public function schema(): array {
		return Schema::answer( 'location', array(
			'location'      => array(
				'type'       => array( 'object', 'null' ),
				'properties' => array(
					'name'       => array( 'type' => 'string' ),
					'region'     => Schema::described( 'string', __( 'The English name of the state, territory or province.', 'hvac-blocks' ) ),
					'regionCode' => Schema::described( 'string', __( 'The two-letter code, empty if unknown.', 'hvac-blocks' ) ),
				),
			),
			'isServiceArea' => array( 'type' => 'boolean' ),
		) );
	}

	public function answers_early( array $arguments ): bool {
		return array() === array_diff( array_keys( $arguments ), array( 'q' ) ) && $this->locations instanceof ConfiguredPostalAreaDirectory && $this->locations->is_own();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$query    = $request['q'];
		$location = $this->find( is_string( $query ) ? $query : '' );

		if ( null === $location || '' === $location->name || '' === $location->region ) {
			$answer = array(
				'location'      => null,
				'isServiceArea' => false,
			);
		} else {
			$answer = array(
				'location'      => array(
					'name'       => $location->name,
					'region'     => $location->region,
					'regionCode' => $location->region_code,
				),
				'isServiceArea' => $this->service_area->includes( $location ),
			);
		}

		return CacheHeaders::shared( new WP_REST_Response( $answer ), null === $answer['location'] ? self::SECONDS_FRESH_WITHOUT_PLACE : self::SECONDS_FRESH );
	}

	private function find( string $query ): ?Place {
		try {
			return $this->locations->find( $query );
		} catch ( DatabaseFailure $failure ) {
			throw $failure;
		} catch ( Throwable ) {
			// The contract of this route: if the service behind it fails, the visitor is outside the service area and is referred to a dealer.
			return null;
		}
	}
}
