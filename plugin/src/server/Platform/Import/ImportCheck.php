<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Import\Columns\ColumnMapping;
use HvacBlocks\Platform\Import\Columns\RememberedColumns;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a file and records the changes that it would make; writes no record.
 *
 * Assumptions:
 * - Valid rows are imported even if others are not; every invalid row is reported with its line and reason.
 * - Stored values remain if the file has no column for them.
 * - A key counts once per file: the first row wins, the others are invalid.
 *
 * Longer than other files: the steps of one pass over the file, which share what is known about its rows.
 */
final readonly class ImportCheck {
	private const ROWS_A_BATCH = 500;

	public function __construct(
		private Transaction $transaction,
		private ImportStore $imports,
		private PlannedChanges $rows,
		private ImportTarget $target,
	) {}

	/**
	 * Continues from the job's position to the end of the file, or until told to pause.
	 *
	 * @param resource $stream seekable
	 * @param callable( ImportJob ): bool $goes_on called after each batch
	 * @throws UnreadableFile
	 */
	public function read( ImportJob $job, mixed $stream, callable $goes_on ): void {
		$is_new = 0 === $job->position;
		// The remembered choices may change meanwhile: a file is read to the end with the choices from its start.
		$mapping = $is_new ? new ColumnMapping( $job->chosen, ( new RememberedColumns( $this->target->name() ) )->all() ) : new ColumnMapping( $job->paths() );
		$source  = $this->target->source( $job->format ?? ImportFormat::of( $stream ), $stream, $mapping );
		$batch   = array();

		if ( $is_new ) {
			$job->columns                  = $source->columns();
			$job->counts->found->separator = $source->separator();
			$this->imports->save_columns( $job );
		}

		foreach ( $source->rows( $job->position, $job->line ) as $row ) {
			$batch[] = $row;

			if ( count( $batch ) >= self::ROWS_A_BATCH ) {
				$this->note( $job, $batch );
				$batch = array();

				if ( ! $goes_on( $job ) ) {
					return;
				}
			}
		}

		// An empty list is a mistake, especially if it would remove all records.
		if ( array() === $batch && 0 === $job->counts->rows() ) {
			throw new UnreadableFile( esc_html( $this->target->nothing_text() ) );
		}

		$this->note( $job, $batch, $job->removes_missing && ! $job->counts->is_cut_off && ! self::cuts( $batch ) ? ImportStage::Comparing : ImportStage::Checked );
	}

	/**
	 * Records the stored records that the file does not name.
	 *
	 * @param callable( ImportJob ): bool $goes_on
	 */
	public function compare( ImportJob $job, callable $goes_on ): void {
		do {
			$missing = $this->rows->missing( $job->id, $job->position, self::ROWS_A_BATCH );
			$current = $this->target->get_many( array_column( $missing, 0 ) );
			$noted   = array();
			$number  = $job->counts->rows();

			foreach ( $missing as $id => [ $key, $name ] ) {
				$noted[]       = new PlannedChange( ++$number, ChangeKind::Removed, 0, $key, $name, before: $current[ strtolower( $key ) ] ?? null );
				$job->position = $id;
				$job->counts->count( ChangeKind::Removed );
			}

			if ( count( $missing ) < self::ROWS_A_BATCH ) {
				$job->enter( ImportStage::Checked );
			}

			$this->keep( $job, $noted );
		} while ( ImportStage::Comparing === $job->stage && $goes_on( $job ) );
	}

	/** @param list<RawRow> $rows */
	private function note( ImportJob $job, array $rows, ?ImportStage $next = null ): void {
		$noted  = array();
		$number = $job->counts->rows();

		foreach ( $this->compared( $this->read_batch( $job, $rows ) ) as $row ) {
			$noted[] = new PlannedChange( ++$number, $row->kind, $row->line, $row->key, $row->name, $row->reason, $row->before, $row->after, $row->hash );
			$job->counts->count( $row->kind );
			$job->counts->warned  += (int) $row->is_warned();
			$job->counts->emptied += (int) $row->empties();
		}

		$job->counts->is_cut_off = $job->counts->is_cut_off || self::cuts( $rows );
		$last                    = end( $rows );

		if ( false !== $last ) {
			$job->position = $last->end;
			$job->line     = $last->next_line;
		}

		if ( null !== $next ) {
			$job->enter( $next );
		}

		$this->keep( $job, $noted );
	}

	/**
	 * @param list<RawRow> $rows
	 * @return list<ParsedRow> in the order of the file
	 */
	private function read_batch( ImportJob $job, array $rows ): array {
		$whole = array_values( array_filter( $rows, static fn ( RawRow $row ): bool => null !== $row->values ) );
		$read  = array_values( array_filter( $rows, static fn ( RawRow $row ): bool => null === $row->values ) );
		$read  = array_map( static fn ( RawRow $row ): ParsedRow => ParsedRow::bad( $row->line, '', '', $row->problem ), $read );
		array_push( $read, ...$this->first_of_each( $job, $this->target->read( $whole, $job->origin, $job->names() ) ) );

		$good = array_values( array_filter( $read, static fn ( ParsedRow $row ): bool => null !== $row->record ) );
		$bad  = array_values( array_filter( $read, static fn ( ParsedRow $row ): bool => null === $row->record ) );
		$read = array( ...$bad, ...$this->target->complete( $good ) );

		foreach ( $read as $row ) {
			$job->counts->approximate += (int) $row->is_approximate;
		}

		usort( $read, static fn ( ParsedRow $a, ParsedRow $b ): int => $a->line <=> $b->line );

		return $read;
	}

	/**
	 * @param list<ParsedRow> $rows
	 * @return list<ParsedRow> repeated keys are invalid
	 */
	private function first_of_each( ImportJob $job, array $rows ): array {
		$good  = array_filter( $rows, static fn ( ParsedRow $row ): bool => null !== $row->record );
		$seen  = $this->rows->lines( $job->id, array_values( array_map( static fn ( ParsedRow $row ): string => $row->key, $good ) ) );
		$first = array();
		$name  = $job->makes_keys( $this->target ) ? null : $job->names()[ $this->target->key_field() ] ?? $this->target->key_field();

		foreach ( $rows as $row ) {
			$key     = strtolower( $row->key );
			$first[] = null !== $row->record && isset( $seen[ $key ] ) ? $row->because( self::repeats_text( $name, $seen[ $key ] ) ) : $row;

			if ( null !== $row->record ) {
				$seen[ $key ] ??= $row->line;
			}
		}

		return $first;
	}

	/**
	 * @param string|null $name of the keys' column; null if the keys were made
	 * @param int         $line of the key's first occurrence
	 */
	private static function repeats_text( ?string $name, int $line ): string {
		if ( null === $name ) {
			/* translators: %d: number of a line. */
			return sprintf( __( 'has the same name and ZIP or postal code as line %d: give both an ID of their own', 'hvac-blocks' ), $line );
		}

		/* translators: 1: name of a column, 2: number of a line. */
		return sprintf( __( 'repeats the %1$s from line %2$d', 'hvac-blocks' ), $name, $line );
	}

	/**
	 * Determines what each row does to the stored record.
	 *
	 * @param list<ParsedRow> $rows
	 * @return list<PlannedChange> without their numbers
	 */
	private function compared( array $rows ): array {
		$hashes  = $this->target->hashes( array_values( array_map( static fn ( ParsedRow $row ): string => $row->key, array_filter( $rows, static fn ( ParsedRow $row ): bool => null !== $row->record ) ) ) );
		$new     = array_map( static fn ( ParsedRow $row ): string => (string) $row->record?->hash(), $rows );
		$kinds   = array_map( static fn ( ParsedRow $row, string $hash ): ChangeKind => self::kind( $row, $hash, $hashes ), $rows, $new );
		$changed = array_filter( $rows, static fn ( int $index ): bool => ChangeKind::Changed === $kinds[ $index ], ARRAY_FILTER_USE_KEY );
		$current = $this->target->get_many( array_values( array_map( static fn ( ParsedRow $row ): string => $row->key, $changed ) ) );
		$all     = array();

		foreach ( $rows as $index => $row ) {
			$writes = in_array( $kinds[ $index ], array( ChangeKind::New, ChangeKind::Changed ), true );
			$all[]  = new PlannedChange( 0, $kinds[ $index ], $row->line, $row->key, $row->name, $row->problem . $row->warning, $current[ strtolower( $row->key ) ] ?? null, $writes ? $row->record : null, $writes ? $new[ $index ] : '' );
		}

		return $all;
	}

	/** @param array<string, string> $hashes of the stored records, by key in lower case */
	private static function kind( ParsedRow $row, string $hash, array $hashes ): ChangeKind {
		if ( null === $row->record ) {
			return ChangeKind::Bad;
		}

		return match ( $hashes[ strtolower( $row->key ) ] ?? null ) {
			null => ChangeKind::New,
			$hash => ChangeKind::Unchanged,
			default => ChangeKind::Changed,
		};
	}

	/** @param list<PlannedChange> $rows */
	private function keep( ImportJob $job, array $rows ): void {
		// In one transaction: the rows of an interrupted batch are recorded again.
		$this->transaction->run(
			function () use ( $job, $rows ): void {
				$this->rows->add( $job->id, $rows );
				$this->imports->save( $job );
			}
		);
	}

	/** @param list<RawRow> $rows */
	private static function cuts( array $rows ): bool {
		return array() !== array_filter( $rows, static fn ( RawRow $row ): bool => $row->is_cut_off );
	}
}
