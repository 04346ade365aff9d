<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use Closure;
use HvacBlocks\Kernel\ErrorLog;

defined( 'ABSPATH' ) || exit;

/** Writes to the server's error log about upstreams: the name, the host and the reason; never a path, a query or a body. */
final readonly class UpstreamLog {
	/** @param (Closure(string): void)|null $write a destination other than the error log */
	public function __construct( private ?Closure $write = null ) {}

	public function failed( UpstreamRequest $request, UpstreamFailure $failure ): void {
		$this->say( sprintf( 'HVAC Blocks: the %s service (%s) failed with "%s"; the same again is not written for an hour.', $request->upstream, $request->host(), $failure->getMessage() ) );
	}

	public function cut_off( UpstreamRequest $request, UpstreamFailure $failure, int $failures ): void {
		$this->say( sprintf( 'HVAC Blocks: the %s service (%s) failed %d times in a row, last with "%s"; it is left alone until it answers again.', $request->upstream, $request->host(), $failures, $failure->getMessage() ) );
	}

	/** @param int $parts how many of the parts it sent */
	public function half( UpstreamRequest $request, int $parts, int $of ): void {
		$this->say( sprintf( 'HVAC Blocks: of %d things that the %s service (%s) sent, %d cannot be read whole; the same again is not written for an hour.', $of, $request->upstream, $request->host(), $parts ) );
	}

	private function say( string $line ): void {
		if ( null === $this->write ) {
			ErrorLog::write( $line );
		} else {
			( $this->write )( $line );
		}
	}
}
