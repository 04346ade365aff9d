<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use Closure;

defined( 'ABSPATH' ) || exit;

/** A client that is made on the first request: most pages send none. */
final readonly class LazyUpstreamClient implements UpstreamClient {
	/** @param Closure(): UpstreamClient $make its client keeps nothing between two calls */
	public function __construct( private Closure $make ) {}

	public function send( UpstreamRequest $request ): UpstreamAnswer {
		return ( $this->make )()->send( $request );
	}
}
