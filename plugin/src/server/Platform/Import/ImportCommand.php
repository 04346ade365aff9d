<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use Closure;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Platform\Import\Columns\ColumnChoice;
use HvacBlocks\Platform\Import\Columns\FileColumn;
use HvacBlocks\Platform\Import\Columns\InvalidColumns;
use HvacBlocks\Platform\Import\Columns\UnknownColumns;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * What the import commands share; their public methods, with their arguments, are their own.
 *
 * @phpstan-import-type ImportFigures from ImportReport
 */
abstract readonly class ImportCommand {
	public function __construct( protected Importer $import, protected Console $console ) {}

	/** Describes the progress. */
	abstract protected function progress_text( string $read, string $saved ): string;

	/** @param ImportFigures $report */
	protected function summary_text( array $report ): string {
		return sprintf(
			$report['dryRun']
				/* translators: 1 to 5: numbers. */
				? __( 'Nothing was saved. %1$d rows: %2$d new, %3$d changed, %4$d unchanged, %5$d invalid.', 'hvac-blocks' )
				/* translators: 1 to 5: numbers. */
				: __( '%1$d rows: %2$d new, %3$d changed, %4$d unchanged, %5$d invalid.', 'hvac-blocks' ),
			$report['rows'],
			$report['new'],
			$report['changed'],
			$report['unchanged'],
			$report['bad']
		);
	}

	abstract protected function removed_text( int $count, bool $is_dry ): string;

	/** Says that records were left as they are because they were edited; `$keys` names some. */
	abstract protected function kept_text( int $count, string $keys ): string;

	abstract protected function undone_text( string $file, int $count ): string;

	/**
	 * @param list<string> $arguments the file
	 * @param array<string, string|bool> $options format, sheet, dry-run, resume, remove-missing, columns
	 */
	final protected function run_import( array $arguments, array $options ): void {
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
				after_batch: fn ( ImportReport $so_far ) => $this->console->progress( $this->progress_text( number_format_i18n( $so_far->rows() ), number_format_i18n( $so_far->done() ) ) ),
				removes_missing: ! empty( $options['remove-missing'] ),
				name: basename( $file ),
				columns: $this->columns( $options['columns'] ?? null ),
				sheet: (string) ( $options['sheet'] ?? '' ),
				may_lose_much: ! empty( $options['yes'] )
			);
		} catch ( UnknownColumns $error ) {
			/* translators: 1: what is wrong, 2: names of columns. */
			$this->console->fail( sprintf( __( '%1$s Use --columns to say what its columns are: %2$s', 'hvac-blocks' ), $error->getMessage(), implode( ', ', FileColumn::unused( $error->columns ) ) ) );

			return;
		} catch ( LargeLoss $error ) {
			$this->console->fail( $error->getMessage() . ' ' . __( 'Use --yes to import it, or --dry-run to see what it changes.', 'hvac-blocks' ) );

			return;
		} catch ( UnreadableFile | ImportLocked | InvalidColumns $error ) {
			$this->console->fail( $error->getMessage() );

			return;
		}

		$this->tell( $report->to_array() );
	}

	/**
	 * @return array<string, ?string>
	 * @throws InvalidColumns
	 */
	private function columns( mixed $file ): array {
		if ( ! is_string( $file ) ) {
			return array();
		}

		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the command line.
		return ColumnChoice::of_json( $this->import->target, is_file( $file ) ? (string) file_get_contents( $file ) : '' );
	}

	/**
	 * @param string $file or - for standard output
	 * @param Closure( Closure( string ): void ): void $write passes on the pieces
	 * @param string $done the message for a complete file; %s is its name
	 */
	final protected function run_export( string $file, Closure $write, string $done ): void {
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a file of the command line, streamed; a failure is reported below.
		$stream = '' === $file ? false : @fopen( '-' === $file ? 'php://output' : $file, 'wb' );

		if ( false === $stream ) {
			/* translators: %s: name of a file. */
			$this->console->fail( sprintf( __( 'The file “%s” cannot be written.', 'hvac-blocks' ), $file ) );

			return;
		}

		$is_whole = true;
		$write(
			static function ( string $piece ) use ( $stream, &$is_whole ): void {
				$is_whole = $is_whole && @fwrite( $stream, $piece ) === strlen( $piece );
			}
		);
		fclose( $stream );
		// phpcs:enable

		if ( ! $is_whole ) {
			/* translators: %s: name of a file. */
			$this->console->fail( sprintf( __( 'The file “%s” could not be written completely.', 'hvac-blocks' ), $file ) );
		} elseif ( '-' !== $file ) {
			$this->console->success( sprintf( $done, $file ) );
		}
	}

	/** @param array<string, string|bool> $options overwrite */
	final protected function run_undo( array $options ): void {
		$job = $this->import->imports->undoable();

		if ( null === $job ) {
			$this->console->fail( __( 'There is no import to undo.', 'hvac-blocks' ) );

			return;
		}

		$edited = $this->import->rows->edited_since( $job->id );
		$this->import->undo( $job, ! empty( $options['overwrite'] ) );

		if ( $job->counts->kept > 0 ) {
			$this->console->warning( $this->kept_text( $job->counts->kept, implode( ', ', $edited['some'] ) . ( $edited['total'] > count( $edited['some'] ) ? ', …' : '' ) ) );
		}

		$this->console->success( $this->undone_text( $job->name, $job->counts->done - $job->counts->kept ) );
	}

	/** @param ImportFigures $report */
	private function tell( array $report ): void {
		$this->console->line( '' );

		if ( '' !== $report['found'] ) {
			$this->console->line( $report['found'] );
		}

		if ( array() !== $report['unused'] ) {
			/* translators: %s: names of columns of a file. */
			$this->console->warning( Text::sentence( __( 'These columns are not imported: %s.', 'hvac-blocks' ), implode( ', ', $report['unused'] ) ) );
		}

		foreach ( array( ...$report['badRows'], ...$report['warnedRows'] ) as $row ) {
			/* translators: 1: number of a line, 2: a company ID, 3: what is wrong. */
			$this->console->warning( sprintf( __( 'Line %1$d (%2$s): %3$s', 'hvac-blocks' ), $row['line'], $row[ $this->import->target->key_field() ], $row['reason'] ) );
		}

		if ( $report['bad'] > count( $report['badRows'] ) ) {
			/* translators: %d: a number. */
			$this->console->warning( sprintf( __( '… and %d more invalid rows.', 'hvac-blocks' ), $report['bad'] - count( $report['badRows'] ) ) );
		}

		if ( $report['warned'] > count( $report['warnedRows'] ) ) {
			/* translators: %d: a number. */
			$this->console->warning( sprintf( __( '… and %d more rows to check.', 'hvac-blocks' ), $report['warned'] - count( $report['warnedRows'] ) ) );
		}

		$this->console->success( $this->summary_text( $report ) );

		if ( $report['warned'] > 0 ) {
			/* translators: %d: a number. */
			$this->console->line( sprintf( _n( '%d row has a warning above.', '%d rows have a warning above.', $report['warned'], 'hvac-blocks' ), $report['warned'] ) );
		}

		if ( $report['removed'] > 0 ) {
			$this->console->line( $this->removed_text( $report['removed'], $report['dryRun'] ) );
		}
	}
}
