<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

defined( 'ABSPATH' ) || exit;

/** A dealer whose fields have been checked against one another. */
final readonly class CheckedDealer {
	/** @param list<string> $warnings sentences about contradictions and repairs */
	public function __construct(
		/** With a position, unless none is known. */
		public Dealer $dealer,
		/** Whether the position is the center of its ZIP code or city. */
		public bool $is_approximate,
		public array $warnings,
	) {}
}
