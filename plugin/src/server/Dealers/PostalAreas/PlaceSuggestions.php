<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the blocks that ask for a place where to get suggestions, and their texts. The script loads once a visitor focuses the field:
 * `client/modules/place-suggestions`.
 *
 * @phpstan-type Suggestions array{url: string, lang: string, texts: array{label: string, locate: string, locating: string, unknown: string, found: array{one: string, other: string}}}
 */
final class PlaceSuggestions implements Feature {
	private const BLOCKS = array( 'dealer-cards', 'dealer-locator', 'dealer-slider', 'rebates-center', 'zip-form' );

	public function boot(): void {
		PlaceSearchData::add( self::BLOCKS, 'data-hvac-places', self::settings( ... ) );
	}

	/** @return Suggestions */
	private static function settings(): array {
		return array(
			'url'   => rest_url( 'hvac-blocks/v1/places' ),
			'lang'  => PageLanguage::current()->value,
			'texts' => array(
				'label'    => __( 'Suggestions', 'hvac-blocks' ),
				'locate'   => __( 'Use my location', 'hvac-blocks' ),
				'locating' => __( 'Finding your location…', 'hvac-blocks' ),
				'unknown'  => __( 'We could not find your location. Please enter a ZIP code or city.', 'hvac-blocks' ),
				'found'    => array(
					/* translators: for screen readers, when a list of suggestions opens */
					'one'   => __( '{count} suggestion found. Use the arrow keys to choose it.', 'hvac-blocks' ),
					'other' => __( '{count} suggestions found. Use the arrow keys to choose one.', 'hvac-blocks' ),
				),
			),
		);
	}
}
