<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

defined( 'ABSPATH' ) || exit;

/** The state of the scheduled import, complete enough for another process to continue it. */
final class ScheduleState {
	public const OPTION = 'hvac_blocks_import_schedule_state';

	/**
	 * @param bool                  $is_running from the first byte to the outcome
	 * @param int                   $finished   when it last finished, Unix time
	 * @param int                   $tries      interrupted downloads since then
	 * @param array<string, string> $version    of the last file, as reported by its source
	 * @param string                $hash       of the last file's content
	 * @param int                   $job        the import of the last file
	 * @param string                $problem    why it failed, in the site's language
	 * @param int                   $failures   in a row
	 * @param string                $source     the schedule that the version, the hash and the failures are about: `ImportSchedule::source()`
	 */
	public function __construct(
		public bool $is_running = false,
		public int $finished = 0,
		public int $tries = 0,
		public array $version = array(),
		public string $hash = '',
		public int $job = 0,
		public ?ScheduleOutcome $outcome = null,
		public string $problem = '',
		public int $failures = 0,
		public string $source = '',
	) {}

	/** Leaves out version, hash and failures of another source: they say nothing about the current one. */
	public static function read(): self {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : array();
		$number = static fn ( string $name ): int => is_int( $stored[ $name ] ?? null ) ? $stored[ $name ] : 0;
		$text   = static fn ( string $name ): string => is_string( $stored[ $name ] ?? null ) ? $stored[ $name ] : '';
		/** @var array<string, string> $version */
		$version = array_filter( is_array( $stored['version'] ?? null ) ? $stored['version'] : array(), is_string( ... ) );

		$source   = ImportSchedule::stored()?->source() ?? '';
		$is_known = in_array( $text( 'source' ), array( '', $source ), true );

		return new self(
			true === ( $stored['is_running'] ?? null ),
			$number( 'finished' ),
			$number( 'tries' ),
			$is_known ? $version : array(),
			$is_known ? $text( 'hash' ) : '',
			$number( 'job' ),
			ScheduleOutcome::tryFrom( $text( 'outcome' ) ),
			$text( 'problem' ),
			$is_known ? $number( 'failures' ) : 0,
			$source,
		);
	}

	public function save(): void {
		update_option( self::OPTION, array( ...get_object_vars( $this ), 'outcome' => $this->outcome->value ?? '' ), false );
	}

	/** Ends a run. */
	public function finish( ScheduleOutcome $outcome, string $problem = '' ): void {
		$this->is_running = false;
		$this->finished   = time();
		$this->tries      = 0;
		$this->outcome    = $outcome;
		$this->problem    = $problem;
		$this->failures   = $outcome->is_failure() ? $this->failures + 1 : 0;
		$this->save();
	}
}
