<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/** A feature that does nothing on a REST route, where its classes are not even loaded: tags in a page's head, redirects, sitemaps. */
final readonly class OnPages implements Feature {
	/** @param Closure(): Feature $make */
	public function __construct( private Closure $make ) {}

	public function boot(): void {
		if ( null === RequestPath::rest_route() ) {
			( $this->make )()->boot();
		}
	}
}
