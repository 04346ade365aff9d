<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

use Closure;
use HvacBlocks\Kernel\ErrorLog;

defined( 'ABSPATH' ) || exit;

/** Writes to the server's error log; the same line at most once a day, however many requests cause it. */
final readonly class DailyLog {
	private const LONGEST = 1000;

	/** @param (Closure(string): void)|null $write a destination other than the error log */
	public function __construct( private SharedState $state, private ?Closure $write = null ) {}

	public function warn( string $text ): void {
		$line = mb_strimwidth( "HVAC Blocks: $text", 0, self::LONGEST, '…' );

		if ( ! $this->state->add( 'daily-log:' . md5( $line ), 1, DAY_IN_SECONDS ) ) {
			return;
		}

		if ( null === $this->write ) {
			ErrorLog::write( $line );
		} else {
			( $this->write )( $line );
		}
	}
}
