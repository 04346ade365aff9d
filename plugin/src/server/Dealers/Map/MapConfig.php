<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Map;

use HvacBlocks\Dealers\PostalAreas\MapCodesRoute;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * What all maps of a page share; `client/modules/map/types.ts` has the same shape.
 *
 * @phpstan-type Texts array{map: string, loading: string, failed: string, zoomIn: string, zoomOut: string, back: string, place: string, cluster: array{one: string, other: string}, wheel: string, touch: string, pin: string, pinHelp: string, miles: string, feet: string, kilometres: string, metres: string}
 * @phpstan-type MapSettings array{data: string, codes: string, tiles: array{url: string, attribution: string}|null, unit: 'mi'|'km'|'country', lang: 'en'|'es'|'fr', texts: Texts}
 */
final readonly class MapConfig {
	/** @return MapSettings */
	public static function of( Settings $settings, Language $language ): array {
		/** @var 'mi'|'km'|'country' $unit the setting is one of these */
		$unit  = $settings->string( 'distance_unit' );
		$tiles = $settings->string( 'map_tiles_url' );

		return array(
			'data'  => plugins_url( 'data/map/', dirname( __DIR__, 4 ) . '/plugin.php' ),
			'codes' => MapCodesRoute::url(),
			'tiles' => '' === $tiles ? null : array(
				'url'         => $tiles,
				'attribution' => $settings->string( 'map_tiles_attribution' ),
			),
			'unit'  => $unit,
			'lang'  => $language->value,
			'texts' => array(
				'map'        => __( 'Map of dealers', 'hvac-blocks' ),
				'loading'    => __( 'Loading map…', 'hvac-blocks' ),
				'failed'     => __( 'The map could not be loaded. The list shows the same dealers.', 'hvac-blocks' ),
				'zoomIn'     => __( 'Zoom in', 'hvac-blocks' ),
				'zoomOut'    => __( 'Zoom out', 'hvac-blocks' ),
				'back'       => __( 'Back to {place}', 'hvac-blocks' ),
				'place'      => __( 'Your location: {place}', 'hvac-blocks' ),
				'cluster'    => array(
					'one'   => __( '{count} dealer here, zoom in', 'hvac-blocks' ),
					'other' => __( '{count} dealers here, zoom in', 'hvac-blocks' ),
				),
				'wheel'      => __( 'Hold {key} and scroll to zoom the map', 'hvac-blocks' ),
				'touch'      => __( 'Use two fingers to move the map', 'hvac-blocks' ),
				'pin'        => __( 'Dealer position', 'hvac-blocks' ),
				'pinHelp'    => __( 'Drag the pin, click the map, or move the pin with the arrow keys.', 'hvac-blocks' ),
				'miles'      => __( '{number} mi', 'hvac-blocks' ),
				'feet'       => __( '{number} ft', 'hvac-blocks' ),
				'kilometres' => __( '{number} km', 'hvac-blocks' ),
				'metres'     => __( '{number} m', 'hvac-blocks' ),
			),
		);
	}
}
