<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Kernel\Schema;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * `POST /searches`: counts that a page's visitor searched; always responds 204. The searches themselves may be answered by a cache without the site's
 * knowledge, and crawlers request them, too.
 *
 * `GET /searches` is the same for a browser without JavaScript, which requests it as an image.
 */
final readonly class CountSearchRoute extends CountRoute {
	protected const KIND  = 'searches';
	protected const TITLE = 'counted-search';

	/** @param 'GET'|'POST' $method */
	public function __construct(
		private SearchCounter $counter,
		CountGuard $guard,
		private string $method = 'POST',
	) {
		parent::__construct( $guard );
	}

	public function method(): string {
		return $this->method;
	}

	public function args(): array {
		return array(
			'place' => Schema::text( __( 'The ZIP or postal code of the place found. Empty if it was not found.', 'hvac-blocks' ), 200, is_required: true ),
		);
	}

	protected function count( WP_REST_Request $request ): void {
		$this->counter->count( self::text( $request, 'place' ) );
	}
}
