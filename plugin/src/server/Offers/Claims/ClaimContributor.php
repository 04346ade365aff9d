<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

defined( 'ABSPATH' ) || exit;

/** A module whose domain stores records that are true for a time, as blocks with a claim are. */
interface ClaimContributor {
	/** @return list<ClaimSource> */
	public function claim_sources(): array;
}
