<?php
/**
 * A stand-in for the function of Polylang that the plugin calls, with its signature.
 */
declare(strict_types=1);

use HvacBlocks\Testing\PolylangPages;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, Universal.Files.SeparateFunctionsFromOO -- the name of another plugin.

/** @return array<string, int> IDs by language; just the page's own if it was not joined */
function pll_get_post_translations( int $post_id ): array {
	return PolylangPages::$joined[ $post_id ] ?? array( 'en' => $post_id );
}
