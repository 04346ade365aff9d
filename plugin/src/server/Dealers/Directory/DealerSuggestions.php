<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\PlaceSearchData;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/** Tells the blocks that search for dealers where to get suggestions of dealers, if they are found by their names; beside those of `PlaceSuggestions`. */
final readonly class DealerSuggestions implements Feature {
	private const BLOCKS = array( 'dealer-cards', 'dealer-locator', 'dealer-slider', 'zip-form' );

	public function __construct( private ConfiguredDealerDirectory $dealers ) {}

	public function boot(): void {
		PlaceSearchData::add( self::BLOCKS, 'data-hvac-dealers', $this->settings( ... ) );
	}

	/** @return array{url: string, text: string}|null */
	private function settings(): ?array {
		return null === $this->dealers->names() ? null : array(
			'url'  => rest_url( 'hvac-blocks/v1/dealer-names' ),
			// translators: {name} is a dealer's name and town, in a list with places.
			'text' => __( 'Dealer: {name}', 'hvac-blocks' ),
		);
	}
}
