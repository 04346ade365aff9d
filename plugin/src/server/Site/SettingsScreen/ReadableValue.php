<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Platform\Settings\SettingsSchema;

defined( 'ABSPATH' ) || exit;

/** A setting's value in words, as its control shows it; several rows are lines. Never call it for a secret. */
final readonly class ReadableValue {
	public function __construct( private SettingsSchema $schema ) {}

	public function of( string $key, mixed $value ): string {
		if ( is_bool( $value ) ) {
			return $value ? __( 'On', 'hvac-blocks' ) : __( 'Off', 'hvac-blocks' );
		}

		$text = is_array( $value ) ? $this->rows( $key, $value ) : self::text( $value );

		return '' === $text ? __( 'Not set', 'hvac-blocks' ) : $this->schema->texts( $key )['choices'][ $text ] ?? $text;
	}

	/** @param array<array-key, mixed> $value */
	private function rows( string $key, array $value ): string {
		if ( $this->schema->is_map( $key ) ) {
			return implode( "\n", array_map( static fn ( int|string $name, mixed $text ): string => "$name: " . self::text( $text ), array_keys( $value ), $value ) );
		}

		return match ( $this->schema->control( $key ) ) {
			'routes' => implode( "\n", array_map( self::route( ... ), $value ) ),
			'pages' => implode( "\n", array_map( fn ( mixed $row ): string => $this->page( $key, $row ), $value ) ),
			'lines' => implode( "\n", array_map( self::text( ... ), $value ) ),
			default => implode( ', ', array_map( self::text( ... ), $value ) ),
		};
	}

	private static function route( mixed $row ): string {
		$row = (array) $row;

		return self::text( $row['value'] ?? '' ) . ' → ' . self::text( $row['to'] ?? '' );
	}

	private function page( string $key, mixed $row ): string {
		$row  = (array) $row;
		$name = self::text( $row['page'] ?? '' );
		$id   = $row['id'] ?? 0;

		return sprintf(
			'%1$s (%2$s) → %3$s',
			$this->schema->texts( $key )['choices'][ $name ] ?? $name,
			self::text( $row['lang'] ?? '' ),
			is_int( $id ) ? (string) get_page_uri( $id ) : ''
		);
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
