<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\OwnFields;

use HvacBlocks\Kernel\StoredRecords;
use HvacBlocks\Platform\Import\Columns\Headings;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/** The fields that the site's owner added to dealers, stored in one option, and dealers' values of them. */
final class OwnFields {
	public const OPTION = 'hvac_blocks_dealer_fields';
	public const MOST = 20;

	/** @var StoredRecords<OwnField>|null */
	private static ?StoredRecords $records = null;

	/** @return StoredRecords<OwnField> Dealers keep the values of a deleted field until they are saved. */
	public static function records(): StoredRecords {
		return self::$records ??= new StoredRecords( self::OPTION, OwnField::from( ... ), autoload: true );
	}

	/** @return array<string, OwnField> by key, in the order they were added */
	public static function all(): array {
		return self::records()->all();
	}

	/** @return array<string, string> a dealer's values by key, also those of deleted fields: a dealer that nobody saved must not look edited */
	public static function decode( string $json ): array {
		$values = '' === $json ? array() : json_decode( $json, true );

		return is_array( $values ) ? array_combine( array_map( strval( ... ), array_keys( $values ) ), array_map( static fn ( mixed $value ): string => is_string( $value ) ? $value : '', $values ) ) : array();
	}

	/**
	 * @param array<string, string> $values
	 * @return array<string, string> without those of deleted fields and choices, in the order of the fields
	 */
	public static function current( array $values ): array {
		$current = array();

		foreach ( array() === $values ? array() : self::all() as $key => $field ) {
			$value = isset( $values[ $key ] ) ? $field->known( $values[ $key ] ) : '';

			if ( '' !== $value ) {
				$current[ $key ] = $value;
			}
		}

		return $current;
	}

	/** @param array<string, string> $values */
	public static function encode( array $values ): string {
		ksort( $values );

		return array() === $values ? '' : (string) wp_json_encode( $values, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * @param array<string, string> $values of a dealer
	 * @return list<array{OwnField, string}> those shown at a place, with their values
	 */
	public static function at( string $place, array $values ): array {
		$shown = array();

		foreach ( self::current( $values ) as $key => $value ) {
			if ( self::all()[ $key ]->is_in( $place ) ) {
				$shown[] = array( self::all()[ $key ], $value );
			}
		}

		return $shown;
	}

	/**
	 * Returns the values of a dealer that visitors receive, in the language of the request: those that are shown somewhere.
	 *
	 * @param array<string, string> $values
	 * @return array<string, mixed> parts of a dealer in the REST contract that are not empty
	 */
	public static function shown( array $values ): array {
		$language = PageLanguage::current();
		$fields   = array();

		foreach ( self::current( $values ) as $key => $value ) {
			$field = self::all()[ $key ];

			if ( array() !== $field->places ) {
				$fields[] = array(
					'key'    => $key,
					'name'   => $field->name( $language ),
					'type'   => $field->type->value,
					'values' => $field->values( $value, $language ),
				);
			}
		}

		$lines = array_map(
			/* translators: 1: name of a field, 2: its value. */
			static fn ( array $one ): string => OwnFieldType::Flag === $one[0]->type ? $one[0]->name( $language ) : sprintf( __( '%1$s: %2$s', 'hvac-blocks' ), $one[0]->name( $language ), $one[0]->text( $one[1], $language ) ),
			self::at( 'card', $values )
		);

		return array_filter( array( 'fields' => $fields, 'filters' => self::filters( $values ), 'cardLines' => $lines ) );
	}

	/**
	 * @param array<string, string> $values of a dealer
	 * @return list<string> the keys of the filters that it passes
	 */
	public static function filters( array $values ): array {
		return array_merge( ...array_map( static fn ( array $one ): array => $one[0]->filters( $one[1] ), self::at( 'filter', $values ) ) );
	}

	/** @return array<string, string> the texts of all filters by key, in the language of the request */
	public static function filter_labels(): array {
		$fields = array_filter( self::all(), static fn ( OwnField $field ): bool => $field->is_in( 'filter' ) );

		return array_merge( ...array_map( static fn ( OwnField $field ): array => $field->filter_labels( PageLanguage::current() ), array_values( $fields ) ) );
	}

	/** @return array<string, list<string>> the columns of a file: the possible names of each by its path */
	public static function columns(): array {
		$columns = array();

		foreach ( self::all() as $key => $field ) {
			$columns[ "fields.$key" ] = array_values( array_unique( array_filter( array_map( Headings::plain( ... ), array( $key, ...array_values( $field->names ) ) ) ) ) );
		}

		return $columns;
	}

	/**
	 * @param array<array-key, mixed> $dealer in the shape of the REST contract
	 * @return array<array-key, mixed> with its own fields by key, where they are a list as in `GET /dealers`
	 */
	public static function keyed( array $dealer ): array {
		$fields = $dealer['fields'] ?? null;

		return is_array( $fields ) && array_is_list( $fields ) ? array( 'fields' => array_column( array_filter( $fields, is_array( ... ) ), 'values', 'key' ) ) + $dealer : $dealer;
	}
}
