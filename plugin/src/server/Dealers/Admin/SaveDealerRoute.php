<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Records\CrossCheck;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\InvalidDealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\SaveError;
use HvacBlocks\Platform\Rest\SaveConflict;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Creates or replaces one dealer of this site, with the same checks as an import. */
final readonly class SaveDealerRoute extends Endpoint {
	protected const METHOD = 'PUT';
	protected const PATH   = StoredDealerAnswer::PATH;
	protected const MAY = array( Capability::MANAGE_DEALERS );

	public function __construct(
		private DealerStore $store,
		private CrossCheck $check,
	) {}

	public function args(): array {
		// Its values are read and rejected like those of an import.
		$part = array(
			'type'          => 'object',
			'maxProperties' => 100,
		);

		return array(
			...StoredDealerAnswer::args(),
			'data'            => $part + array( 'required' => true ),
			'location'        => $part,
			'metaData'        => $part,
			'whodis'          => $part,
			'fields'          => $part,
			'zipcodeCoverage' => array(
				'type'     => 'array',
				'maxItems' => 50000,
				'items'    => array(
					'type'      => array( 'string', 'integer' ),
					'maxLength' => 20,
				),
			),
			'version'         => SaveConflict::version_argument( __( 'The version that was edited, empty for a new dealer. If given, other people’s changes are not overwritten.', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		return StoredDealerAnswer::full_schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$data = is_array( $request['data'] ) ? $request['data'] : array();

		try {
			// The address identifies the dealer, whatever the body says.
			$dealer = Dealer::unchecked( array( ...$request->get_params(), 'data' => array( ...$data, 'companyID' => $request['companyID'] ) ) );
		} catch ( InvalidDealer $error ) {
			return self::refused( $error->getMessage(), $error->fields );
		}

		[ $checked ] = $this->check->check( array( $dealer ) );

		if ( null === $checked->dealer->lat ) {
			$reason = __( 'The dealer has neither coordinates nor a known ZIP code.', 'hvac-blocks' );

			return self::refused( $reason, array( '' === $dealer->zip ? 'lat' : 'zip' => $reason ) );
		}

		$current = $this->store->get( $dealer->company_id );

		if ( is_string( $request['version'] ) && $request['version'] !== (string) $current?->hash() ) {
			return self::conflict()->answer( $request['version'], null === $current ? null : StoredDealerAnswer::in_full( $current, $this->check ) );
		}

		$this->store->write( array( new StoredDealer( $checked->dealer, $checked->is_approximate, 'manual' ) ) );
		$saved = $this->store->get( $dealer->company_id );

		return null === $saved
			? StoredDealerAnswer::missing()
			: new WP_REST_Response( StoredDealerAnswer::in_full( $saved, $this->check, $checked->warnings ), null === $current ? 201 : 200 );
	}

	private static function conflict(): SaveConflict {
		return new SaveConflict(
			'dealer',
			'companyID',
			__( 'A dealer with this company ID already exists.', 'hvac-blocks' ),
			__( 'Someone else changed this dealer.', 'hvac-blocks' ),
			__( 'Someone else deleted this dealer.', 'hvac-blocks' )
		);
	}

	/** @param array<string, string> $fields */
	private static function refused( string $reason, array $fields ): WP_Error {
		return SaveError::invalid( 'hvac_blocks_invalid_dealer', $fields, $reason );
	}
}
