<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

defined( 'ABSPATH' ) || exit;

/** A module whose domain stores records with a period of validity, like blocks with a claim. */
interface ClaimContributor {
	/** @return list<ClaimSource> */
	public function claim_sources(): array;
}
