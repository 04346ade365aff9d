<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Leads\Destinations\HttpLeadDestination;
use HvacBlocks\Leads\Destinations\LeadPayload;
use HvacBlocks\Leads\Destinations\LeadSignature;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Platform\Database\UtcTime;
use HvacBlocks\Platform\Http\UpstreamRequest;

defined( 'ABSPATH' ) || exit;

/** The request that sends a lead to a webhook. */
final class WebhookRequest {
	private const UPSTREAM = 'webhooks';

	public static function of( Webhook $hook, WebhookEvent $event, Lead $lead ): UpstreamRequest {
		$values = self::values( $event, $lead );
		$data    = '' === $hook->template || $event->is_revocation() ? $values : WebhookTemplate::fill( $hook->template, $values );
		$headers = array(
			'Idempotency-Key'             => "$lead->idempotency_key-$event->value",
			HttpLeadDestination::DELIVERY => wp_generate_uuid4(),
		) + $hook->headers;
		$request = 'form' === $hook->format
			? UpstreamRequest::form( self::UPSTREAM, $hook->url, array_map( WebhookTemplate::text( ... ), $data ), $headers )
			: UpstreamRequest::post( self::UPSTREAM, $hook->url, $data, $headers );

		// Signed at every attempt: a service rejects old messages by the time in the signature.
		return $request->with_headers( ( new LeadSignature( array( $hook->secret ) ) )->headers( (string) $request->body, time() ) );
	}

	/** @return array<string, mixed> the values that a body or a template can have */
	private static function values( WebhookEvent $event, Lead $lead ): array {
		$identity = array(
			'event'     => $event->value,
			'reference' => $lead->reference,
			'form'      => $lead->form,
			'createdAt' => UtcTime::iso( $lead->created ),
		);

		return $event->is_revocation() ? $identity : $identity + self::more( $lead ) + LeadPayload::of( $lead );
	}

	/** @return array<string, mixed> */
	private static function more( Lead $lead ): array {
		return array(
			'status'     => $lead->status->value,
			'lang'       => $lead->lang->value,
			'pageUrl'    => $lead->page_url,
			'dealerName' => $lead->dealer_name,
		);
	}
}
