<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The single dealer to which this site, or these pages, belong. */
final class SingleDealer {
	/**
	 * A page in the settings remains one when the base path changes.
	 *
	 * @param string $path of the page; empty if there is none
	 * @return string the company ID; empty if all dealers are meant
	 */
	public static function of( Settings $settings, string $path ): string {
		return $settings->bool( 'is_single_dealer' ) || self::is_page_of_one( $settings, $path ) ? $settings->string( 'single_dealer_company_id' ) : '';
	}

	private static function is_page_of_one( Settings $settings, string $path ): bool {
		$pages = $settings->strings( 'single_dealer_paths' );
		$base  = new BasePath( $settings );

		return array() !== $pages && '' !== $path && in_array( trailingslashit( $base->current( $path ) ), array_map( static fn ( string $one ): string => trailingslashit( $base->current( $one ) ), $pages ), true );
	}
}
