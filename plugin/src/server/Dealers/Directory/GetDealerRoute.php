<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\DealerSchema;
use HvacBlocks\Dealers\Records\PublicDealer;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\RecordId;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Rest\CacheHeaders;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns one dealer. */
final readonly class GetDealerRoute extends Endpoint {
	protected const MAY = self::EVERYBODY;

	private const SECONDS_FRESH = 300;

	public function __construct( private DealerDirectory $dealers ) {}

	public function path(): string {
		return '/hvac-blocks/v1/dealers/(?P<companyID>' . RecordId::PATTERN . ')';
	}

	public function args(): array {
		return array( 'companyID' => Schema::in_path( __( 'The dealer’s company ID.', 'hvac-blocks' ) ) );
	}

	public function schema(): array {
		return array(
			'$schema' => Schema::DRAFT,
			'title'   => 'dealer',
			...DealerSchema::dealer(),
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		try {
			$dealer = $this->dealers->get( self::text( $request, 'companyID' ) );
		} catch ( Unavailable $failure ) {
			return DealersUnavailable::answer( $failure );
		}

		if ( null === $dealer ) {
			return new WP_Error( 'hvac_blocks_no_dealer', __( 'Dealer not found.', 'hvac-blocks' ), array( 'status' => 404 ) );
		}

		return CacheHeaders::shared( new WP_REST_Response( PublicDealer::of( $dealer ) ), self::SECONDS_FRESH );
	}
}
