<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Admin;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\SaveError;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Rebates\InvalidRebate;
use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Platform\Rest\SaveConflict;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Creates or replaces one rebate of this site, with the same checks as an import. */
final readonly class SaveRebateRoute extends Endpoint {
	protected const METHOD = 'PUT';
	protected const PATH   = StoredRebateAnswer::PATH;
	protected const MAY = array( Capability::MANAGE_REBATES );

	public function __construct( private RebateStore $store, private SiteCalendar $calendar ) {}

	public function args(): array {
		return array(
			...StoredRebateAnswer::args(),
			...RebateArguments::all(),
			'version' => SaveConflict::version_argument( __( 'The version that was edited, empty for a new rebate. If given, other people’s changes are not overwritten.', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		return StoredRebateAnswer::full_schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		try {
			// The address identifies the rebate, whatever the body says.
			$rebate = Rebate::from_array( array( ...$request->get_params(), 'id' => StoredRebateAnswer::id( $request ) ) );
		} catch ( InvalidRebate $error ) {
			return SaveError::invalid( 'hvac_blocks_invalid_rebate', $error->fields, $error->getMessage() );
		}

		$current = $this->store->get( $rebate->id );

		if ( is_string( $request['version'] ) && $request['version'] !== (string) $current?->hash() ) {
			return $this->conflict()->answer( $request['version'], null === $current ? null : $this->answer( $current ) );
		}

		$this->store->write( array( new StoredRebate( $rebate, 'manual' ) ) );
		$saved = $this->store->get( $rebate->id );

		return null === $saved ? StoredRebateAnswer::missing() : new WP_REST_Response( $this->answer( $saved ), null === $current ? 201 : 200 );
	}

	private function conflict(): SaveConflict {
		return new SaveConflict(
			'rebate',
			'id',
			__( 'A rebate with this ID already exists.', 'hvac-blocks' ),
			__( 'Someone else changed this rebate.', 'hvac-blocks' ),
			__( 'Someone else deleted this rebate.', 'hvac-blocks' )
		);
	}

	/** @return array<string, mixed> */
	private function answer( StoredRebate $stored ): array {
		return StoredRebateAnswer::of( $stored, $this->calendar->today() );
	}
}
