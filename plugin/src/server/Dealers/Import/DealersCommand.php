<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use Closure;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Platform\Import\ImportCommand;
use HvacBlocks\Platform\Import\ImportFormat;

defined( 'ABSPATH' ) || exit;

/** Manages the dealers of this site. */
final readonly class DealersCommand extends ImportCommand {
	public function __construct( DealerImport $import, private DealerExport $export, Console $console ) {
		parent::__construct( $import, $console );
	}

	/**
	 * Imports dealers from an Excel (.xlsx), CSV or JSON file.
	 *
	 * Valid rows are imported; invalid ones are reported by line and reason. Importing the same file twice changes nothing.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file to import.
	 *
	 * [--format=<format>]
	 * : The file format. Detected from the file by default.
	 * ---
	 * options:
	 *   - csv
	 *   - json
	 * ---
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
	 * : Remove dealers that are not in the file. Removes none if the file ends unexpectedly.
	 *
	 * [--yes]
	 * : Import even if it removes or empties more than a tenth of the dealers.
	 *
	 * [--columns=<json-file>]
	 * : A file such as `{ "Acct #": "companyID", "Notes": "" }`, which names the field of each column whose heading does not; empty for one to ignore.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks dealers import dealers.csv --dry-run
	 *
	 * @param list<string> $arguments
	 * @param array<string, string|bool> $options
	 */
	public function import( array $arguments, array $options ): void {
		$this->run_import( $arguments, $options );
	}

	/**
	 * Exports all dealers to a file that imports back unchanged.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file to write, or - for standard output.
	 *
	 * [--format=<format>]
	 * : The file format. Defaults to the file extension.
	 * ---
	 * options:
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks dealers export dealers.csv
	 *
	 * @param list<string> $arguments
	 * @param array<string, string|bool> $options
	 */
	public function export( array $arguments, array $options ): void {
		$file   = $arguments[0] ?? '';
		$format = ImportFormat::tryFrom( (string) ( $options['format'] ?? '' ) ) ?? ( str_ends_with( strtolower( $file ), '.json' ) ? ImportFormat::Json : ImportFormat::Csv );

		$this->run_export(
			$file,
			fn ( Closure $write ) => $this->export->write( $format, $write ),
			/* translators: %s: name of a file. */
			__( 'All dealers exported to “%s”.', 'hvac-blocks' )
		);
	}

	/**
	 * Undoes the last import: removes the dealers it added and restores those it changed or removed.
	 *
	 * Dealers that were edited after the import are left unchanged.
	 *
	 * ## OPTIONS
	 *
	 * [--overwrite]
	 * : Also restore dealers that were edited after the import.
	 *
	 * @param list<string> $arguments
	 * @param array<string, string|bool> $options
	 */
	public function undo( array $arguments, array $options ): void {
		$this->run_undo( $options );
	}

	protected function progress_text( string $read, string $saved ): string {
		/* translators: 1: rows read, 2: dealers written. */
		return sprintf( __( '%1$s rows read, %2$s dealers saved', 'hvac-blocks' ), $read, $saved );
	}

	protected function summary_text( array $report ): string {
		return sprintf(
			$report['dryRun']
				/* translators: 1 to 6: numbers. */
				? __( 'Nothing was saved. %1$d rows: %2$d new, %3$d changed, %4$d unchanged, %5$d invalid; %6$d placed at the center of their ZIP code or city.', 'hvac-blocks' )
				/* translators: 1 to 6: numbers. */
				: __( '%1$d rows: %2$d new, %3$d changed, %4$d unchanged, %5$d invalid; %6$d placed at the center of their ZIP code or city.', 'hvac-blocks' ),
			$report['rows'],
			$report['new'],
			$report['changed'],
			$report['unchanged'],
			$report['bad'],
			$report['approximate']
		);
	}

	protected function removed_text( int $count, bool $is_dry ): string {
		/* translators: %d: a number. */
		return sprintf( $is_dry ? __( '%d dealers not in the file would be removed.', 'hvac-blocks' ) : __( '%d dealers not in the file were removed.', 'hvac-blocks' ), $count );
	}

	protected function kept_text( int $count, string $keys ): string {
		/* translators: 1: a number, 2: company IDs. */
		return sprintf( __( '%1$d dealers were edited after the import and were left unchanged: %2$s', 'hvac-blocks' ), $count, $keys );
	}

	protected function undone_text( string $file, int $count ): string {
		/* translators: 1: name of a file, 2: a number. */
		return sprintf( __( 'The import of “%1$s” was undone: %2$d dealers.', 'hvac-blocks' ), $file, $count );
	}
}
