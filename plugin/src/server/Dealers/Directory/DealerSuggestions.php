<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Kernel\Feature;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Tells the blocks that search for dealers where to get suggestions of dealers, if they are found by their names; beside those of `PlaceSuggestions`. */
final readonly class DealerSuggestions implements Feature {
	private const BLOCKS = array( 'dealer-cards', 'dealer-locator', 'dealer-slider', 'zip-form' );

	public function __construct( private ConfiguredDealerDirectory $dealers ) {}

	public function boot(): void {
		foreach ( self::BLOCKS as $name ) {
			add_filter( "render_block_hvac-blocks/$name", $this->add( ... ) );
		}
	}

	private function add( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, 'hvac-place-search' ) || null === $this->dealers->names() ) {
			return $html;
		}

		$tags = new WP_HTML_Tag_Processor( $html );

		if ( $tags->next_tag() ) {
			$settings = array(
				'url'  => rest_url( 'hvac-blocks/v1/dealer-names' ),
				// translators: {name} is a dealer's name and town, in a list with places.
				'text' => __( 'Dealer: {name}', 'hvac-blocks' ),
			);
			$tags->set_attribute( 'data-hvac-dealers', (string) wp_json_encode( $settings, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		}

		return $tags->get_updated_html();
	}
}
