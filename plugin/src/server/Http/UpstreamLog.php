<?php
declare(strict_types=1);

namespace HvacBlocks\Http;

use Closure;

defined( 'ABSPATH' ) || exit;

/** What the server's error log says of upstreams: which one, its host and why; never a path, a query or a body. */
final readonly class UpstreamLog {
	/** @param (Closure(string): void)|null $write another place than the error log */
	public function __construct( private ?Closure $write = null ) {}

	public function cut_off( UpstreamRequest $request, UpstreamFailure $failure, int $failures ): void {
		$line = sprintf( 'HVAC Blocks: the %s service (%s) failed %d times in a row, last with "%s"; it is left alone until it answers again.', $request->upstream, $request->host(), $failures, $failure->getMessage() );

		if ( null === $this->write ) {
			error_log( $line ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- an outage belongs into the server's log.
		} else {
			( $this->write )( $line );
		}
	}
}
