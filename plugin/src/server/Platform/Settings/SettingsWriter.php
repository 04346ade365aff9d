<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Settings;

defined( 'ABSPATH' ) || exit;

/** Stores settings: all given ones or none. */
final readonly class SettingsWriter {
	/** @param bool $is_trusted whether the caller has access to the server, such as the command line: the current user then needs no privilege */
	public function __construct( private Settings $settings, private SettingsSchema $schema = new SettingsSchema(), private bool $is_trusted = false ) {}

	/**
	 * @param array<array-key, mixed> $values by key; null restores the default, missing keys stay unchanged
	 * @return array<string, string> the problems by key, for one row of a map by `key.row`; nothing is stored unless it is empty
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
			// Removes keys of other versions of the plugin; keeps those of other plugins while these are inactive.
			$stored = array_filter( $stored, fn ( string $key ): bool => $this->schema->has( $key ) || str_starts_with( $key, AddedSettings::PREFIX ), ARRAY_FILTER_USE_KEY );

			// WordPress silently rejects text that the table cannot store.
			if ( ! update_option( Settings::OPTION, $stored, true ) && get_option( Settings::OPTION ) !== $stored ) { // phpcs:ignore Universal.Operators.StrictComparisons -- in any order of the keys.
				return array_fill_keys( array_map( strval( ... ), array_keys( $values ) ), __( 'The database did not store this. If it contains emoji, remove them or ask your host to convert the database to utf8mb4.', 'hvac-blocks' ) );
			}
		}

		return $problems;
	}

	/** Why the setting cannot be changed at all, or by the current user; null if it can. */
	public function refusal( string $key ): ?string {
		$privilege = $this->schema->privilege( $key );

		return match ( true ) {
			$this->settings->is_locked( $key ) => __( 'This is set in wp-config.php and cannot be changed here.', 'hvac-blocks' ),
			! $this->is_trusted && ! $privilege->is_granted() => $privilege->refusal(),
			default => null,
		};
	}

	/** @return array<string, string> */
	private function problems( string $key, mixed $value ): array {
		if ( ! $this->schema->has( $key ) ) {
			return array( $key => __( 'Setting not found.', 'hvac-blocks' ) );
		}

		$refusal = $this->refusal( $key );

		if ( null !== $refusal ) {
			return array( $key => $refusal );
		}

		return null === $value ? array() : $this->settings->validator->problems( $key, $value, $this->schema->texts( $key )['label'] );
	}
}
