<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Records;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/**
 * A product's fields besides ID, name, category and tier, from `contracts/product.json`.
 *
 * @phpstan-type Field array{kind: 'text'|'list'|'number'|'choice'|'flag'|'date'|'file'|'id', most?: int, min?: int|float, max?: int|float, units?: list<string>, to?: string, options?: list<string>, isTranslated?: bool}
 */
final class ProductFields {
	/** @return array<string, Field> by name; a translated field once for each language: `headline`, `headlineEs`, `headlineFr` */
	public static function all(): array {
		static $all = array();

		if ( array() === $all ) {
			/** @var array{fields: array<string, Field>} $contract */
			$contract = Contracts::read( 'product' );

			foreach ( $contract['fields'] as $name => $field ) {
				foreach ( $field['isTranslated'] ?? false ? Language::cases() : array( Language::English ) as $language ) {
					$all[ self::in( $name, $language ) ] = $field;
				}
			}
		}

		/** @var array<string, Field> $all */
		return $all;
	}

	/** Returns the name of a translated field in a language: `headlineFr`. */
	public static function in( string $name, Language $language ): string {
		return $name . ( Language::English === $language ? '' : ucfirst( $language->value ) );
	}

	/** @return array<string, mixed> the JSON schema of one field */
	public static function schema( string $name ): array {
		$field = self::all()[ $name ];

		return match ( $field['kind'] ) {
			'number' => array( 'type' => array( 'number', 'null' ), 'minimum' => $field['min'] ?? 0, 'maximum' => $field['max'] ?? PHP_INT_MAX ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
			'flag'   => array( 'type' => 'boolean' ),
			'list'   => array( 'type' => 'array', 'items' => array( 'type' => 'string', 'maxLength' => 500 ), 'maxItems' => $field['most'] ?? 12 ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
			'choice' => array( 'type' => 'string', 'enum' => array( '', ...( $field['options'] ?? array() ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
			default  => array( 'type' => 'string', 'maxLength' => $field['most'] ?? 64 ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		};
	}
}
