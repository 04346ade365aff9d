<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use Closure;
use HvacBlocks\Platform\Csv\CsvFile;
use HvacBlocks\Platform\Import\Csv\CsvReader;

defined( 'ABSPATH' ) || exit;

/** The rows of a file that an import refuses, as a file to correct and import again: the same columns, and the reason for each row. */
final readonly class RefusedRows {
	private const AT_A_TIME = 500;

	public function __construct( private PlannedChanges $rows ) {}

	/**
	 * @param Closure( string ): void $write receives the pieces
	 * @throws UnreadableFile
	 */
	public function write( ImportJob $job, CsvReader $source, Closure $write ): void {
		$reasons = $this->reasons( $job->id );

		foreach ( $source->texts() as $line => $cells ) {
			// Both are in the order of the file.
			while ( $reasons->valid() && $reasons->key() < $line ) {
				$reasons->next();
			}

			if ( 0 === $line ) {
				$write( CsvFile::MARK . CsvFile::row( array( ...$cells, __( 'Why', 'hvac-blocks' ) ) ) );
			} elseif ( $reasons->valid() && $reasons->key() === $line ) {
				$write( CsvFile::row( array( ...array_pad( $cells, count( $job->columns ), '' ), $reasons->current() ) ) );
			}
		}
	}

	/** @return \Generator<int, string> by line */
	private function reasons( int $import ): \Generator {
		for ( $page = 1; true; $page++ ) {
			$rows = $this->rows->page( $import, ChangeKind::Bad, $page, self::AT_A_TIME );

			foreach ( $rows as $row ) {
				yield $row->line => $row->reason;
			}

			if ( count( $rows ) < self::AT_A_TIME ) {
				return;
			}
		}
	}
}
