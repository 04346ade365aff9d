<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Files;

use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Import\ImportJob;
use HvacBlocks\Platform\Import\ImportStage;
use HvacBlocks\Platform\Import\ImportStore;
use HvacBlocks\Platform\Import\PlannedChange;
use HvacBlocks\Platform\Import\PlannedChanges;

defined( 'ABSPATH' ) || exit;

/** Fetches the files that the records of an import name. Nothing is fetched in a preview. */
final readonly class ImportFiles {
	private const ROWS_A_BATCH = 500;

	public function __construct(
		private Transaction $transaction,
		private ImportStore $imports,
		private PlannedChanges $rows,
		private FileTarget $target,
	) {}

	/** @param callable( ImportJob ): bool $goes_on called after each file */
	public function fetch( ImportJob $job, callable $goes_on ): void {
		do {
			$rows = $this->rows->changes( $job->id, $job->position, self::ROWS_A_BATCH, true );

			foreach ( $rows as $row ) {
				if ( ! $this->fetch_row( $job, $row, $goes_on ) ) {
					$this->imports->save( $job );

					return;
				}

				$job->position = $row->number;
				$job->line     = 1;
			}
		} while ( self::ROWS_A_BATCH === count( $rows ) );

		$job->enter( ImportStage::Done );
		$this->imports->save( $job );
	}

	/**
	 * @param callable( ImportJob ): bool $goes_on
	 * @return bool whether all files of the row are done
	 */
	private function fetch_row( ImportJob $job, PlannedChange $row, callable $goes_on ): bool {
		$files = null === $row->after ? array() : array_slice( $this->target->files( $row->after ), $job->line - 1, null, true );

		foreach ( $files as $address => $field ) {
			$problem = $this->target->fetch( $address, $field, $job->id );

			if ( '' === $problem ) {
				++$job->line;
			} else {
				// The next file takes its place.
				$row = $this->lose( $job, $row, $address, ( $job->names()[ $field ] ?? $field ) . ": $address: $problem" );
			}
			if ( ! $goes_on( $job ) ) {
				return false;
			}
		}

		return true;
	}

	/** Writes the record without a file, unless someone edited it meanwhile, and says why. */
	private function lose( ImportJob $job, PlannedChange $row, string $address, string $problem ): PlannedChange {
		$after  = null === $row->after ? null : $this->target->without_file( $row->after, $address );
		$reason = implode( '; ', array_filter( array( $row->reason, $problem ), static fn ( string $one ): bool => '' !== $one ) );
		$lost   = new PlannedChange( $row->number, $row->kind, $row->line, $row->key, $row->name, $reason, $row->before, $after, $after?->hash() ?? '', true );

		$job->counts->warned += (int) ! $row->is_warned();
		$this->transaction->run(
			function () use ( $job, $row, $lost ): void {
				$is_ours = ( $this->target->hashes( array( $row->key ) )[ strtolower( $row->key ) ] ?? '' ) === $row->hash;

				if ( $is_ours && null !== $lost->after ) {
					$this->target->put( array( $lost->after ) );
				}

				$this->rows->correct_after( $job->id, $lost );
				$this->imports->save( $job );
			}
		);
		$this->target->announce();

		return $lost;
	}
}
