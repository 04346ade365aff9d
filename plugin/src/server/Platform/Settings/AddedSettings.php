<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Settings;

use HvacBlocks\Kernel\FilterMistake;

defined( 'ABSPATH' ) || exit;

/**
 * The settings that other plugins add, as entries of `contracts/settings.json`.
 *
 * @phpstan-type Added array{sections: array<string, mixed>, settings: array<string, array<string, mixed>>}
 */
final class AddedSettings {
	/** The prefix of their keys, so that none is ever the same as one of the plugin's own. */
	public const PREFIX = 'addon_';

	private const NONE = array(
		'sections' => array(),
		'settings' => array(),
	);

	/** The last returned value, and its valid part: settings are read many times per request. */
	private static mixed $given = null;

	/** @var Added */
	private static array $good = self::NONE;

	/** @return Added */
	public static function all(): array {
		if ( ! has_filter( 'hvac_blocks_settings' ) ) {
			return self::NONE;
		}

		/**
		 * Filters the settings in addition to the plugin's own. Add sections, as titles by their names, and settings, as in `contracts/settings.json`,
		 * by keys that begin with `addon_`. They appear on the settings screen, in the REST API, in exports and imports; those with `"secret": true`
		 * never leave the server. `( new HvacBlocks\Platform\Settings\Settings() )->string( 'addon_…' )` reads one; a constant `HVAC_BLOCKS_ADDON_…`
		 * fixes it. A text is `{ "t": "…", "domain": "your-plugin" }`, or a string that is shown unchanged. Invalid entries are left out. Runs often, so
		 * only return an array.
		 *
		 * @param array{sections: array<string, mixed>, settings: array<string, mixed>} $added by other plugins
		 */
		$given = apply_filters( 'hvac_blocks_settings', self::NONE );

		if ( $given !== self::$given ) {
			self::$given = $given;
			self::$good  = is_array( $given ) ? self::good( $given ) : self::mistaken( self::NONE, 'an array' );
		}

		return self::$good;
	}

	/**
	 * @param array<array-key, mixed> $given
	 * @return Added
	 */
	private static function good( array $given ): array {
		$good = self::NONE;

		foreach ( (array) ( $given['sections'] ?? array() ) as $name => $title ) {
			if ( AddedSetting::is_section( (string) $name, $title ) ) {
				$good['sections'][ (string) $name ] = $title;
			} else {
				self::mistaken( $good, "a title for the section '$name'" );
			}
		}

		$sections = array( ...( new SettingsSchema() )->own_sections(), ...array_keys( $good['sections'] ) );

		foreach ( (array) ( $given['settings'] ?? array() ) as $key => $setting ) {
			$problem = AddedSetting::problem( (string) $key, $setting, $sections );

			if ( null === $problem && is_array( $setting ) ) {
				/** @var array<string, mixed> $setting */
				$good['settings'][ (string) $key ] = $setting;
			} else {
				self::mistaken( $good, "a setting '$key' in the shape of contracts/settings.json ($problem)" );
			}
		}

		return $good;
	}

	/**
	 * @param Added $good
	 * @return Added
	 */
	private static function mistaken( array $good, string $wanted ): array {
		FilterMistake::report( 'hvac_blocks_settings', $wanted );

		return $good;
	}
}
