<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Directory;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Kernel\FilterMistake;
use HvacBlocks\Offers\Rebates\RebatePage;
use HvacBlocks\Platform\Http\ProviderConnection;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The provider of rebates that the settings name; without an address for the other one, this site's own. A plugin may put its own in
 * their place.
 */
final readonly class ConfiguredRebateDirectory implements RebateDirectory {
	public function __construct( private Settings $settings, private RebateDirectory $embedded, private RebateDirectory $http ) {}

	public function find( Place $place, Language $language, int $page ): RebatePage {
		return $this->chosen()->find( $place, $language, $page );
	}

	/** Whether rebates come from this site's own table. */
	public function is_embedded(): bool {
		return ! ProviderConnection::is_chosen( $this->settings, 'rebates' );
	}

	private function chosen(): RebateDirectory {
		$chosen = $this->is_embedded() ? $this->embedded : $this->http;

		/**
		 * Filters where rebates come from.
		 *
		 * @param RebateDirectory $chosen the provider that the settings name
		 */
		$directory = apply_filters( 'hvac_blocks_rebate_directory', $chosen );

		if ( $directory instanceof RebateDirectory ) {
			return $directory;
		}

		FilterMistake::report( 'hvac_blocks_rebate_directory', 'an instance of ' . RebateDirectory::class );

		return $chosen;
	}
}
