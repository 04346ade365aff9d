<?php
/**
 * A stand-in for what the plugin asks Polylang, with its signature.
 */
declare(strict_types=1);

use HvacBlocks\Testing\PolylangPages;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, Universal.Files.SeparateFunctionsFromOO -- the name of another plugin.

/** @return array<string, int> IDs by language; the page's own where it was joined with none */
function pll_get_post_translations( int $post_id ): array {
	return PolylangPages::$joined[ $post_id ] ?? array( 'en' => $post_id );
}
