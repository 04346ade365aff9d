<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Leads\Delivery\DeliveryQueue;
use HvacBlocks\Leads\Destinations\DestinationHooks;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Platform\Http\UpstreamClient;

defined( 'ABSPATH' ) || exit;

/** Makes webhooks destinations of leads, and queues a delivery for each event that a webhook is sent. */
final readonly class WebhookEvents implements Feature {
	public const HOOKS = array( 'hvac_blocks_lead_destinations', 'hvac_blocks_lead_delivered', 'hvac_blocks_lead_failed', 'hvac_blocks_consent_revoked', 'hvac_blocks_marketing_revoked' );

	public function __construct( private LeadRepository $leads, private DeliveryQueue $queue, private UpstreamClient $client ) {}

	public function boot(): void {
		add_filter( 'hvac_blocks_lead_destinations', $this->with_webhooks( ... ), PHP_INT_MAX );
		add_action( 'hvac_blocks_lead_delivered', $this->delivered( ... ), 10, 2 );
		add_action( 'hvac_blocks_lead_failed', $this->failed( ... ), 10, 2 );
		add_action( 'hvac_blocks_consent_revoked', fn ( Lead $lead ) => $this->add( WebhookEvent::Withdrawn, $lead ) );
		add_action( 'hvac_blocks_marketing_revoked', fn ( Lead $lead ) => $this->add( WebhookEvent::Unsubscribed, $lead ) );
	}

	/**
	 * Runs last, so that a mistake of another plugin loses no webhook.
	 *
	 * @return array<array-key, mixed>
	 */
	private function with_webhooks( mixed $destinations ): array {
		if ( ! is_array( $destinations ) ) {
			DestinationHooks::mistaken();
			$destinations = array();
		}

		return array( ...array_values( $destinations ), ...WebhookStore::destinations( $this->client ) );
	}

	private function delivered( int $lead_id, string $destination ): void {
		if ( ! self::is_of( $destination, WebhookEvent::Delivered ) && self::has( WebhookEvent::Delivered ) && array( 'delivered' ) === array_values( array_unique( array_column( $this->queue->of( $lead_id ), 'state' ) ) ) ) {
			$this->add( WebhookEvent::Delivered, $this->leads->by_id( $lead_id ) );
		}
	}

	private function failed( int $lead_id, string $destination ): void {
		if ( ! self::is_of( $destination, WebhookEvent::Failed ) && self::has( WebhookEvent::Failed ) ) {
			$this->add( WebhookEvent::Failed, $this->leads->by_id( $lead_id ) );
		}
	}

	private function add( WebhookEvent $event, ?Lead $lead ): void {
		foreach ( WebhookStore::all() as $hook ) {
			if ( null !== $lead && $hook->wants( $event, $lead ) ) {
				$this->queue->add_once( $lead->id, $hook->destination( $event ) );
			}
		}
	}

	private static function has( WebhookEvent $event ): bool {
		foreach ( WebhookStore::all() as $hook ) {
			if ( $hook->is_on && in_array( $event, $hook->events, true ) ) {
				return true;
			}
		}

		return false;
	}

	/** Whether a delivery reports this very event: that is no event of its own. */
	private static function is_of( string $destination, WebhookEvent $event ): bool {
		return str_starts_with( $destination, Webhook::PREFIX ) && str_ends_with( $destination, "-$event->value" );
	}
}
