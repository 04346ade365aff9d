<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

defined( 'ABSPATH' ) || exit;

/** Files of comma-separated values. A spreadsheet executes no cell of them. */
final class Csv {
	/** The mark by which spreadsheets know UTF-8. */
	public const MARK = "\xEF\xBB\xBF";

	/** What a spreadsheet takes for the beginning of a formula. */
	private const FORMULA = '=+\-@\t\r\n＝＋－＠';

	/** The cell in quotes; where it or a part of it could be taken for a formula, a ' stands before that. */
	public static function cell( string $value ): string {
		$value = (string) preg_replace( '/^[' . self::FORMULA . ']/u', "'$0", $value );
		// A spreadsheet with another separator than the comma begins a cell there.
		$value = (string) preg_replace( '/([;|,\t\r\n]\s*)([=+\-@＝＋－＠])/u', "$1'$2", $value );

		return '"' . str_replace( '"', '""', $value ) . '"';
	}

	/** @param list<string> $cells */
	public static function line( array $cells ): string {
		return implode( ',', array_map( self::cell( ... ), $cells ) ) . "\r\n";
	}
}
