<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

defined( 'ABSPATH' ) || exit;

/** The state of a claim on a day. The values are those of REST, the command line and `client/domain/claim.ts`. */
enum ClaimState: string {
	case Upcoming = 'upcoming';
	case Valid    = 'valid';
	case Expiring = 'expiring';
	case Expired  = 'expired';

	/** Whether a page shows the claim. */
	public function is_shown(): bool {
		return self::Valid === $this || self::Expiring === $this;
	}
}
