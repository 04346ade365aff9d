<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Settings;

use HvacBlocks\Kernel\Contracts;
use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/** What `contracts/settings.json` states about each setting, and what other plugins state about theirs. */
final readonly class SettingsSchema {
	/** The JSON schema keywords of a setting; all others are the plugin's own. */
	public const JSON_SCHEMA = array( 'type', 'format', 'enum', 'items', 'additionalProperties', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems' );

	/** @param array<array-key, mixed>|null $contract a contract other than the plugin's own */
	public function __construct( private ?array $contract = null ) {}

	/** @return list<string> */
	public function keys(): array {
		return array_map( strval( ... ), array( ...array_keys( $this->own( 'settings' ) ), ...array_keys( $this->added( 'settings' ) ) ) );
	}

	public function has( string $key ): bool {
		return null !== $this->entry( $key );
	}

	/**
	 * @return array<string, mixed> the setting as in the contract
	 * @throws InvalidArgumentException if the setting does not exist
	 */
	public function get( string $key ): array {
		$setting = $this->entry( $key );

		if ( ! is_array( $setting ) ) {
			throw new InvalidArgumentException( esc_html( "There is no setting '$key'." ) );
		}

		/** @var array<string, mixed> $setting */
		return $setting;
	}

	/** @return array<string, mixed> only what validates a value */
	public function json_schema( string $key ): array {
		return array_intersect_key( $this->get( $key ), array_flip( self::JSON_SCHEMA ) );
	}

	public function default( string $key ): mixed {
		return $this->get( $key )['default'] ?? null;
	}

	/** Whether it is a map: texts by the company ID of a dealer. */
	public function is_map( string $key ): bool {
		return 'object' === ( $this->get( $key )['type'] ?? '' );
	}

	/** The screen control that suits its values better than its type's; empty if none does. */
	public function control( string $key ): string {
		$control = $this->get( $key )['control'] ?? '';

		return is_string( $control ) ? $control : '';
	}

	/** Its place among what every site sets first, from 1; 0 if it is not among them. */
	public function essential( string $key ): int {
		$place = $this->get( $key )['essential'] ?? 0;

		return is_int( $place ) ? $place : 0;
	}

	/** @return array<string, list<string|bool>> the values of other settings with which it matters, by key; empty if it always does */
	public function when( string $key ): array {
		$when = array();

		foreach ( (array) ( $this->get( $key )['when'] ?? array() ) as $other => $values ) {
			$when[ (string) $other ] = array_values( array_filter( (array) $values, static fn ( mixed $value ): bool => is_string( $value ) || is_bool( $value ) ) );
		}

		return $when;
	}

	/** Whether the value must never leave the server. */
	public function is_secret( string $key ): bool {
		return true === ( $this->get( $key )['secret'] ?? false );
	}

	/** Who may change it. */
	public function privilege( string $key ): Privilege {
		$privilege = $this->get( $key )['privilege'] ?? '';

		return Privilege::tryFrom( is_string( $privilege ) ? $privilege : '' ) ?? Privilege::None;
	}

	/** The constant that fixes the setting in wp-config.php. */
	public function constant_name( string $key ): string {
		return 'HVAC_BLOCKS_' . strtoupper( $key );
	}

	/** @return array<string, string> the sections' titles by name, translated, in the screen's order */
	public function sections(): array {
		$titles = array();

		foreach ( array( ...$this->own( 'sections' ), ...$this->added( 'sections' ) ) as $name => $title ) {
			$titles[ (string) $name ] = self::translated( $title );
		}

		return $titles;
	}

	/** @return array{label: string, help: string, choices: array<string, string>, invalid: string} translated; `invalid`, if not empty, is the message for a value that does not match the pattern */
	public function texts( string $key ): array {
		$setting = $this->get( $key );
		$choices = array();

		foreach ( (array) ( $setting['choices'] ?? array() ) as $value => $text ) {
			$choices[ (string) $value ] = self::translated( $text );
		}

		return array(
			'label'   => self::translated( $setting['label'] ?? null ),
			'help'    => self::translated( $setting['help'] ?? null ),
			'choices' => $choices,
			'invalid' => self::translated( $setting['invalid'] ?? null ),
		);
	}

	/** @return list<string> the names of the plugin's own sections */
	public function own_sections(): array {
		return array_map( strval( ... ), array_keys( $this->own( 'sections' ) ) );
	}

	private static function translated( mixed $text ): string {
		if ( is_string( $text ) ) {
			return $text;
		}

		$source = is_array( $text ) && is_string( $text['t'] ?? null ) ? $text['t'] : '';
		$domain = is_array( $text ) && is_string( $text['domain'] ?? null ) ? $text['domain'] : 'hvac-blocks';

		// The script that makes the .pot file reads the source texts from the contract.
		return '' === $source ? '' : translate( $source, $domain ); // phpcs:ignore WordPress.WP.I18n
	}

	private function entry( string $key ): mixed {
		return $this->own( 'settings' )[ $key ] ?? $this->added( 'settings' )[ $key ] ?? null;
	}

	/**
	 * @param 'sections'|'settings' $part
	 * @return array<array-key, mixed>
	 */
	private function own( string $part ): array {
		return (array) ( ( $this->contract ?? Contracts::read( 'settings' ) )[ $part ] ?? array() );
	}

	/**
	 * @param 'sections'|'settings' $part
	 * @return array<string, mixed>
	 */
	private function added( string $part ): array {
		return null === $this->contract ? AddedSettings::all()[ $part ] : array();
	}
}
