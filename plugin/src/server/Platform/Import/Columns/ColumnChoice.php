<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Columns;

use HvacBlocks\Platform\Import\ImportTarget;

defined( 'ABSPATH' ) || exit;

/** Checks a user's choice for the columns of a file. */
final class ColumnChoice {
	/**
	 * @param list<FileColumn> $columns
	 * @param list<string>     $fields  of each column; empty if it is not imported
	 * @return array<string, ?string> the path of each column, by its key
	 * @throws InvalidColumns
	 */
	public static function of_columns( ImportTarget $target, array $columns, array $fields ): array {
		if ( count( $columns ) !== count( $fields ) ) {
			self::refuse( __( 'Choose a field for each column of the file, or leave it empty.', 'hvac-blocks' ) );
		}

		$chosen  = array_combine( array_map( static fn ( FileColumn $column ): string => $column->key, $columns ), self::paths( $target, $fields ) );
		$missing = array_diff( $target->required_columns(), $chosen );

		$sources = $target->key_sources();

		if ( array() !== $missing && ( array() === $sources || array() !== array_diff( $sources, $chosen ) ) ) {
			/* translators: %s: names of fields, such as “companyID, name”. */
			self::refuse( sprintf( __( 'No column is chosen for: %s', 'hvac-blocks' ), implode( ', ', array_map( FileColumn::field( ... ), $missing ) ) ) );
		}

		return $chosen;
	}

	/**
	 * Reads a file such as `{ "Acct #": "companyID", "Notes": "" }`.
	 *
	 * @return array<string, ?string> the path of each column, by its key
	 * @throws InvalidColumns
	 */
	public static function of_json( ImportTarget $target, string $json ): array {
		$fields = json_decode( $json, true );

		if ( ! is_array( $fields ) || array_is_list( $fields ) || array_filter( $fields, static fn ( mixed $field ): bool => null !== $field && ! is_string( $field ) ) !== array() ) {
			self::refuse( __( 'Name the columns in a JSON object such as { "Acct #": "companyID", "Notes": "" }.', 'hvac-blocks' ) );
		}

		$keys = array_map( static fn ( int|string $heading ): string => Headings::plain( (string) $heading ), array_keys( $fields ) );

		return array_combine( $keys, self::paths( $target, array_map( static fn ( mixed $field ): string => is_string( $field ) ? $field : '', array_values( $fields ) ) ) );
	}

	/**
	 * @param list<string> $fields
	 * @return list<?string>
	 * @throws InvalidColumns
	 */
	private static function paths( ImportTarget $target, array $fields ): array {
		$known = array_keys( $target->columns() );
		$paths = array_combine( array_map( FileColumn::field( ... ), $known ), $known );
		$named = array_filter( $fields, static fn ( string $field ): bool => '' !== $field );
		$wrong = array_diff( $named, array_keys( $paths ) );
		$twice = array_diff_key( $named, array_unique( $named ) );

		if ( array() !== $wrong ) {
			/* translators: 1: what was named, 2: names of fields. */
			self::refuse( sprintf( __( '“%1$s” is not a field. The fields are: %2$s', 'hvac-blocks' ), reset( $wrong ), implode( ', ', array_keys( $paths ) ) ) );
		}

		if ( array() !== $twice ) {
			/* translators: %s: name of a field. */
			self::refuse( sprintf( __( '“%s” is chosen for more than one column.', 'hvac-blocks' ), reset( $twice ) ) );
		}

		return array_map( static fn ( string $field ): ?string => $paths[ $field ] ?? null, $fields );
	}

	/** @throws InvalidColumns */
	private static function refuse( string $message ): never {
		$invalid = new InvalidColumns( $message );

		throw $invalid;
	}
}
