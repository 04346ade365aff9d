<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** A route that counts what a page's visitor did; always responds 204. */
abstract readonly class CountRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const MAY    = self::EVERYBODY;

	/** @var string the path, and what is limited */
	protected const KIND = '';

	/** @var string the schema's */
	protected const TITLE = '';

	/** @var int counts per minute from one address; a person needs some seconds for each */
	protected const LIMIT = 20;

	public function __construct( private CountGuard $guard ) {}

	/** How many counts a request asks for. */
	protected function counts( WP_REST_Request $request ): int {
		return 1;
	}

	abstract protected function count( WP_REST_Request $request ): void;

	public function path(): string {
		return '/hvac-blocks/v1/' . static::KIND;
	}

	public function schema(): array {
		return Schema::nothing( static::TITLE, __( 'No content (204).', 'hvac-blocks' ) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$refusal = $this->guard->refusal( $request, static::KIND, static::LIMIT, $this->counts( $request ) );

		if ( null !== $refusal ) {
			return $refusal;
		}

		$this->count( $request );

		return new WP_REST_Response( null, 204 );
	}
}
