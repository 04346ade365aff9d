<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Kernel\Endpoint;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `POST /searches`: counts that a page's visitor searched; always responds 204. The searches themselves may be answered by a cache without the site's
 * knowledge, and crawlers request them, too.
 *
 * `GET /searches` is the same for a browser without JavaScript, which requests it as an image.
 */
final readonly class CountSearchRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/searches';
	protected const MAY  = self::EVERYBODY;

	/** Searches per minute from one address; a person needs some seconds for each. */
	private const LIMIT = 20;

	/** @param 'GET'|'POST' $method */
	public function __construct(
		private SearchCounter $counter,
		private CountGuard $guard,
		private string $method = 'POST',
	) {}

	public function method(): string {
		return $this->method;
	}

	public function args(): array {
		return array(
			'place' => array(
				'description' => __( 'The ZIP or postal code of the place found. Empty if it was not found.', 'hvac-blocks' ),
				'type'        => 'string',
				'maxLength'   => 200,
				'required'    => true,
			),
		);
	}

	public function schema(): array {
		return array(
			'$schema'     => 'http://json-schema.org/draft-04/schema#',
			'title'       => 'counted-search',
			'description' => __( 'No content (204).', 'hvac-blocks' ),
			'type'        => 'null',
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$refusal = $this->guard->refusal( $request, 'searches', self::LIMIT );

		if ( null !== $refusal ) {
			return $refusal;
		}

		$place = $request['place'];
		$this->counter->count( is_string( $place ) ? $place : '' );

		return new WP_REST_Response( null, 204 );
	}
}
