<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** The output of a command. */
interface Console {
	public function line( string $text ): void;

	/** Replaces the previous line. */
	public function progress( string $text ): void;

	public function success( string $text ): void;

	public function warning( string $text ): void;

	/**
	 * Prints rows for people or for other programs.
	 *
	 * @param 'table'|'json'|'csv'                   $format
	 * @param list<array<string, string|int>> $rows   values by field name
	 * @param list<string>                    $fields the columns in order
	 */
	public function items( string $format, array $rows, array $fields ): void;

	/** Asks the user; the command may end here if the user declines. */
	public function confirm( string $question ): bool;

	/** Ends the command with an error. */
	public function fail( string $text ): void;
}
