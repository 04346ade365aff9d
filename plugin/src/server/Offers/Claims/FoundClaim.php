<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

defined( 'ABSPATH' ) || exit;

/** A claim as it stands in a post's content. */
final readonly class FoundClaim {
	/**
	 * @param string $block the block's full name
	 * @param string $words by which a person knows it: its title or first text, short
	 */
	public function __construct( public string $block, public string $words, public Claim $claim ) {}
}
