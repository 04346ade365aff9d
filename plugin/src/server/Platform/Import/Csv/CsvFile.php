<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Csv;

use HvacBlocks\Platform\Rest\Csv;

defined( 'ABSPATH' ) || exit;

/** The lines of a CSV file that `CsvReader` reads back unchanged, and of which a spreadsheet executes nothing. */
final class CsvFile {
	/** @param list<string> $columns */
	public static function heading( array $columns ): string {
		return Csv::MARK . implode( ',', $columns ) . "\r\n";
	}

	/** @param list<mixed> $values */
	public static function row( array $values ): string {
		return implode( ',', array_map( self::cell( ... ), $values ) ) . "\r\n";
	}

	private static function cell( mixed $value ): string {
		// A number is no formula, and a spreadsheet should know it as a number. All its digits, as JSON has them.
		if ( is_float( $value ) || is_int( $value ) ) {
			return (string) wp_json_encode( $value );
		}

		$text = is_bool( $value ) ? ( $value ? '1' : '0' ) : $value;

		return '"' . str_replace( '"', '""', FormulaGuard::protect( is_string( $text ) ? $text : '' ) ) . '"';
	}
}
