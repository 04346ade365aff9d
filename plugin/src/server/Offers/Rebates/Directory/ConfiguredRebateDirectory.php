<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Directory;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Kernel\FilterMistake;
use HvacBlocks\Offers\Rebates\RebatePage;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The provider of rebates selected in the settings; this site's own if the other one has no address. A plugin may replace it.
 */
final readonly class ConfiguredRebateDirectory implements RebateDirectory, ForCategory {
	public function __construct( private Settings $settings, private RebateDirectory $embedded, private RebateDirectory $http ) {}

	public function find( Place $place, Language $language, int $page ): RebatePage {
		return $this->chosen()->find( $place, $language, $page );
	}

	/** A provider that does not know the categories answers for all. */
	public function for_category( string $category ): RebateDirectory {
		$chosen = $this->chosen();

		return $chosen instanceof ForCategory ? $chosen->for_category( $category ) : $chosen;
	}

	/** Whether rebates come from this site's own table. */
	public function is_embedded(): bool {
		return ! $this->settings->has_service( 'rebates' );
	}

	private function chosen(): RebateDirectory {
		$chosen = $this->is_embedded() ? $this->embedded : $this->http;

		/**
		 * Filters the provider of rebates.
		 *
		 * @param RebateDirectory $chosen the provider selected in the settings
		 */
		$directory = apply_filters( 'hvac_blocks_rebate_directory', $chosen );

		if ( $directory instanceof RebateDirectory ) {
			return $directory;
		}

		FilterMistake::report( 'hvac_blocks_rebate_directory', 'an instance of ' . RebateDirectory::class );

		return $chosen;
	}
}
