<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** Where a command writes. */
interface Console {
	public function line( string $text ): void;

	/** A line in the place of the one before. */
	public function progress( string $text ): void;

	public function success( string $text ): void;

	public function warning( string $text ): void;

	/**
	 * Rows for eyes or for other programs.
	 *
	 * @param 'table'|'json'|'csv'                   $format
	 * @param list<array<string, string|int>> $rows   values by the names of the fields
	 * @param list<string>                    $fields the columns in their order
	 */
	public function items( string $format, array $rows, array $fields ): void;

	/** Asks the person; whoever does not agree may end the command there. */
	public function confirm( string $question ): bool;

	/** Ends the command as failed. */
	public function fail( string $text ): void;
}
