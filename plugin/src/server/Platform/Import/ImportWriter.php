<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Import\Files\FileTarget;

defined( 'ABSPATH' ) || exit;

/**
 * Carries out the recorded changes and undoes them.
 *
 * Assumptions:
 * - A batch, its position and the previous state are written together or not at all: an interrupted run continues as if nothing had happened.
 * - Changes by others between the check and the import are detected and recorded as the previous state.
 */
final readonly class ImportWriter {
	private const ROWS_A_BATCH = 500;

	public function __construct(
		private Transaction $transaction,
		private ImportStore $imports,
		private PlannedChanges $rows,
		private ImportTarget $target,
	) {}

	/** @param callable( ImportJob ): bool $goes_on called after each batch */
	public function bring( ImportJob $job, callable $goes_on ): void {
		do {
			$rows = $this->rows->changes( $job->id, $job->position, self::ROWS_A_BATCH );
			$this->transaction->run( fn () => $this->bring_batch( $job, $rows ) );
			$this->announce( $rows );
		} while ( ImportStage::Importing === $job->stage && $goes_on( $job ) );

		$this->finish( $job );
	}

	/** Announces an import that is done. */
	public function finish( ImportJob $job ): void {
		if ( ImportStage::Done === $job->stage ) {
			// Imports before this one can no longer be undone; the demo site's own is none of the administrator's.
			if ( 'import' === $job->origin ) {
				$this->imports->forget_before( $job->id );
			}

			/**
			 * Fires when an import is finished: every row of its file was written, and the files that the rows name were fetched. While it runs,
			 * `hvac_blocks_dealers_changed`, `hvac_blocks_rebates_changed` and `hvac_blocks_products_changed` notify page caches.
			 *
			 * @param string                                           $records `dealer`, `rebate` or `product`
			 * @param array{new: int, changed: int, removed: int, ...} $counts  the number of rows by result
			 * @param string                                           $origin  `import`, or `demo` for the demo site's own
			 */
			do_action( 'hvac_blocks_import_done', $this->target->name(), $job->counts->kinds, $job->origin );
		}
	}

	/** @param callable( ImportJob ): bool $goes_on called after each batch */
	public function undo( ImportJob $job, callable $goes_on ): void {
		do {
			$rows = $this->rows->changes( $job->id, $job->position, self::ROWS_A_BATCH, true );
			$this->transaction->run( fn () => $this->undo_batch( $job, $rows ) );
			$this->announce( $rows );

			if ( count( $rows ) < self::ROWS_A_BATCH && ( ! $this->target instanceof FileTarget || $this->target->remove_files( $job->id ) ) ) {
				$job->enter( ImportStage::Undone );
				$this->imports->save( $job );
			}
		} while ( ImportStage::Undoing === $job->stage && $goes_on( $job ) );
	}

	/** @param list<PlannedChange> $rows */
	private function bring_batch( ImportJob $job, array $rows ): void {
		$current = $this->target->get_many( array_column( $rows, 'key' ) );
		$write   = array();
		$remove  = array();
		$done    = array();

		foreach ( $rows as $row ) {
			$before = $current[ strtolower( $row->key ) ] ?? null;

			// Someone else made the same change in the meantime: it is theirs and stays when this import is undone.
			if ( ChangeKind::Removed === $row->kind ? null === $before : $before?->hash() === $row->hash ) {
				continue;
			}

			if ( $before?->hash() !== $row->before?->hash() ) {
				$kind = ChangeKind::Removed === $row->kind ? ChangeKind::Removed : ( null === $before ? ChangeKind::New : ChangeKind::Changed );
				$this->rows->correct( $job->id, new PlannedChange( $row->number, $kind, $row->line, $row->key, before: $before ) );
			}

			$done[] = $row->number;

			if ( null === $row->after ) {
				$remove[] = $row->key;
			} else {
				$write[] = $row->after;
			}
		}

		$this->target->put( $write );
		$this->target->take( $remove );
		$this->rows->mark_done( $job->id, $done );
		$this->move( $job, $rows );

		if ( count( $rows ) < self::ROWS_A_BATCH ) {
			$job->enter( $this->target instanceof FileTarget ? ImportStage::Fetching : ImportStage::Done );
		}

		$this->imports->save( $job );
	}

	/** @param list<PlannedChange> $rows */
	private function undo_batch( ImportJob $job, array $rows ): void {
		$current = $this->target->get_many( array_column( $rows, 'key' ) );
		/** @var list<Importable> $write */
		$write  = array();
		$remove = array();

		foreach ( $rows as $row ) {
			$now       = $current[ strtolower( $row->key ) ] ?? null;
			$is_edited = ChangeKind::Removed === $row->kind ? null !== $now : $now?->hash() !== $row->hash;

			if ( $is_edited && ! $job->counts->overwrites ) {
				++$job->counts->kept;
			} elseif ( null === $row->before ) {
				$remove[] = $row->key;
			} else {
				$write[] = $row->before;
			}
		}

		$this->target->put( $write );
		$this->target->take( $remove );
		$this->move( $job, $rows );
		$this->imports->save( $job );
	}

	/** @param list<PlannedChange> $rows */
	private function move( ImportJob $job, array $rows ): void {
		$last = end( $rows );

		if ( false !== $last ) {
			$job->position      = $last->number;
			$job->counts->done += count( $rows );
		}
	}

	/** @param list<PlannedChange> $rows */
	private function announce( array $rows ): void {
		if ( array() !== $rows ) {
			$this->target->announce();
		}
	}
}
