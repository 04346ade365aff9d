<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Leases numbers from the service in the settings. */
final readonly class WhodisAdapter implements NumberAdapter {
	public const UPSTREAM = 'whodis';

	private const SCHEMA = array(
		'type'       => 'object',
		'required'   => array( 'message' ),
		'properties' => array(
			'message' => array(
				'type'       => 'object',
				'required'   => array( 'leasePhoneNumber' ),
				'properties' => array(
					'leasePhoneNumber' => array( 'type' => array( 'string', 'integer' ) ),
				),
			),
		),
	);

	public function __construct( private Settings $settings, private UpstreamClient $client ) {}

	public function id(): string {
		return 'whodis';
	}

	public function lease( NumberRequest $request ): ?string {
		$url = $this->settings->string( 'whodis_url' );

		if ( '' === $url ) {
			return null;
		}

		$key     = $this->settings->string( 'whodis_key' );
		$answer  = $this->client->send( UpstreamRequest::post( self::UPSTREAM, $url, self::body( $request ), '' === $key ? array() : array( 'Authorization' => "Bearer $key" ), self::SCHEMA ) );
		$message = is_array( $answer->data['message'] ?? null ) ? $answer->data['message'] : array();
		$number  = $message['leasePhoneNumber'] ?? '';

		return is_scalar( $number ) ? (string) $number : '';
	}

	/** @return array<string, mixed> */
	private static function body( NumberRequest $request ): array {
		return array(
			'routingGroupID' => $request->routing_group,
			'sessionID'      => $request->session,
			'pageReferrer'   => $request->referrer,
			'leaseName'      => $request->lease,
			'metaData'       => array( 'dealerName' => $request->dealer_name ),
		);
	}
}
