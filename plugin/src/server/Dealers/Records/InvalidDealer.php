<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/** Data that make no dealer. The message names everything that is wrong, by column; `fields` says it for people at a form. */
final class InvalidDealer extends InvalidArgumentException {
	/**
	 * @param list<string> $problems
	 * @param array<string, string> $fields the last words about each field, by its name
	 */
	public function __construct( array $problems, public readonly array $fields ) {
		parent::__construct( implode( '; ', $problems ) );
	}
}
