<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\PageLanguage;
use WP_HTML_Tag_Processor;

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
		foreach ( self::BLOCKS as $name ) {
			add_filter( "render_block_hvac-blocks/$name", $this->add( ... ) );
		}
	}

	private function add( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, 'hvac-place-search' ) ) {
			return $html;
		}

		$tags = new WP_HTML_Tag_Processor( $html );

		if ( $tags->next_tag() ) {
			$tags->set_attribute( 'data-hvac-places', (string) wp_json_encode( self::settings(), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		}

		return $tags->get_updated_html();
	}

	/** @return Suggestions */
	private static function settings(): array {
		return array(
			'url'   => rest_url( 'hvac-blocks/v1/places' ),
			'lang'  => PageLanguage::current()->value,
			'texts' => array(
				'label'    => __( 'Places', 'hvac-blocks' ),
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
