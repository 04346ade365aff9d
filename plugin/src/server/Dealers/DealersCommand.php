<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use HvacBlocks\Cli\Console;
use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\Import\Format;
use HvacBlocks\Dealers\Import\ImportReport;
use HvacBlocks\Dealers\Import\UnreadableFile;

defined( 'ABSPATH' ) || exit;

/** Manages the dealers of this site. */
final readonly class DealersCommand {
	public function __construct(
		private DealerImport $import,
		private Console $console,
	) {}

	/**
	 * Imports dealers from a CSV or JSON file.
	 *
	 * Good rows are kept, bad ones are named by line and reason. The same file twice changes nothing.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file.
	 *
	 * [--format=<format>]
	 * : csv or json; found out from the file where it is not given.
	 * ---
	 * options:
	 *   - csv
	 *   - json
	 * ---
	 *
	 * [--dry-run]
	 * : Only say what would happen.
	 *
	 * [--resume]
	 * : Go on where an import of the same file was cut off.
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
				Format::tryFrom( (string) ( $options['format'] ?? '' ) ),
				! empty( $options['dry-run'] ),
				! empty( $options['resume'] ),
				after_batch: fn ( ImportReport $so_far ) => $this->console->progress( number_format_i18n( $so_far->rows() ) )
			);
		} catch ( UnreadableFile $error ) {
			$this->console->fail( $error->getMessage() );

			return;
		}

		$this->tell( $report->to_array() );
	}

	/** @param array{dryRun: bool, rows: int, new: int, changed: int, unchanged: int, approximate: int, bad: int, badRows: list<array{line: int, companyID: string, reason: string}>} $report */
	private function tell( array $report ): void {
		$this->console->line( '' );

		foreach ( $report['badRows'] as $row ) {
			/* translators: 1: number of a line, 2: a company ID, 3: what is wrong. */
			$this->console->warning( sprintf( __( 'Line %1$d (%2$s): %3$s', 'hvac-blocks' ), $row['line'], $row['companyID'], $row['reason'] ) );
		}

		if ( $report['bad'] > count( $report['badRows'] ) ) {
			/* translators: %d: a number. */
			$this->console->warning( sprintf( __( '… and %d more bad rows.', 'hvac-blocks' ), $report['bad'] - count( $report['badRows'] ) ) );
		}

		$this->console->success(
			sprintf(
				$report['dryRun']
					/* translators: 1 to 6: numbers. */
					? __( 'Nothing was written. %1$d rows: %2$d new, %3$d changed, %4$d unchanged, %5$d bad; %6$d with the position of their ZIP.', 'hvac-blocks' )
					/* translators: 1 to 6: numbers. */
					: __( '%1$d rows: %2$d new, %3$d changed, %4$d unchanged, %5$d bad; %6$d with the position of their ZIP.', 'hvac-blocks' ),
				$report['rows'],
				$report['new'],
				$report['changed'],
				$report['unchanged'],
				$report['bad'],
				$report['approximate']
			)
		);
	}
}
