<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

defined( 'ABSPATH' ) || exit;

/** A claim in a post's content. */
final readonly class FoundClaim {
	/**
	 * @param string $block the block's full name
	 * @param string $words identify it to a person: its title or first text, shortened
	 */
	public function __construct( public string $block, public string $words, public Claim $claim ) {}
}
