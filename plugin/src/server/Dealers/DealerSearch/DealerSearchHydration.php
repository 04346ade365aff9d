<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Editing\Blocks\Hydration;
use HvacBlocks\Editing\Blocks\HydrationMoment;

defined( 'ABSPATH' ) || exit;

/**
 * When a dealer search block hydrates. What the server printed needs no script until the visitor touches it, with three exceptions, which hydrate once
 * they are visible: a map, tracked numbers, and an autoplaying slider.
 *
 * @phpstan-import-type CardConfig from DealerCard
 * @phpstan-import-type Results from DealerSearchResults
 * @phpstan-type SearchProps array{address: array{place: string, view: 'list'|'map', ...}, search: Results, cardConfig: CardConfig, slider?: array{settings: array{devices: array<string, array{automatic: bool, ...}>, ...}, ...}|null, ...}
 */
final class DealerSearchHydration {
	/**
	 * @param array<string, mixed> $props           as the block's `props.php` makes them
	 * @param string               $variant         as in `Hydration`
	 * @param bool                 $follows_visitor whether the block follows the visitor's place, wherever on the site it is entered
	 */
	public static function of( array $props, string $variant = '', bool $follows_visitor = true ): Hydration {
		/** @var SearchProps $props */
		$moment = self::is_active( $props ) ? HydrationMoment::Visible : HydrationMoment::Touch;

		return $follows_visitor ? self::about( $props['address']['place'], $moment, $variant ) : new Hydration( $moment, $variant );
	}

	/**
	 * What the server printed belongs to one place; for a visitor with another place it hydrates at once.
	 *
	 * @param string $place empty if the visitor's place is unknown
	 */
	public static function about( string $place, HydrationMoment $moment, string $variant = '' ): Hydration {
		return new Hydration( $moment, $variant, 'places', array( 'data-hvac-place' => $place ) );
	}

	/** @param SearchProps $props */
	private static function is_active( array $props ): bool {
		if ( 'found' !== $props['search']['status'] ) {
			return false;
		}

		$has_dealers = $props['search']['total'] > 0;
		$moves       = in_array( true, array_column( $props['slider']['settings']['devices'] ?? array(), 'automatic' ), true );

		return null !== $props['cardConfig']['tracking'] || ( $has_dealers && ( $moves || 'map' === $props['address']['view'] ) );
	}
}
