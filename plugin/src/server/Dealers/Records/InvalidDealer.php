<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/** Data that is not a valid dealer. The message lists everything that is wrong, by column; `fields` has the messages for a form. */
final class InvalidDealer extends InvalidArgumentException {
	/**
	 * @param list<string> $problems
	 * @param array<string, string> $fields the last message about each field, by name
	 */
	public function __construct( array $problems, public readonly array $fields ) {
		parent::__construct( implode( '; ', $problems ) );
	}
}
