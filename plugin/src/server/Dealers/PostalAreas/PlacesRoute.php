<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Dealers\PostalAreas\Names\NamedPlace;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Rest\CacheHeaders;
use HvacBlocks\Platform\Rest\Early\EarlyRoute;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Suggests places while a visitor types, and the postal area around a visitor who shares a position; always from the plugin's own data. */
final readonly class PlacesRoute extends Endpoint implements EarlyRoute {
	protected const PATH = '/hvac-blocks/v1/places';
	protected const MAY  = self::EVERYBODY;

	private const SECONDS_FRESH = DAY_IN_SECONDS;

	/** Two decimals, about a kilometer: browsers round a position before they send it. */
	private const POINT = '^-?\d{1,2}(\.\d{1,2})?,-?\d{1,3}(\.\d{1,2})?$';

	public function __construct( private EmbeddedPostalAreaDirectory $places ) {}

	public function args(): array {
		return array(
			'q'    => Schema::text( __( 'The beginning of a place’s name.', 'hvac-blocks' ), 200 ),
			'near' => array(
				'description' => __( 'Latitude and longitude in degrees with at most two decimals, separated by a comma, instead of a name.', 'hvac-blocks' ),
				'type'        => 'string',
				'pattern'     => self::POINT,
			),
		);
	}

	public function schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::answer( 'places', array(
			'places' => array(
				'description' => __( 'At most eight places, the largest first.', 'hvac-blocks' ),
				...Schema::list( Schema::object( array(
					'label' => array( 'description' => __( 'The place and its state or province, in the request’s language.', 'hvac-blocks' ) ) + $text,
					'query' => array( 'description' => __( 'A search that finds this place only.', 'hvac-blocks' ) ) + $text,
				) ) ),
			),
		) );
	}

	public function answers_early( array $arguments ): bool {
		return array() === array_diff( array_keys( $arguments ), array( 'q' ) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		[ $typed, $near ] = array( $request['q'], $request['near'] );
		$places           = is_string( $near ) ? $this->around( $near ) : $this->suggestions( is_string( $typed ) ? $typed : '' );

		return CacheHeaders::shared( new WP_REST_Response( array( 'places' => $places ) ), self::SECONDS_FRESH );
	}

	/** @return list<array{label: string, query: string}> */
	private function suggestions( string $typed ): array {
		return array_map( static fn ( NamedPlace $place ): array => self::answer( $place->name, $place->region, $place->query() ), $this->places->suggestions( $typed ) );
	}

	/** @return list<array{label: string, query: string}> */
	private function around( string $point ): array {
		[ $lat, $lon ] = array_map( 'floatval', explode( ',', $point ) );
		$place         = $this->places->around( $lat, $lon );

		return null === $place ? array() : array( self::answer( $place->name, $place->region_code, $place->zip ) );
	}

	/** @return array{label: string, query: string} */
	private static function answer( string $name, string $region, string $query ): array {
		return array(
			'label' => $name . ', ' . Regions::name_in( $region, PageLanguage::current() ),
			'query' => $query,
		);
	}
}
