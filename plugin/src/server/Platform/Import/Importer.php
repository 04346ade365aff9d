<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use Closure;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Import\Columns\ColumnMapping;
use HvacBlocks\Platform\Import\Columns\FileColumn;
use HvacBlocks\Platform\Import\Columns\RememberedColumns;
use HvacBlocks\Platform\Import\Columns\UnknownColumns;
use HvacBlocks\Platform\Import\Csv\CsvReader;
use HvacBlocks\Platform\Import\Files\FileTarget;
use HvacBlocks\Platform\Import\Files\ImportFiles;
use HvacBlocks\Platform\Import\Intake\FileFormat;
use HvacBlocks\Platform\Import\Intake\FileKind;
use HvacBlocks\Platform\Import\Intake\Intake;
use HvacBlocks\Platform\Import\Intake\TemporaryFile;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Imports the records of a file: checks them, waits for confirmation, writes them in batches, and can undo them.
 *
 * Assumptions:
 * - Everything an import needs to resume is in the database, so a later request or another machine can continue it.
 * - One process at a time works on an import.
 * - Records that are not in the file stay, unless the import is set to remove them.
 *
 * Longer than other files: everything that people and commands do with an import, in one place above the classes that do the work.
 */
readonly class Importer {
	/** The seconds for which a killed process holds an import: longer than any batch takes. */
	private const LEASE = 20;

	/** The same while it unpacks a workbook up to where the last process stopped. */
	private const LEASE_OF_FILE = 60;

	public ImportStore $imports;

	public PlannedChanges $rows;

	public ImportChunks $chunks;

	private ImportIntake $intake;

	private ImportCheck $check;

	private ImportWriter $writer;

	/** Null if its records name no files. */
	private ?ImportFiles $files;

	private Transaction $transaction;

	public function __construct( wpdb $wpdb, public ImportTarget $target ) {
		$transaction       = new Transaction( $wpdb );
		$this->transaction = $transaction;
		$this->imports = new ImportStore( $wpdb, $target->name() );
		$this->rows    = new PlannedChanges( $wpdb, $target );
		$this->chunks  = new ImportChunks( $wpdb );
		$this->intake  = new ImportIntake( $transaction, $this->imports, $this->chunks );
		$this->check   = new ImportCheck( $transaction, $this->imports, $this->rows, $target );
		$this->writer  = new ImportWriter( $transaction, $this->imports, $this->rows, $target );
		$this->files   = $target instanceof FileTarget ? new ImportFiles( $transaction, $this->imports, $this->rows, $target ) : null;
	}

	/**
	 * Runs a whole import at once, for the command line and small files.
	 *
	 * @param resource $stream a seekable file
	 * @param bool $resume whether to continue an unfinished import of the same file
	 * @param string $origin the source of the records: `import`, which can be undone, or `demo`
	 * @param (Closure( ImportReport ): void)|null $after_batch
	 * @param array<string, ?string> $columns columns of the file that their headings do not identify: `ColumnMapping`
	 * @throws UnreadableFile
	 * @throws ImportLocked if another process is working on it
	 * @throws LargeLoss if it is not allowed
	 */
	public function run( mixed $stream, ?ImportFormat $format = null, bool $dry_run = false, bool $resume = false, string $origin = 'import', ?Closure $after_batch = null, bool $removes_missing = false, string $name = '', array $columns = array(), string $sheet = '', bool $may_lose_much = true ): ImportReport {
		$signature = self::signature( $stream, $sheet );
		$intake    = FileKind::intake( $stream, $sheet );
		$text      = $intake->is_plain() ? null : self::text( $intake );
		$stream    = $text->stream ?? $stream;
		$job       = ( $resume ? $this->imports->unfinished( $signature, $origin ) : null )
			?? $this->imports->create( $name, (int) ( fstat( $stream )['size'] ?? 0 ), $signature, $format, $origin, $removes_missing, ImportStage::Checking, $intake->found() );

		if ( array() !== $columns ) {
			$job->chosen = $columns;
			$this->imports->save_columns( $job );
		}

		$job       = $this->held( $job );
		$goes_on   = function ( ImportJob $job ) use ( $after_batch, $dry_run ): bool {
			$this->imports->renew( $job->id, self::LEASE );

			if ( null !== $after_batch ) {
				$after_batch( $this->report( $job, $dry_run ) );
			}

			return true;
		};

		try {
			$this->advance( $job, $stream, $goes_on );

			if ( ! $dry_run && ! $may_lose_much && ImportStage::Checked === $job->stage && $job->counts->loses_much() ) {
				throw new LargeLoss( $job->counts );
			}

			if ( ! $dry_run && ImportStage::Checked === $job->stage && $job->counts->changes() > 0 ) {
				$job->enter( ImportStage::Importing );
				$this->imports->save( $job );
				$this->advance( $job, $stream, $goes_on );
			}
		} catch ( UnreadableFile | LargeLoss $error ) {
			$this->imports->forget( $job->id );
			throw $error;
		} finally {
			$this->imports->renew( $job->id, 0 );
		}

		$report = $this->report( $job, $dry_run );

		// Reads its rows before they are deleted.
		$report->to_array();

		// If it changed nothing, the previous import can still be undone.
		if ( $dry_run || 'import' !== $origin || 0 === $job->counts->changes() ) {
			$this->imports->forget( $job->id );
		}

		return $report;
	}

	/**
	 * Returns the import, reserved for this process, as the previous one left it. Waits for the lease of a killed process to end.
	 *
	 * @throws ImportLocked
	 */
	private function held( ImportJob $job ): ImportJob {
		$end = time() + self::LEASE + 1;

		while ( ! $this->imports->lease( $job->id, self::LEASE ) ) {
			if ( time() >= $end ) {
				throw new ImportLocked( esc_html__( 'Another process is already running this import.', 'hvac-blocks' ) );
			}

			sleep( 1 );
		}

		return $this->imports->get( $job->id ) ?? $job;
	}

	/**
	 * Advances an import for some seconds.
	 *
	 * @return bool false if another process is working on it
	 * @throws FileOnOtherNode if its file is not here
	 */
	public function step( ImportJob $job, float $seconds ): bool {
		if ( ! $this->imports->lease( $job->id, ImportStage::Converting === $job->stage ? self::LEASE_OF_FILE : self::LEASE ) ) {
			return false;
		}

		$end     = microtime( true ) + $seconds;
		$goes_on = function ( ImportJob $job ) use ( $end ): bool {
			$this->imports->renew( $job->id, self::LEASE );

			return microtime( true ) < $end;
		};

		try {
			$stream = ImportStage::Converting === $job->stage || ImportStage::Checking === $job->stage ? $this->file( $job ) : null;

			if ( ImportStage::Converting === $job->stage && null !== $stream && ! $this->intake->advance( $job, $stream, $seconds ) ) {
				return true;
			}

			$this->advance( $job, $stream, $goes_on );
		} catch ( UnknownColumns $error ) {
			$job->columns = $error->columns;
			$this->imports->save_columns( $job );
			$job->enter( ImportStage::Columns );
			$this->imports->save( $job );
		} catch ( UnreadableFile $error ) {
			$job->problem = $error->getMessage();
			$job->enter( ImportStage::Failed );
			$this->imports->save( $job );

			if ( 0 === $job->counts->found->workbook_size ) {
				$this->chunks->forget( $job->id );
			}
		} finally {
			$this->imports->renew( $job->id, 0 );
		}

		return true;
	}

	/**
	 * @return resource
	 * @throws FileOnOtherNode
	 */
	private function file( ImportJob $job ): mixed {
		if ( $this->chunks->received( $job->id ) < $job->chunks() ) {
			/* translators: %s: a command. */
			throw new FileOnOtherNode( esc_html( sprintf( __( 'The file for this import was read on the server’s command line and is not stored here. Resume it there with “%s”, or discard this import.', 'hvac-blocks' ), "wp hvac-blocks {$this->target->name()}s import FILE --resume" ) ) );
		}

		return $this->chunks->open( $job );
	}

	/**
	 * Reads the file again, with the user's choice of columns.
	 *
	 * @param array<string, ?string> $columns the path of each column, by its key
	 * @throws FileOnOtherNode
	 */
	public function choose_columns( ImportJob $job, array $columns ): void {
		$this->file( $job );
		$this->rows->forget( $job->id );
		$job->counts = new ImportCounts( $job->counts->found );
		$job->chosen = $columns;
		$job->enter( ImportStage::Checking );
		$this->imports->save_columns( $job );
		$this->imports->save( $job );
	}

	/** Reads another sheet of a workbook that is still stored: `FileFormat::$workbook_size`. */
	public function choose_sheet( ImportJob $job, string $sheet ): void {
		$this->transaction->run(
			function () use ( $job, $sheet ): void {
				$this->chunks->restore( $job->id );
				$this->rows->forget( $job->id );
				$job->size    = $job->counts->found->workbook_size;
				$job->counts  = new ImportCounts( new FileFormat( sheet: $sheet ) );
				$job->columns = array();
				$job->chosen  = array();
				$job->problem = '';
				$job->enter( ImportStage::Converting );
				$this->imports->save_columns( $job );
				$this->imports->save( $job );
			}
		);
	}

	/**
	 * The refused rows of a checked file: `RefusedRows`.
	 *
	 * @return Closure( Closure( string ): void ): void passes on the pieces
	 * @throws FileOnOtherNode
	 */
	public function refused( ImportJob $job ): Closure {
		$source = $this->target->source( ImportFormat::Csv, $this->file( $job ), new ColumnMapping( $job->paths() ) );

		return function ( Closure $write ) use ( $job, $source ): void {
			if ( $source instanceof CsvReader ) {
				( new RefusedRows( $this->rows ) )->write( $job, $source, $write );
			}
		};
	}

	/** Starts writing what was checked; the following steps do it. The chosen columns are remembered, and the file is no longer needed. */
	public function confirm( ImportJob $job ): void {
		if ( array() !== $job->chosen ) {
			( new RememberedColumns( $this->target->name() ) )->remember( $job->paths() );
		}

		$job->enter( ImportStage::Importing );
		$this->imports->save( $job );
		$this->chunks->forget( $job->id );
	}

	/** Undoes an import at once; `PlannedChanges::edited_since()` lists beforehand what others edited. */
	public function undo( ImportJob $job, bool $overwrites ): void {
		$this->begin_undo( $job, $overwrites );
		$this->writer->undo( $job, static fn (): bool => true );
	}

	/** Starts undoing an import; the following steps do it. */
	public function begin_undo( ImportJob $job, bool $overwrites ): void {
		if ( ImportStage::Undoing !== $job->stage ) {
			$job->counts->done       = 0;
			$job->counts->kept       = 0;
			$job->counts->overwrites = $overwrites;
			$job->enter( ImportStage::Undoing );
			$this->imports->save( $job );
		}
	}

	/**
	 * @param resource|null $stream needed while the file is read
	 * @param callable( ImportJob ): bool $goes_on
	 */
	private function advance( ImportJob $job, mixed $stream, callable $goes_on ): void {
		if ( ImportStage::Checking === $job->stage && null !== $stream ) {
			$this->check->read( $job, $stream, $goes_on );
		}

		if ( ImportStage::Comparing === $job->stage && $goes_on( $job ) ) {
			$this->check->compare( $job, $goes_on );
		}

		if ( ImportStage::Importing === $job->stage ) {
			$this->writer->bring( $job, $goes_on );
		} elseif ( ImportStage::Undoing === $job->stage ) {
			$this->writer->undo( $job, $goes_on );
		}

		if ( ImportStage::Fetching === $job->stage && null !== $this->files ) {
			$this->files->fetch( $job, $goes_on );
			$this->writer->finish( $job );
		}
	}

	private function report( ImportJob $job, bool $dry_run ): ImportReport {
		return new ImportReport( $dry_run, $this->target->key_field(), $job->counts, FileColumn::unused( $job->columns ), $job->found( $this->target ), fn ( int $most ): array => $this->rows->page( $job->id, ChangeKind::Bad, 1, $most ), fn ( int $most ): array => $this->rows->warned( $job->id, 1, $most ) );
	}

	/** The text of a file that is not plain text. */
	private static function text( Intake $intake ): TemporaryFile {
		$text = new TemporaryFile();

		foreach ( $intake->pieces() as $piece ) {
			$text->write( $piece );
		}

		return $text;
	}

	/**
	 * The same for the same content, wherever the file is.
	 *
	 * @param resource $stream
	 */
	private static function signature( mixed $stream, string $sheet ): string {
		$size = fstat( $stream )['size'] ?? 0;
		rewind( $stream );

		return $size . '-' . md5( $sheet . fread( $stream, 65_536 ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a part of a stream.
	}
}
