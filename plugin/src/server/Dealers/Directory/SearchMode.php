<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The kind of search on a page; campaign pages use the provider's own dealer information. */
enum SearchMode: string {
	case Standard = 'standard';
	case Campaign = 'campaign';

	/**
	 * A page in the settings remains one when the base path changes.
	 *
	 * @param string $path of the page with the search
	 */
	public static function of_page( Settings $settings, string $path ): self {
		$campaigns = array( ...$settings->strings( 'campaign_mode_paths' ), ...$settings->strings( 'own_dealer_info_paths' ) );

		$base      = new BasePath( $settings );

		return in_array( trailingslashit( $base->current( $path ) ), array_map( static fn ( string $one ): string => trailingslashit( $base->current( $one ) ), $campaigns ), true ) ? self::Campaign : self::Standard;
	}
}
