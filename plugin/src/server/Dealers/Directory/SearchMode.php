<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Which search a page asks for; campaign pages use the provider's own dealer information. */
enum SearchMode: string {
	case Standard = 'standard';
	case Campaign = 'campaign';

	/** @param string $path of the page that searches */
	public static function of_page( Settings $settings, string $path ): self {
		$campaigns = array( ...$settings->strings( 'campaign_mode_paths' ), ...$settings->strings( 'own_dealer_info_paths' ) );

		return in_array( trailingslashit( $path ), array_map( 'trailingslashit', $campaigns ), true ) ? self::Campaign : self::Standard;
	}
}
