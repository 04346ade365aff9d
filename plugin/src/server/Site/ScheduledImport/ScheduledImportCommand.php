<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use HvacBlocks\Kernel\Console;

defined( 'ABSPATH' ) || exit;

/** Runs the scheduled import of dealers. */
final readonly class ScheduledImportCommand {
	public function __construct( private ScheduledImport $import, private Console $console ) {}

	/**
	 * Imports the dealers of the schedule now, to the end.
	 *
	 * ## OPTIONS
	 *
	 * [--again]
	 * : Read the file even if it is the one that was imported last.
	 *
	 * [--yes]
	 * : Import the waiting file even if it removes or empties a tenth of the dealers or more.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks scheduled-import run
	 *
	 * @param list<string> $arguments
	 * @param array<string, string|bool> $options
	 */
	public function run( array $arguments, array $options ): void {
		if ( null === ImportSchedule::stored() ) {
			$this->console->fail( __( 'No import is scheduled.', 'hvac-blocks' ) );

			return;
		}

		do {
			$is_free = $this->import->run( MINUTE_IN_SECONDS, empty( $options['yes'] ), ! empty( $options['again'] ), ! empty( $options['yes'] ) );
			$state   = ScheduleState::read();

			// Another process may hold the import for a moment.
		} while ( $is_free && $state->is_running && 0 === sleep( 1 ) );

		if ( ! $is_free ) {
			$this->console->fail( __( 'Another import is in progress. Resume it or discard it first.', 'hvac-blocks' ) );
		} elseif ( null === $state->outcome || $state->outcome->lasts() || $state->outcome->is_failure() ) {
			$this->console->fail( $state->outcome?->text( $state->problem ) ?? '' );
		} else {
			$this->console->success( $state->outcome->text( '' ) );
		}
	}
}
