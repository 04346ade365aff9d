<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Leads\Destinations\AddedDestination;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Destinations\HttpDelivery;
use HvacBlocks\Leads\Destinations\SelectiveDestination;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Platform\Http\UpstreamClient;

defined( 'ABSPATH' ) || exit;

/** One event of a webhook as a destination of leads, with the queue, retries and ledger that all destinations have. */
final readonly class WebhookDestination implements AddedDestination, SelectiveDestination {
	public function __construct( private Webhook $hook, private WebhookEvent $event, private UpstreamClient $client ) {}

	public function id(): string {
		return $this->hook->destination( $this->event );
	}

	public function label(): string {
		return WebhookEvent::Stored === $this->event ? $this->hook->name : "{$this->hook->name} ({$this->event->label()})";
	}

	public function active(): bool {
		return $this->hook->is_on;
	}

	/** Later events are added to the queue when they happen: `WebhookEvents`. */
	public function takes( Lead $lead ): bool {
		return $this->hook->wants( $this->event, $lead ) && ( $lead->is_withdrawn() ? $this->event->is_revocation() : WebhookEvent::Stored === $this->event );
	}

	public function deliver( Lead $lead ): DeliveryResult {
		return HttpDelivery::send( $this->client, WebhookRequest::of( $this->hook, $this->event, $lead ) );
	}
}
