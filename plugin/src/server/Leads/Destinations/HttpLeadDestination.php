<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Offers\Recommendation\LeadAnswers;
use HvacBlocks\Platform\Database\UtcTime;
use HvacBlocks\Platform\Http\FailureText;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamFailure;
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

	/** The service already has it: an earlier attempt reached it, but its response was lost. */
	private const TAKEN_BEFORE = 409;

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

		try {
			$answer = $this->client->send( $this->request( $lead ) );

			/* translators: %d: an HTTP status such as 201 */
			return DeliveryResult::delivered( sprintf( __( 'The service accepted the lead (status %d).', 'hvac-blocks' ), $answer->status ) );
		} catch ( UpstreamFailure $failure ) {
			return self::TAKEN_BEFORE === $failure->status
				? DeliveryResult::delivered( __( 'The service already has the lead (status 409).', 'hvac-blocks' ) )
				: self::not_delivered( $failure );
		}
	}

	private function request( Lead $lead ): UpstreamRequest {
		$request = UpstreamRequest::post(
			self::UPSTREAM,
			$this->settings->string( 'leads_url' ),
			// The field values come last in the array union, so that no field can replace a value that the server sets.
			array(
				'kind'      => $lead->kind,
				'source'    => $lead->source,
				'brand'     => $lead->brand,
				'companyId' => $lead->company_id,
			) + ( $lead->is_test ? array( 'test' => true ) : array() ) + ( null === $lead->product ? array() : array( 'product' => array( 'id' => $lead->product->id, 'name' => $lead->product->name ) ) ) + ( array() === $lead->answers ? array() : array( 'wizard' => LeadAnswers::sent( $lead->answers ) ) ) + self::marketing( $lead ) + $lead->fields,
			array(
				'Idempotency-Key' => $lead->idempotency_key,
				self::DELIVERY    => wp_generate_uuid4(),
			)
		);
		$signature = new LeadSignature( array( $this->settings->string( 'leads_sign_secret' ), $this->settings->string( 'leads_sign_secret_old' ) ) );

		// Signed at every attempt: a service rejects old messages by the time in the signature.
		return $request->with_headers( $signature->headers( (string) $request->body, time() ) );
	}

	/** @return array{marketing?: array{agreed: bool, revokedAt: string, version: string, text: string, sha256: string, lang: string, time: string}} */
	private static function marketing( Lead $lead ): array {
		return null === $lead->marketing ? array() : array(
			'marketing' => array(
				'agreed'    => $lead->agrees_to_marketing(),
				'revokedAt' => UtcTime::iso( $lead->marketing_revoked_at ),
				'version'   => $lead->marketing->version,
				'text'      => $lead->marketing->text,
				'sha256'    => $lead->marketing->hash,
				'lang'      => $lead->marketing->language->value,
				'time'      => UtcTime::iso( $lead->marketing->given_at ),
			),
		);
	}

	private static function not_delivered( UpstreamFailure $failure ): DeliveryResult {
		$detail = FailureText::of( $failure );

		return self::is_final( $failure ) ? DeliveryResult::failed( $detail ) : DeliveryResult::retry( $detail, $failure->retry_after );
	}

	/** The service read the lead and rejects it; any other failure may be temporary. */
	private static function is_final( UpstreamFailure $failure ): bool {
		return null !== $failure->status && $failure->status >= 400 && $failure->status < 500 && ! in_array( $failure->status, array( 408, 425, 429 ), true );
	}
}
