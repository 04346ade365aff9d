<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The distance that a visitor chose for a search: `?radius=50`, in miles. */
final class ChosenDistance {
	/** Returns the directory, searching within a distance if one was chosen and the directory has the choice. */
	public static function in( DealerDirectory $directory, mixed $miles ): DealerDirectory {
		return $directory instanceof SearchesWithin && is_numeric( $miles ) && $miles > 0 ? $directory->within( (int) $miles ) : $directory;
	}

	/** @return list<int> the distances to choose from, in miles; empty if there is no choice: a service decides itself how far it searches */
	public static function choices( Settings $settings ): array {
		$steps = self::steps( $settings );

		return $settings->has_service( 'dealers' ) || count( $steps ) < 2 ? array() : $steps;
	}

	/** @return list<int> the distances in miles by which searches widen, the shortest first */
	public static function steps( Settings $settings ): array {
		$steps = $settings->ints( 'dealer_radius_steps' );
		sort( $steps );

		return $steps;
	}
}
