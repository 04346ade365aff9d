<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Rest\CacheHeaders;
use WP_REST_Request;
use WP_REST_Response;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The postal codes in a square of the built-in map, and the names of the places with a single code. */
final readonly class MapCodesRoute extends Endpoint {
	protected const MAY = self::EVERYBODY;

	protected const PATH = '/hvac-blocks/v1/map/codes';

	// Such an address includes the edition of its data.
	private const SECONDS_FRESH = YEAR_IN_SECONDS;

	private const SECONDS_FRESH_WHILE_LOADING = 60;

	public function __construct( private wpdb $wpdb ) {}

	/** The address from which a browser requests the codes, without `x` and `y`. */
	public static function url(): string {
		return add_query_arg( 'edition', rawurlencode( PostalAreaLoader::edition() ), rest_url( self::PATH ) );
	}

	public function args(): array {
		$number = array(
			'type'     => 'integer',
			'minimum'  => 0,
			'maximum'  => MapSquare::ACROSS - 1,
			'required' => true,
		);

		return array(
			'x'       => array( 'description' => __( 'The column of the tile in Web Mercator at zoom 6.', 'hvac-blocks' ) ) + $number,
			'y'       => array( 'description' => __( 'The row of the tile.', 'hvac-blocks' ) ) + $number,
			'edition' => Schema::text( __( 'The edition of the places on the site. With this edition, the response may be kept for a year.', 'hvac-blocks' ), 10 ),
		);
	}

	public function schema(): array {
		$steps = Schema::list( array( 'type' => 'integer' ) );

		return Schema::answer( 'map-codes', array(
			'codes' => array(
				'description' => __( 'The codes in order, by what they begin with: that beginning, then the last two characters of each code.', 'hvac-blocks' ),
				'type'        => 'array',
				'items'       => array(
					'type'     => 'array',
					'items'    => array( 'type' => 'string' ),
					'minItems' => 2,
					'maxItems' => 2,
				),
			),
			'x'     => array( 'description' => __( 'For each code, the distance to the right of the code before it, and for the first, from the left edge. A tile is 2048 wide.', 'hvac-blocks' ) ) + $steps,
			'y'     => array( 'description' => __( 'The same, down from the code before it, and for the first, from the top edge.', 'hvac-blocks' ) ) + $steps,
			'names' => Schema::list( array( 'type' => 'string' ), __( 'For each code, the place that has no other code; empty if there is none.', 'hvac-blocks' ) ),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		[ $x, $y ] = array( $request['x'], $request['y'] );
		$is_fixed  = PostalAreaLoader::is_loaded() && PostalAreaLoader::edition() === $request['edition'];
		$square    = new MapSquare( is_int( $x ) ? $x : 0, is_int( $y ) ? $y : 0 );

		return CacheHeaders::shared( new WP_REST_Response( self::answer( $square, $this->areas( $square ) ) ), $is_fixed ? self::SECONDS_FRESH : self::SECONDS_FRESH_WHILE_LOADING );
	}

	/** @return list<Row> */
	private function areas( MapSquare $square ): array {
		if ( 0 === $square->number() ) {
			return array();
		}

		return Query::rows( $this->wpdb, 'SELECT code, name, lat, lon, weight FROM %i WHERE square = %d ORDER BY code', PostalAreaTables::name( $this->wpdb ), $square->number() );
	}

	/**
	 * @param list<Row> $areas
	 * @return array{codes: list<array{string, string}>, x: list<int>, y: list<int>, names: list<string>}
	 */
	private static function answer( MapSquare $square, array $areas ): array {
		$tails  = array();
		$x      = array();
		$y      = array();
		$names  = array();
		$before = array( 0, 0 );

		foreach ( $areas as $area ) {
			$code  = $area->string( 'code' );
			$head  = substr( $code, 0, -2 );
			$point = $square->steps_to( $area->float( 'lat' ), $area->float( 'lon' ) );

			$tails[ "_$head" ] = ( $tails[ "_$head" ] ?? '' ) . substr( $code, -2 );

			$x[]     = $point[0] - $before[0];
			$y[]     = $point[1] - $before[1];
			$names[] = 1 === $area->int( 'weight' ) ? $area->string( 'name' ) : '';
			$before  = $point;
		}

		$codes = array();

		foreach ( $tails as $head => $of_head ) {
			$codes[] = array( substr( $head, 1 ), $of_head );
		}

		return array(
			'codes' => $codes,
			'x'     => $x,
			'y'     => $y,
			'names' => $names,
		);
	}
}
