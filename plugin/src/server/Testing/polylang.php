<?php
/**
 * Stand-ins for the functions of Polylang that the plugin calls, with their signatures.
 */
declare(strict_types=1);

use HvacBlocks\Testing\PolylangPages;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, Universal.Files.SeparateFunctionsFromOO -- the name of another plugin.

/** @return array<string, int> IDs by language; just the page's own if it was not joined */
function pll_get_post_translations( int $post_id ): array {
	return PolylangPages::$joined[ $post_id ] ?? array( 'en' => $post_id );
}

/** @return list<string> codes of the site's languages */
function pll_languages_list(): array {
	return array( 'en', 'fr_CA' );
}

/** @return string|false its code; false for a page that Polylang does not know */
function pll_get_post_language( int $post_id ): string|false {
	return PolylangPages::$languages[ $post_id ] ?? false;
}

function pll_set_post_language( int $post_id, string $lang ): void {
	PolylangPages::$languages[ $post_id ] = $lang;
}

/** @param array<string, int> $translations IDs by language */
function pll_save_post_translations( array $translations ): void {
	foreach ( $translations as $id ) {
		PolylangPages::$joined[ $id ] = $translations;
	}
}
