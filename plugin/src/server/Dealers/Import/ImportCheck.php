<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use HvacBlocks\Database\Transaction;
use HvacBlocks\Dealers\Dealer;
use HvacBlocks\Dealers\InvalidDealer;
use HvacBlocks\Dealers\Store\DealerChange;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Locations\EmbeddedLocationDirectory;
use HvacBlocks\Locations\PostalCode;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a file and notes what it would change; writes no dealer.
 *
 * Assumptions:
 * - Valid rows are imported even if others are not; every invalid row is reported with its line and reason.
 * - What a file has no columns for stays as it is stored.
 * - A company ID counts once a file: the first row wins, the others are bad.
 *
 * Longer than other files: the steps of one pass over the file, which share what is known of its rows.
 */
final readonly class ImportCheck {
	private const ROWS_A_BATCH = 500;

	public function __construct(
		private Transaction $transaction,
		private ImportStore $imports,
		private ImportRows $rows,
		private DealerStore $store,
		private EmbeddedLocationDirectory $locations,
	) {}

	/**
	 * Continues from the job's position to the end of the file, or until told to pause.
	 *
	 * @param resource $stream seekable
	 * @param callable( ImportJob ): bool $goes_on asked after each batch
	 * @throws UnreadableFile
	 */
	public function read( ImportJob $job, mixed $stream, callable $goes_on ): void {
		$source = ( $job->format ?? ImportFormat::of( $stream ) )->source( $stream );
		$batch  = array();

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

		// A list that names nobody is a mistake, all the more where it would remove everybody.
		if ( array() === $batch && 0 === $job->counts->rows() ) {
			throw new UnreadableFile( esc_html__( 'There are no dealers in this file.', 'hvac-blocks' ) );
		}

		$this->note( $job, $batch, $job->removes_missing && ! $job->counts->is_cut_off && ! self::cuts( $batch ) ? ImportStage::Comparing : ImportStage::Checked );
	}

	/**
	 * Notes the dealers that the file does not name.
	 *
	 * @param callable( ImportJob ): bool $goes_on
	 */
	public function compare( ImportJob $job, callable $goes_on ): void {
		do {
			$missing = $this->rows->missing( $job->id, $job->position, self::ROWS_A_BATCH );
			$current = $this->store->get_many( array_column( $missing, 0 ) );
			$noted   = array();
			$number  = $job->counts->rows();

			foreach ( $missing as $id => [ $company_id, $name ] ) {
				$noted[]       = new ImportRow( ++$number, ImportRowKind::Removed, 0, $company_id, $name, before: $current[ strtolower( $company_id ) ] ?? null );
				$job->position = $id;
				$job->counts->count( ImportRowKind::Removed );
			}

			if ( count( $missing ) < self::ROWS_A_BATCH ) {
				$job->enter( ImportStage::Checked );
			}

			$this->keep( $job, $noted );
		} while ( ImportStage::Comparing === $job->stage && $goes_on( $job ) );
	}

	/** @param list<SourceRow> $rows */
	private function note( ImportJob $job, array $rows, ?ImportStage $next = null ): void {
		$bad     = array();
		$dealers = $this->located( $this->readable( $job, $rows, $bad ), $job->origin, $bad );
		$changes = $this->store->compare( array_column( $dealers, 1 ) );
		$ids     = array_map( static fn ( array $one ): string => $one[1]->dealer->company_id, array_filter( $dealers, static fn ( array $one ): bool => DealerChange::Changed === $changes[ $one[1]->dealer->company_id ] ) );
		$current = $this->store->get_many( array_values( $ids ) );
		$noted   = $bad;

		foreach ( $dealers as [ $line, $stored ] ) {
			$id     = $stored->dealer->company_id;
			$change = $changes[ $id ];
			$kind   = ImportRowKind::from( $change->value );
			$job->counts->approximate += (int) $stored->approximate;
			$noted[] = DealerChange::None === $change
				? new ImportRow( 0, $kind, $line, $id, $stored->dealer->name )
				: new ImportRow( 0, $kind, $line, $id, $stored->dealer->name, before: $current[ strtolower( $id ) ] ?? null, after: $stored, hash: $stored->hash() );
		}

		usort( $noted, static fn ( ImportRow $a, ImportRow $b ): int => $a->line <=> $b->line );
		$number   = $job->counts->rows();
		$numbered = array();

		foreach ( $noted as $row ) {
			$numbered[] = new ImportRow( ++$number, $row->kind, $row->line, $row->company_id, $row->name, $row->reason, $row->before, $row->after, $row->hash );
			$job->counts->count( $row->kind );
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

		$this->keep( $job, $numbered );
	}

	/** @param list<ImportRow> $rows */
	private function keep( ImportJob $job, array $rows ): void {
		// Together: the rows of a batch that was cut off are noted again.
		$this->transaction->run(
			function () use ( $job, $rows ): void {
				$this->rows->add( $job->id, $rows );
				$this->imports->save( $job );
			}
		);
	}

	/** @param list<SourceRow> $rows */
	private static function cuts( array $rows ): bool {
		return array() !== array_filter( $rows, static fn ( SourceRow $row ): bool => $row->is_cut_off );
	}

	/**
	 * @param list<SourceRow> $rows
	 * @param list<ImportRow> $bad
	 * @return list<array{int, Dealer}> each with its line
	 */
	private function readable( ImportJob $job, array $rows, array &$bad ): array {
		$read   = array();
		$stored = $this->stored( $rows );

		foreach ( $rows as $row ) {
			$data = $row->values['data'] ?? null;
			$id   = self::company_id( $row );
			$name = is_array( $data ) && is_scalar( $data['name'] ?? null ) ? self::clean( (string) $data['name'], 190 ) : '';

			if ( null === $row->values ) {
				$bad[] = new ImportRow( 0, ImportRowKind::Bad, $row->line, $id, $name, $row->problem );
				continue;
			}

			try {
				$known  = $stored[ strtolower( $id ) ] ?? null;
				$read[] = array( $row->line, Dealer::from_array( null === $known ? $row->values : StoredFields::fill( $row->values, $known ) ) );
			} catch ( InvalidDealer $error ) {
				$bad[] = new ImportRow( 0, ImportRowKind::Bad, $row->line, $id, $name, $error->getMessage() );
			}
		}

		return $this->first_of_each( $job, $read, $bad );
	}

	/**
	 * @param list<array{int, Dealer}> $read
	 * @param list<ImportRow> $bad
	 * @return list<array{int, Dealer}>
	 */
	private function first_of_each( ImportJob $job, array $read, array &$bad ): array {
		$seen  = $this->rows->lines( $job->id, array_map( static fn ( array $one ): string => $one[1]->company_id, $read ) );
		$first = array();

		foreach ( $read as [ $line, $dealer ] ) {
			$key = strtolower( $dealer->company_id );

			if ( isset( $seen[ $key ] ) ) {
				/* translators: %d: number of a line. */
				$bad[] = new ImportRow( 0, ImportRowKind::Bad, $line, $dealer->company_id, $dealer->name, sprintf( __( 'repeats the companyID from line %d', 'hvac-blocks' ), $seen[ $key ] ) );
				continue;
			}

			$seen[ $key ] = $line;
			$first[]      = array( $line, $dealer );
		}

		return $first;
	}

	/**
	 * Gives dealers without a position the one of their ZIP.
	 *
	 * @param list<array{int, Dealer}> $dealers
	 * @param list<ImportRow> $bad
	 * @return list<array{int, StoredDealer}>
	 */
	private function located( array $dealers, string $origin, array &$bad ): array {
		$areas = array();

		foreach ( $dealers as [ , $dealer ] ) {
			if ( null === $dealer->lat ) {
				$areas[] = (string) PostalCode::area( $dealer->zip );
			}
		}

		$points  = $this->locations->points( array_values( array_unique( array_filter( $areas ) ) ) );
		$located = array();

		foreach ( $dealers as [ $line, $dealer ] ) {
			$point = $points[ (string) PostalCode::area( $dealer->zip ) ] ?? null;

			if ( null !== $dealer->lat ) {
				$located[] = array( $line, new StoredDealer( $dealer, false, $origin ) );
			} elseif ( null !== $point ) {
				$located[] = array( $line, new StoredDealer( $dealer->with_point( ...$point ), true, $origin ) );
			} else {
				/* translators: %s: a ZIP code. */
				$bad[] = new ImportRow( 0, ImportRowKind::Bad, $line, $dealer->company_id, $dealer->name, '' === $dealer->zip ? __( 'has neither coordinates nor a ZIP code', 'hvac-blocks' ) : sprintf( __( 'has no coordinates, and the ZIP code “%s” is unknown', 'hvac-blocks' ), $dealer->zip ) );
			}
		}

		return $located;
	}

	/**
	 * The dealers of rows that have not all columns.
	 *
	 * @param list<SourceRow> $rows
	 * @return array<string, StoredDealer> by company ID in lower case
	 */
	private function stored( array $rows ): array {
		$partial = array_filter( $rows, static fn ( SourceRow $row ): bool => null !== $row->values && StoredFields::lacks( $row->values ) );
		$ids     = array_filter( array_map( self::company_id( ... ), $partial ), static fn ( string $id ): bool => '' !== $id );

		return $this->store->get_many( array_values( array_unique( $ids ) ) );
	}

	private static function company_id( SourceRow $row ): string {
		$data = $row->values['data'] ?? null;

		return is_array( $data ) && is_scalar( $data['companyID'] ?? null ) ? self::clean( (string) $data['companyID'], 64 ) : '';
	}

	private static function clean( string $text, int $longest ): string {
		return mb_substr( trim( preg_replace( '/^(\d+)\.0+$/', '$1', mb_scrub( $text ) ) ?? '' ), 0, $longest );
	}
}
