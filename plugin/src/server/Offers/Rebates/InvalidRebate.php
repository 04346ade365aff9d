<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A rebate that cannot be stored. The message lists everything that is wrong with it, by column; `fields` has the messages for a form. */
final class InvalidRebate extends RuntimeException {
	/**
	 * @param list<string>          $problems
	 * @param array<string, string> $fields by name
	 */
	public function __construct( array $problems, public readonly array $fields ) {
		parent::__construct( implode( '; ', $problems ) );
	}
}
