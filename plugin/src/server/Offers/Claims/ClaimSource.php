<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

defined( 'ABSPATH' ) || exit;

/** Records outside of posts with a period of validity. */
interface ClaimSource {
	/** @param ClaimState|null $state null for all */
	public function count( ?ClaimState $state, string $today ): int;

	/**
	 * @param ClaimState|null $state null for all
	 * @return iterable<ListedClaim> those that end first come first, those without an end last; some at a time in memory
	 */
	public function each( ?ClaimState $state, string $today ): iterable;
}
