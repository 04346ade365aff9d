<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Csv;

defined( 'ABSPATH' ) || exit;

/** The lines of a CSV file. A spreadsheet runs none of its cells, and an import reads them back unchanged. */
final class CsvFile {
	/** The byte order mark by which spreadsheets recognize UTF-8. */
	public const MARK = "\xEF\xBB\xBF";

	/** @param list<string> $columns */
	public static function heading( array $columns ): string {
		return self::MARK . implode( ',', $columns ) . "\r\n";
	}

	/** @param list<mixed> $values */
	public static function row( array $values ): string {
		return implode( ',', array_map( self::cell( ... ), $values ) ) . "\r\n";
	}

	public static function cell( mixed $value ): string {
		// A number is not a formula, and spreadsheets should read it as a number, with all its digits, in JSON's notation.
		if ( is_float( $value ) || is_int( $value ) ) {
			return (string) wp_json_encode( $value );
		}

		$text = is_bool( $value ) ? ( $value ? '1' : '0' ) : $value;

		return '"' . str_replace( '"', '""', FormulaGuard::protect( is_string( $text ) ? $text : '' ) ) . '"';
	}
}
