<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Csv;

defined( 'ABSPATH' ) || exit;

/** Keeps spreadsheets from running a cell: prefixes possible formulas with a ' and removes it when the cell is read again. */
final class FormulaGuard {
	// Where a cell may begin: a spreadsheet with another separator, or one that splits at line breaks, also begins one within the text.
	private const BEGIN   = '(^|[;|,\t\r\n]\s*)';
	private const FORMULA = '[=+\-@＝＋－＠]';

	public static function protect( string $text ): string {
		return preg_replace( '/' . self::BEGIN . "('*" . self::FORMULA . ')/u', "$1'$2", $text ) ?? $text;
	}

	/** The inverse of `protect()`. */
	public static function release( string $text ): string {
		return ! str_contains( $text, "'" ) ? $text : preg_replace( '/' . self::BEGIN . "'('*" . self::FORMULA . ')/u', '$1$2', $text ) ?? $text;
	}
}
