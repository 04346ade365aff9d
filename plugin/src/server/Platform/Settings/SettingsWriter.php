<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Settings;

defined( 'ABSPATH' ) || exit;

/** Stores settings, all that are given or none. */
final readonly class SettingsWriter {
	/** @param bool $is_trusted whether the caller has access to the server, such as the command line: no privilege is asked of the current user */
	public function __construct( private Settings $settings, private SettingsSchema $schema = new SettingsSchema(), private bool $is_trusted = false ) {}

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

			// WordPress refuses text that the table cannot hold, and says nothing.
			if ( ! update_option( Settings::OPTION, $stored, true ) && get_option( Settings::OPTION ) !== $stored ) { // phpcs:ignore Universal.Operators.StrictComparisons -- in any order of the keys.
				return array_fill_keys( array_map( strval( ... ), array_keys( $values ) ), __( 'The database did not store this. If it contains emoji, remove them or ask your host to convert the database to utf8mb4.', 'hvac-blocks' ) );
			}
		}

		return $problems;
	}

	/** Why nobody, or not the current user, may change the setting; null if the user may. */
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
