<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Settings\SettingsSchema;
use HvacBlocks\Platform\Settings\SettingsWriter;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the settings of a file. Each that is invalid here is rejected with its reasons and keeps its value, as do those missing in the file.
 *
 * @phpstan-import-type Change from SettingsPlan
 * @phpstan-import-type Refusal from SettingsPlan
 */
final readonly class SettingsImport {
	public function __construct( private Settings $settings, private SettingsWriter $writer, private SettingsSchema $schema = new SettingsSchema() ) {}

	/**
	 * Changes nothing.
	 *
	 * @throws UnreadableSettings if it is not a settings file
	 */
	public function plan( string $text ): SettingsPlan {
		$file      = SettingsFile::read( $text );
		$portable  = new PortableValue( $this->schema );
		$readable  = new ReadableValue( $this->schema );
		$changes   = array();
		$refused   = array();
		$values    = array();
		$unchanged = 0;
		$replaced  = array();

		foreach ( $file['settings'] as $key => $given ) {
			$key     = (string) $key;
			$reasons = $this->reasons( $key, $given, $portable );

			if ( array() === $reasons ) {
				$value   = $this->settings->validator->typed( $key, $portable->imported( $key, $given ) );
				$current = $this->settings->value( $key );

				if ( self::same( $value, $current ) ) {
					++$unchanged;

					continue;
				}

				$reasons = array_filter( array( $this->writer->refusal( $key ) ) );
			}

			if ( array() !== $reasons ) {
				$refused[] = array(
					'key'     => $key,
					'label'   => $this->label( $key ),
					'reasons' => array_values( $reasons ),
				);

				continue;
			}

			$replaced[ $key ] = array( $current, $value );
			$values[ $key ] = self::same( $value, $this->schema->default( $key ) ) ? null : $value;
			$changes[]      = array(
				'key'   => $key,
				'label' => $this->label( $key ),
				'from'  => $readable->of( $key, $current ),
				'to'    => $readable->of( $key, $value ),
			);
		}

		return new SettingsPlan( $file['version'], $changes, $refused, $unchanged, $values, md5( (string) wp_json_encode( $replaced ) ) );
	}

	/** Stores all changes of the plan, or none. */
	public function save( SettingsPlan $plan ): bool {
		return array() === $plan->values || array() === $this->writer->save( $plan->values );
	}

	/** @return list<string> why this value cannot be applied; empty if it can */
	private function reasons( string $key, mixed $given, PortableValue $portable ): array {
		if ( ! $this->schema->has( $key ) ) {
			return array( __( 'This version of the plugin does not have this setting.', 'hvac-blocks' ) );
		}
		if ( $this->schema->is_secret( $key ) ) {
			return array( __( 'Secrets are not imported. Enter this one in the settings.', 'hvac-blocks' ) );
		}

		$missing = $portable->missing_pages( $key, $given );

		if ( array() !== $missing ) {
			/* translators: %s: path of a page, such as en/dealers. */
			return array_map( static fn ( string $path ): string => sprintf( __( 'This site has no page at “%s”.', 'hvac-blocks' ), $path ), $missing );
		}

		$reasons = array();

		foreach ( $this->settings->validator->problems( $key, $portable->imported( $key, $given ), $this->label( $key ) ) as $about => $problem ) {
			$row = substr( (string) $about, strlen( $key ) + 1 );
			// Rows of a list have numbers, which people count from 1; those of a map have names.
			$row = '' !== $row && ! $this->schema->is_map( $key ) && is_numeric( $row ) ? (string) ( (int) $row + 1 ) : $row;

			$reasons[] = '' === $row ? $problem : "$row: $problem";
		}

		return $reasons;
	}

	private function label( string $key ): string {
		return $this->schema->has( $key ) ? $this->schema->texts( $key )['label'] : $key;
	}

	/** Whether both are the same value: entries of a map may be in another order. */
	private static function same( mixed $one, mixed $other ): bool {
		if ( ! is_array( $one ) || ! is_array( $other ) ) {
			return $one === $other;
		}
		if ( count( $one ) !== count( $other ) ) {
			return false;
		}

		foreach ( $one as $key => $item ) {
			if ( ! array_key_exists( $key, $other ) || ! self::same( $item, $other[ $key ] ) ) {
				return false;
			}
		}

		return true;
	}
}
