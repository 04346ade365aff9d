<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Kernel\Console;
use HvacBlocks\Offers\Rebates\Import\RebateExport;
use HvacBlocks\Offers\Rebates\Import\RebateImport;
use HvacBlocks\Platform\Import\ImportCommand;

defined( 'ABSPATH' ) || exit;

/** Manages the rebates of this site. */
final readonly class RebatesCommand extends ImportCommand {
	public function __construct( RebateImport $import, private RebateExport $export, Console $console ) {
		parent::__construct( $import, $console );
	}

	/**
	 * Imports rebates from an Excel (.xlsx) or CSV file.
	 *
	 * Valid rows are imported; invalid ones are reported by line and reason. Importing the same file twice changes nothing.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file to import.
	 *
	 * [--sheet=<sheet>]
	 * : The sheet of an Excel workbook, by name or number. Defaults to the first visible sheet that is not empty.
	 *
	 * [--dry-run]
	 * : Report what would change without saving anything.
	 *
	 * [--resume]
	 * : Resume an interrupted import of the same file.
	 *
	 * [--remove-missing]
	 * : Remove rebates that are not in the file. Removes none if the file ends unexpectedly.
	 *
	 * [--yes]
	 * : Import even if it removes or empties more than a tenth of the rebates.
	 *
	 * [--columns=<json-file>]
	 * : A file such as `{ "Program no.": "id", "Notes": "" }`, which names the field of each column whose heading does not; empty for one to ignore.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks rebates import rebates.csv --dry-run
	 *
	 * @param list<string> $arguments
	 * @param array<string, string|bool> $options
	 */
	public function import( array $arguments, array $options ): void {
		$this->run_import( $arguments, $options );
	}

	/**
	 * Exports all rebates to a CSV file that imports back unchanged.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file to write, or - for standard output.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks rebates export rebates.csv
	 *
	 * @param list<string> $arguments
	 * @param array<string, string|bool> $options
	 */
	public function export( array $arguments, array $options ): void {
		/* translators: %s: name of a file. */
		$this->run_export( $arguments[0] ?? '', $this->export->write( ... ), __( 'All rebates exported to “%s”.', 'hvac-blocks' ) );
	}

	/**
	 * Undoes the last import: removes the rebates it added and restores those it changed or removed.
	 *
	 * Rebates that were changed after the import are left unchanged.
	 *
	 * ## OPTIONS
	 *
	 * [--overwrite]
	 * : Also restore rebates that were changed after the import.
	 *
	 * @param list<string> $arguments
	 * @param array<string, string|bool> $options
	 */
	public function undo( array $arguments, array $options ): void {
		$this->run_undo( $options );
	}

	protected function progress_text( string $read, string $saved ): string {
		/* translators: 1: rows read, 2: rebates written. */
		return sprintf( __( '%1$s rows read, %2$s rebates saved', 'hvac-blocks' ), $read, $saved );
	}

	protected function removed_text( int $count, bool $is_dry ): string {
		/* translators: %d: a number. */
		return sprintf( $is_dry ? __( '%d rebates not in the file would be removed.', 'hvac-blocks' ) : __( '%d rebates not in the file were removed.', 'hvac-blocks' ), $count );
	}

	protected function kept_text( int $count, string $keys ): string {
		/* translators: 1: a number, 2: rebate IDs. */
		return sprintf( __( '%1$d rebates were changed after the import and were left unchanged: %2$s', 'hvac-blocks' ), $count, $keys );
	}

	protected function undone_text( string $file, int $count ): string {
		/* translators: 1: name of a file, 2: a number. */
		return sprintf( __( 'The import of “%1$s” was undone: %2$d rebates.', 'hvac-blocks' ), $file, $count );
	}
}
