<?php
declare(strict_types=1);

namespace HvacBlocks\CallTracking;

use HvacBlocks\Feature;
use WP;

defined( 'ABSPATH' ) || exit;

/** Gives the route its second address, `/residential/api/whodis`: the same handler, limit and answer. */
final readonly class WhodisPath implements Feature {
	private const PATH = 'residential/api/whodis';

	public function boot(): void {
		// Before rest_api_loaded(), which serves a request that has a REST route.
		add_action( 'parse_request', $this->route( ... ), 1 );
	}

	private function route( WP $wp ): void {
		if ( self::PATH === trim( (string) $wp->request, '/' ) ) {
			$wp->query_vars['rest_route'] = WhodisRoute::PATH;
		}
	}
}
