<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

defined( 'ABSPATH' ) || exit;

/** The events of a lead that webhooks are sent, each once. */
enum WebhookEvent: string {
	/** It came in, or someone released it from suspected spam. */
	case Stored = 'stored';

	/** Every destination has it. */
	case Delivered = 'delivered';

	/** A destination will not receive it unless someone retries. */
	case Failed = 'failed';

	/** The consent to be contacted was revoked. */
	case Withdrawn = 'withdrawn';

	/** The consent to marketing was revoked. */
	case Unsubscribed = 'unsubscribed';

	public function label(): string {
		return match ( $this ) {
			self::Stored       => __( 'New lead', 'hvac-blocks' ),
			self::Delivered    => __( 'Delivered', 'hvac-blocks' ),
			self::Failed       => __( 'Failed', 'hvac-blocks' ),
			self::Withdrawn    => __( 'Consent revoked', 'hvac-blocks' ),
			self::Unsubscribed => __( 'Marketing revoked', 'hvac-blocks' ),
		};
	}

	/** Whether the receiver gets only the lead's reference, because the person withdrew the consent to use the rest. */
	public function is_revocation(): bool {
		return self::Withdrawn === $this || self::Unsubscribed === $this;
	}
}
