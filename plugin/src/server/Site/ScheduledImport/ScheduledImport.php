<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use Closure;
use HvacBlocks\Platform\Import\FileOnOtherNode;
use HvacBlocks\Platform\Import\ImportChunks;
use HvacBlocks\Platform\Import\Importer;
use HvacBlocks\Platform\Import\ImportJob;
use HvacBlocks\Platform\Import\ImportStage;
use HvacBlocks\Platform\Import\Intake\FileFormat;
use HvacBlocks\Platform\Import\LargeLoss;
use HvacBlocks\Platform\Import\UnreadableFile;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\State\Lease;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/**
 * Imports the schedule's file as people import files on the screen, where they can view, confirm, and undo it.
 *
 * Assumptions:
 * - One process at a time works on it. Its state is in the database, so that another process can continue if it is killed.
 * - Columns are read as people chose them for the last file with the same headings.
 * - Its texts are in the site's language, because there may be no user.
 */
final readonly class ScheduledImport {
	/** Seconds until the lock of a killed process expires: longer than a list, a download, and a step take. */
	private const LEASE = 240;
	private const LOCK  = 'scheduled-import';

	/** The run has failed after this many interrupted downloads. */
	private const MOST_TRIES = 3;

	/** Seconds for which an import on the screen blocks the schedule after its last step. */
	private const PAUSE = HOUR_IN_SECONDS;

	/** @param Closure(): Importer $importer */
	public function __construct( private Closure $importer, private Sources $sources, private SharedState $state ) {}

	/**
	 * Works for some seconds; `ScheduleState` says whether it is done.
	 *
	 * @param bool $is_asked whether to start before the scheduled time
	 * @param bool $again    whether to read the file even if it is the last one
	 * @param bool $anyway   whether to write even if much would be removed
	 * @return bool false if another process works on it, or a person on another import
	 */
	public function run( float $seconds, bool $is_asked = false, bool $again = false, bool $anyway = false ): bool {
		$schedule = ImportSchedule::stored();

		if ( null === $schedule ) {
			return true;
		}
		$work = fn (): bool => $this->work( $schedule, microtime( true ) + $seconds, $is_asked, $again, $anyway );

		return Lease::run( $this->state, self::LOCK, self::LEASE, static fn (): bool => LanguageSwitch::in( PageLanguage::of_site(), $work ) ) ?? false;
	}

	private function work( ImportSchedule $schedule, float $end, bool $is_asked, bool $again, bool $anyway ): bool {
		$importer = ( $this->importer )();
		$state    = ScheduleState::read();
		$job      = $importer->imports->get( $state->job );

		if ( $anyway && null !== $job && ImportStage::Checked === $job->stage && ScheduleOutcome::Asks === $state->outcome ) {
			$importer->confirm( $job );
			$state->is_running = true;
			$state->save();
		} elseif ( ! $state->is_running || $state->tries > 0 ) {
			// An interrupted download is due at once.
			$is_due = $is_asked || $state->is_running || ( $schedule->nightly && $state->finished < $schedule->last_moment() );

			if ( ! $is_due || self::is_busy( $importer, $state->job ) ) {
				return ! $is_due;
			}

			if ( ! $this->begin( $importer, $schedule, $state, $again ) ) {
				return true;
			}
		}

		self::go_on( $importer, $state, $end );

		return true;
	}

	/** Whether a person is importing another file. */
	public static function is_busy( Importer $importer, int $own ): bool {
		$latest = $importer->imports->latest();

		return null !== $latest && $latest->id !== $own && ! self::is_over( $latest ) && abs( time() - $latest->updated ) < self::PAUSE;
	}

	private static function is_over( ImportJob $job ): bool {
		return in_array( $job->stage, array( ImportStage::Done, ImportStage::Undone, ImportStage::Failed ), true );
	}

	/** @return bool whether there is a file to import */
	private function begin( Importer $importer, ImportSchedule $schedule, ScheduleState $state, bool $again ): bool {
		$state->is_running = true;
		++$state->tries;
		$state->save();

		$latest = $importer->imports->latest();

		try {
			if ( null !== $latest && $latest->stage->has_written() && ! self::is_over( $latest ) ) {
				throw new UnreadableFile( esc_html__( 'Another import is in progress. Resume it or discard it first.', 'hvac-blocks' ) );
			}

			if ( $state->tries > self::MOST_TRIES ) {
				throw new UnreadableFile( esc_html__( 'The server ended the download each time before it was complete.', 'hvac-blocks' ) );
			}

			$file = $this->sources->take( $schedule, $again ? array() : $state->version );
		} catch ( UnreadableFile $problem ) {
			$is_news = 0 === $state->failures;
			$state->finish( ScheduleOutcome::Failed, $problem->getMessage() );
			$is_news && ScheduleMail::failed( $state->problem );

			return false;
		}

		$hash = null === $file ? $state->hash : (string) hash_file( 'sha256', $file->path );

		if ( null === $file || ( ! $again && $hash === $state->hash ) ) {
			$state->version = $file->version ?? $state->version;
			true === $state->outcome?->lasts() ? $state->finish( $state->outcome, $state->problem ) : $state->finish( ScheduleOutcome::SameFile );

			return false;
		}

		$former = $importer->imports->get( $state->job );

		// The question about the former file is over.
		if ( null !== $former && ! $former->stage->has_written() ) {
			$importer->imports->forget( $former->id );
		}

		$state->job     = self::upload( $importer, $file, $schedule, $hash )->id;
		$state->version = $file->version;
		$state->hash    = $hash;
		$state->tries   = 0;
		$state->save();

		return true;
	}

	private static function upload( Importer $importer, SourceFile $file, ImportSchedule $schedule, string $hash ): ImportJob {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- streamed: it may contain 100,000 records.
		$stream = fopen( $file->path, 'rb' );
		$job    = $importer->imports->create( $file->name, (int) filesize( $file->path ), $hash, null, 'import', $schedule->removes, ImportStage::Uploading, new FileFormat( sheet: $schedule->sheet ) );

		for ( $number = 0; false !== $stream && $number < $job->chunks(); $number++ ) {
			$importer->chunks->put( $job->id, $number, (string) stream_get_contents( $stream, ImportChunks::SIZE ) );
		}

		false !== $stream && fclose( $stream );
		// phpcs:enable
		$job->enter( ImportStage::Converting );
		$importer->imports->save( $job );

		return $job;
	}

	private static function go_on( Importer $importer, ScheduleState $state, float $end ): void {
		do {
			$job = $importer->imports->get( $state->job );

			if ( null === $job ) {
				// A person discarded it.
				$state->finish( ScheduleOutcome::NoChange );

				return;
			}

			if ( ! $job->stage->goes_on() || ImportStage::Undoing === $job->stage ) {
				if ( self::decide( $importer, $state, $job ) ) {
					return;
				}

				continue;
			}

			try {
				if ( ! $importer->step( $job, max( 1, min( 5, $end - microtime( true ) ) ) ) ) {
					return;
				}
			} catch ( FileOnOtherNode $error ) {
				$state->finish( ScheduleOutcome::Unreadable, $error->getMessage() );

				return;
			}
		} while ( microtime( true ) < $end );
	}

	/** Returns why a person must review the file first. */
	private static function question( ImportJob $job ): string {
		return $job->counts->is_cut_off ? __( 'The file ends unexpectedly. Some rows may be missing.', 'hvac-blocks' ) : ( new LargeLoss( $job->counts ) )->getMessage();
	}

	/** @return bool whether the run is over */
	private static function decide( Importer $importer, ScheduleState $state, ImportJob $job ): bool {
		if ( ImportStage::Checked === $job->stage && $job->counts->changes() > 0 && ! $job->counts->loses_a_tenth() && ! $job->counts->is_cut_off ) {
			$importer->confirm( $job );

			return false;
		}

		if ( ImportStage::Checked === $job->stage && 0 === $job->counts->changes() ) {
			// Nobody needs to look at it.
			$importer->imports->forget( $job->id );
			$state->finish( ScheduleOutcome::NoChange );

			return true;
		}

		$state->finish(
			match ( $job->stage ) {
				ImportStage::Checked => ScheduleOutcome::Asks,
				ImportStage::Columns => ScheduleOutcome::Columns,
				ImportStage::Failed  => ScheduleOutcome::Unreadable,
				default              => ScheduleOutcome::Imported,
			},
			ImportStage::Checked === $job->stage ? self::question( $job ) : $job->problem
		);
		ScheduleMail::about( $importer, $job, $state );

		return true;
	}
}
