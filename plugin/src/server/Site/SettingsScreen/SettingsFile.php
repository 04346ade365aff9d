<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Settings\SettingsSchema;

defined( 'ABSPATH' ) || exit;

/**
 * The settings as a file for another site, or as a backup: `{ "hvacBlocksSettings": 1, "version": …, "settings": { key: value, … } }`.
 *
 * It contains the effective values, without secrets and without values fixed by constants in wp-config.php.
 */
final readonly class SettingsFile {
	/** The version of the file's format; others are rejected. */
	public const FORMAT = 1;

	/** Bytes. All settings with the longest maps are far below this. */
	public const LONGEST = 2000000;

	/** @param string $version the plugin's */
	public function __construct( private Settings $settings, private string $version, private SettingsSchema $schema = new SettingsSchema() ) {}

	public static function name(): string {
		return 'hvac-blocks-settings-' . gmdate( 'Y-m-d' ) . '.json';
	}

	public function write(): string {
		$values   = array();
		$portable = new PortableValue( $this->schema );

		foreach ( $this->schema->keys() as $key ) {
			if ( ! $this->schema->is_secret( $key ) && ! $this->settings->is_locked( $key ) ) {
				$values[ $key ] = $portable->exported( $key, $this->settings->value( $key ) );
			}
		}

		return wp_json_encode(
			array(
				'hvacBlocksSettings' => self::FORMAT,
				'version'            => $this->version,
				'settings'           => (object) $values,
			),
			JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		) . "\n";
	}

	/**
	 * @return array{version: string, settings: array<array-key, mixed>}
	 * @throws UnreadableSettings if it is not such a file
	 */
	public static function read( string $text ): array {
		$file     = strlen( $text ) <= self::LONGEST ? json_decode( preg_replace( '/^\xEF\xBB\xBF/', '', $text ) ?? '', true, 16 ) : null;
		$file     = is_array( $file ) ? $file : array();
		$format   = $file['hvacBlocksSettings'] ?? null;
		$settings = $file['settings'] ?? null;

		if ( is_int( $format ) && $format > self::FORMAT ) {
			throw new UnreadableSettings( esc_html__( 'This file is from a later version of the plugin. Update the plugin first.', 'hvac-blocks' ) );
		}
		if ( self::FORMAT !== $format || ! is_array( $settings ) ) {
			throw new UnreadableSettings( esc_html__( 'This is not a settings file of HVAC Blocks.', 'hvac-blocks' ) );
		}

		return array(
			'version'  => is_string( $file['version'] ?? null ) ? $file['version'] : '',
			'settings' => $settings,
		);
	}
}
