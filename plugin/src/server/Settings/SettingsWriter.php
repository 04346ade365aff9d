<?php
declare(strict_types=1);

namespace HvacBlocks\Settings;

defined( 'ABSPATH' ) || exit;

/** Stores settings, all that are given or none. */
final readonly class SettingsWriter {
	public function __construct( private Settings $settings, private SettingsSchema $schema = new SettingsSchema() ) {}

	/**
	 * @param array<array-key, mixed> $values by key; null goes back to the default, what is not given stays
	 * @return array<string, string> the problems by key, of one row of a map by `key.row`; nothing was stored unless it is empty
	 */
	public function save( array $values ): array {
		$stored   = $this->settings->stored();
		$problems = array();

		foreach ( $values as $key => $value ) {
			$key   = (string) $key;
			$found = $this->problems( $key, $value );

			if ( array() !== $found ) {
				$problems += $found;
			} elseif ( null === $value ) {
				unset( $stored[ $key ] );
			} else {
				$stored[ $key ] = $this->settings->validator->typed( $key, $value );
			}
		}

		if ( array() === $problems ) {
			// Keys of other versions of the plugin go; those of other plugins stay while these are off.
			$stored = array_filter( $stored, fn ( string $key ): bool => $this->schema->has( $key ) || str_starts_with( $key, AddedSettings::PREFIX ), ARRAY_FILTER_USE_KEY );

			update_option( Settings::OPTION, $stored, true );
		}

		return $problems;
	}

	/** @return array<string, string> */
	private function problems( string $key, mixed $value ): array {
		if ( ! $this->schema->has( $key ) ) {
			return array( $key => __( 'Setting not found.', 'hvac-blocks' ) );
		}

		if ( $this->settings->is_locked( $key ) ) {
			return array( $key => __( 'This is set in wp-config.php and cannot be changed here.', 'hvac-blocks' ) );
		}

		return null === $value ? array() : $this->settings->validator->problems( $key, $value, $this->schema->texts( $key )['label'] );
	}
}
