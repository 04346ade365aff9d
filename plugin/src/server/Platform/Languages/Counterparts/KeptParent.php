<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages\Counterparts;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a page below the pages of its language while Polylang is active.
 *
 * Polylang takes a page's parent away when it is saved, unless it knows that parent in the page's language. It does not know pages that were there before
 * it, or takes them for pages in its default language, such as our Spanish home page.
 */
final class KeptParent implements Feature {
	public function boot(): void {
		// After Polylang.
		add_filter( 'wp_insert_post_parent', self::kept( ... ), 20, 4 );
	}

	/**
	 * @param array<string, mixed> $compacted
	 * @param array<string, mixed> $given     what is saved
	 */
	private static function kept( mixed $parent, mixed $page, array $compacted, array $given ): mixed {
		$wanted = is_numeric( $given['post_parent'] ?? null ) ? (int) $given['post_parent'] : 0;

		if ( 0 === $wanted || (bool) $parent || ! is_numeric( $page ) || ! function_exists( 'pll_get_post_language' ) ) {
			return $parent;
		}

		$language = Language::from_locale( (string) pll_get_post_language( (int) $page ) );

		return null !== $language && PageLanguage::named_by_post( $wanted ) === $language ? $wanted : $parent;
	}
}
