<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The service in the settings that receives every lead. It recognizes repeats by the header Idempotency-Key, attempts by X-HVAC-Blocks-Delivery, and
 * leads of this site by the signature.
 */
final readonly class HttpLeadDestination implements LeadDestination {
	public const UPSTREAM = 'leads';
	public const DELIVERY = 'X-HVAC-Blocks-Delivery';

	public function __construct( private Settings $settings, private UpstreamClient $client ) {}

	public function id(): string {
		return 'http';
	}

	public function active(): bool {
		return '' !== $this->settings->string( 'leads_url' );
	}

	public function deliver( Lead $lead ): DeliveryResult {
		if ( ! $this->active() ) {
			return DeliveryResult::retry( __( 'No lead service URL is set.', 'hvac-blocks' ) );
		}

		return HttpDelivery::send( $this->client, $this->request( $lead ) );
	}

	private function request( Lead $lead ): UpstreamRequest {
		$request = UpstreamRequest::post(
			self::UPSTREAM,
			$this->settings->string( 'leads_url' ),
			LeadPayload::of( $lead ),
			array(
				'Idempotency-Key' => $lead->idempotency_key,
				self::DELIVERY    => wp_generate_uuid4(),
			)
		);
		$signature = new LeadSignature( array( $this->settings->string( 'leads_sign_secret' ), $this->settings->string( 'leads_sign_secret_old' ) ) );

		// Signed at every attempt: a service rejects old messages by the time in the signature.
		return $request->with_headers( $signature->headers( (string) $request->body, time() ) );
	}
}
