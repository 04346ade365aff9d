<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Http\SftpClient;
use HvacBlocks\Platform\Import\Admin\ImportAnswer;
use HvacBlocks\Platform\Import\Importer;
use HvacBlocks\Platform\Import\ImportStage;

defined( 'ABSPATH' ) || exit;

/** What the screen shows: the schedule without its secrets, and its state. */
final readonly class ScheduleView {
	public function __construct( public Importer $import ) {}

	/** @return array<string, mixed> */
	public function all(): array {
		$schedule = ImportSchedule::stored();
		$state    = ScheduleState::read();
		$job      = $this->import->imports->get( $state->job );
		// A person may have answered the question meanwhile.
		$outcome = $state->outcome?->lasts() && ( null === $job || $job->stage->has_written() ) ? ScheduleOutcome::Imported : $state->outcome;
		$is_undone = ScheduleOutcome::Imported === $outcome && ImportStage::Undone === $job?->stage;

		return array(
			'schedule'  => null === $schedule ? null : array(
				...get_object_vars( $schedule ),
				'address'   => 'https' === $schedule->kind ? (string) wp_parse_url( $schedule->address, PHP_URL_HOST ) : $schedule->address,
				'secret'    => '' !== $schedule->secret,
			),
			'timezone'  => wp_timezone_string(),
			'hasSftp'   => SftpClient::is_available(),
			'isRunning' => $state->is_running,
			'finished'  => 0 === $state->finished ? '' : gmdate( 'c', $state->finished ),
			'outcome'   => $is_undone ? '' : $outcome->value ?? '',
			'message'   => $is_undone ? __( 'This import was undone.', 'hvac-blocks' ) : $outcome?->text( $state->problem ) ?? '',
			'job'       => null === $job ? null : ImportAnswer::of( $job, $this->import ),
		);
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		$text = array( 'type' => 'string' );
		$flag = array( 'type' => 'boolean' );

		return Schema::answer(
			'import-schedule',
			array(
				'schedule'  => array(
					'type'       => array( 'object', 'null' ),
					'properties' => array(
						'kind'        => array( 'type' => 'string', 'enum' => ImportSchedule::KINDS ),
						'address'     => Schema::described( 'string', __( 'Of an https address, the host alone.', 'hvac-blocks' ) ),
						'login'       => array( 'type' => 'string', 'enum' => ImportSchedule::LOGINS ),
						'user'        => $text,
						'secret'      => Schema::described( 'boolean', __( 'Whether there is one.', 'hvac-blocks' ) ),
						'fingerprint' => $text,
						'sheet'       => $text,
						'time'        => $text,
						'removes'     => $flag,
						'nightly'       => $flag,
					),
				),
				'timezone'  => $text,
				'hasSftp'   => Schema::described( 'boolean', __( 'Whether this server can read files over SFTP.', 'hvac-blocks' ) ),
				'isRunning' => $flag,
				'finished'  => $text,
				'outcome'   => array( 'type' => 'string', 'enum' => array( '', ...array_column( ScheduleOutcome::cases(), 'value' ) ) ),
				'message'   => $text,
				'job'       => array( 'type' => array( 'object', 'null' ), 'properties' => ImportAnswer::schema( $this->import )['properties'] ),
			)
		);
	}
}
