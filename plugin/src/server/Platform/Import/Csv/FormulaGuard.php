<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Csv;

defined( 'ABSPATH' ) || exit;

/** Keeps spreadsheets from executing what stands in a cell: a ' before it, which comes off when the cell is read again. */
final class FormulaGuard {
	// Where a cell may begin: a spreadsheet with another separator than the comma begins one within the text, too.
	private const BEGIN   = '(^|[;|,\t]\s*)';
	private const FORMULA = '[=+\-@＝＋－＠]';

	public static function protect( string $text ): string {
		return preg_replace( '/' . self::BEGIN . "('*" . self::FORMULA . ')/u', "$1'$2", $text ) ?? $text;
	}

	/** What `protect()` was given. */
	public static function release( string $text ): string {
		return ! str_contains( $text, "'" ) ? $text : preg_replace( '/' . self::BEGIN . "'('*" . self::FORMULA . ')/u', '$1$2', $text ) ?? $text;
	}
}
