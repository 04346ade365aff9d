<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use HvacBlocks\Cli\Console;
use HvacBlocks\Dealers\Import\DealerExport;
use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\Import\ImportFormat;
use HvacBlocks\Dealers\Import\ImportHeld;
use HvacBlocks\Dealers\Import\ImportReport;
use HvacBlocks\Dealers\Import\UnreadableFile;

defined( 'ABSPATH' ) || exit;

/** Manages the dealers of this site. */
final readonly class DealersCommand {
	public function __construct(
		private DealerImport $import,
		private DealerExport $export,
		private Console $console,
	) {}

	/**
	 * Imports dealers from a CSV or JSON file.
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
	 * [--dry-run]
	 * : Report what would change without saving anything.
	 *
	 * [--resume]
	 * : Resume an interrupted import of the same file.
	 *
	 * [--remove-missing]
	 * : Remove dealers that are not in the file. Removes none if the file ends unexpectedly.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks dealers import dealers.csv --dry-run
	 *
	 * @param list<string> $arguments
	 * @param array<string, string|bool> $options
	 */
	public function import( array $arguments, array $options ): void {
		$file   = $arguments[0] ?? '';
		$stream = is_file( $file ) && is_readable( $file ) ? fopen( $file, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the command line, streamed.

		if ( false === $stream ) {
			/* translators: %s: name of a file. */
			$this->console->fail( sprintf( __( 'The file “%s” cannot be read.', 'hvac-blocks' ), $file ) );

			return;
		}

		try {
			$report = $this->import->run(
				$stream,
				ImportFormat::tryFrom( (string) ( $options['format'] ?? '' ) ),
				! empty( $options['dry-run'] ),
				! empty( $options['resume'] ),
				after_batch: fn ( ImportReport $so_far ) => $this->console->progress(
					/* translators: 1: rows read, 2: dealers written. */
					sprintf( __( '%1$s rows read, %2$s dealers saved', 'hvac-blocks' ), number_format_i18n( $so_far->rows() ), number_format_i18n( $so_far->done() ) )
				),
				removes_missing: ! empty( $options['remove-missing'] ),
				name: basename( $file )
			);
		} catch ( UnreadableFile | ImportHeld $error ) {
			$this->console->fail( $error->getMessage() );

			return;
		}

		$this->tell( $report->to_array() );
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
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a file of the command line, streamed; that it cannot be written is told below.
		$stream = '' === $file ? false : @fopen( '-' === $file ? 'php://output' : $file, 'wb' );

		if ( false === $stream ) {
			/* translators: %s: name of a file. */
			$this->console->fail( sprintf( __( 'The file “%s” cannot be written.', 'hvac-blocks' ), $file ) );

			return;
		}

		$is_whole = true;
		$this->export->write(
			$format,
			static function ( string $piece ) use ( $stream, &$is_whole ): void {
				$is_whole = $is_whole && fwrite( $stream, $piece ) === strlen( $piece );
			}
		);
		fclose( $stream );
		// phpcs:enable

		if ( ! $is_whole ) {
			/* translators: %s: name of a file. */
			$this->console->fail( sprintf( __( 'The file “%s” could not be written completely.', 'hvac-blocks' ), $file ) );
		} elseif ( '-' !== $file ) {
			/* translators: %s: name of a file. */
			$this->console->success( sprintf( __( 'All dealers exported to “%s”.', 'hvac-blocks' ), $file ) );
		}
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
		$job = $this->import->imports->undoable();

		if ( null === $job ) {
			$this->console->fail( __( 'There is no import to undo.', 'hvac-blocks' ) );

			return;
		}

		$edited = $this->import->rows->edited_since( $job->id );
		$this->import->undo( $job, ! empty( $options['overwrite'] ) );

		if ( $job->counts->kept > 0 ) {
			/* translators: 1: a number, 2: company IDs. */
			$this->console->warning( sprintf( __( '%1$d dealers were edited after the import and were left unchanged: %2$s', 'hvac-blocks' ), $job->counts->kept, implode( ', ', $edited['some'] ) . ( $edited['total'] > count( $edited['some'] ) ? ', …' : '' ) ) );
		}

		/* translators: 1: name of a file, 2: a number. */
		$this->console->success( sprintf( __( 'The import of “%1$s” was undone: %2$d dealers.', 'hvac-blocks' ), $job->name, $job->counts->done - $job->counts->kept ) );
	}

	/** @param array{dryRun: bool, rows: int, new: int, changed: int, unchanged: int, removed: int, approximate: int, bad: int, badRows: list<array{line: int, companyID: string, reason: string}>} $report */
	private function tell( array $report ): void {
		$this->console->line( '' );

		foreach ( $report['badRows'] as $row ) {
			/* translators: 1: number of a line, 2: a company ID, 3: what is wrong. */
			$this->console->warning( sprintf( __( 'Line %1$d (%2$s): %3$s', 'hvac-blocks' ), $row['line'], $row['companyID'], $row['reason'] ) );
		}

		if ( $report['bad'] > count( $report['badRows'] ) ) {
			/* translators: %d: a number. */
			$this->console->warning( sprintf( __( '… and %d more invalid rows.', 'hvac-blocks' ), $report['bad'] - count( $report['badRows'] ) ) );
		}

		$this->console->success(
			sprintf(
				$report['dryRun']
					/* translators: 1 to 6: numbers. */
					? __( 'Nothing was saved. %1$d rows: %2$d new, %3$d changed, %4$d unchanged, %5$d invalid; %6$d placed at the center of their ZIP code.', 'hvac-blocks' )
					/* translators: 1 to 6: numbers. */
					: __( '%1$d rows: %2$d new, %3$d changed, %4$d unchanged, %5$d invalid; %6$d placed at the center of their ZIP code.', 'hvac-blocks' ),
				$report['rows'],
				$report['new'],
				$report['changed'],
				$report['unchanged'],
				$report['bad'],
				$report['approximate']
			)
		);

		if ( $report['removed'] > 0 ) {
			/* translators: %d: a number. */
			$this->console->line( sprintf( $report['dryRun'] ? __( '%d dealers not in the file would be removed.', 'hvac-blocks' ) : __( '%d dealers not in the file were removed.', 'hvac-blocks' ), $report['removed'] ) );
		}
	}
}
