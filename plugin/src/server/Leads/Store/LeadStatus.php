<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

defined( 'ABSPATH' ) || exit;

/** The status of a lead. */
enum LeadStatus: string {
	/** Stored; at least one destination does not have it yet. */
	case Accepted = 'accepted';

	/** Every destination has it. */
	case Delivered = 'delivered';

	/** At least one destination will not receive it unless someone retries. */
	case Failed = 'failed';

	/** Its consent was revoked before every destination had it. */
	case Withdrawn = 'withdrawn';

	/** Suspected spam: not delivered unless someone releases it. */
	case Quarantined = 'quarantined';

	public function label(): string {
		return match ( $this ) {
			self::Accepted    => __( 'Waiting', 'hvac-blocks' ),
			self::Delivered   => __( 'Delivered', 'hvac-blocks' ),
			self::Failed      => __( 'Failed', 'hvac-blocks' ),
			self::Withdrawn   => __( 'Withdrawn', 'hvac-blocks' ),
			self::Quarantined => __( 'Suspected spam', 'hvac-blocks' ),
		};
	}
}
