<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\BasePath;
use WP;

defined( 'ABSPATH' ) || exit;

/** Gives the route its second address, from the specification, also below the site's own base path: the same handler, limit and response. */
final readonly class WhodisPath implements Feature {
	private const PATH = 'residential/api/whodis';

	private const BELOW = 'api/whodis';

	public function boot(): void {
		// Before rest_api_loaded(), which handles requests with a REST route.
		add_action( 'parse_request', $this->route( ... ), 1 );
	}

	private function route( WP $wp ): void {
		$path = trim( (string) $wp->request, '/' );

		// Every page runs this, and few read the base path.
		if ( str_ends_with( $path, self::BELOW ) && ( self::PATH === $path || trim( ( new BasePath() )->path( self::BELOW ), '/' ) === $path ) ) {
			$wp->query_vars['rest_route'] = WhodisRoute::PATH;
		}
	}
}
