<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\Root\FirstLanguage;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Whether and how search engines learn of a page's counterparts: the same in its head and in sitemaps. */
final class LanguageLinks {
	/** Constants of WPML, Weglot, qTranslate-XT and MultilingualPress, which link the translations of every page. */
	private const OTHERS = array( 'ICL_SITEPRESS_VERSION', 'WEGLOT_VERSION', 'QTX_VERSION', 'Inpsyde\MultilingualPress\ACTION_ACTIVATION' );

	/**
	 * @param WP_Post|null $page    null if the page has no post
	 * @param bool|null    $default null: false if a known multilingual plugin prints the links
	 */
	public static function are_ours( ?WP_Post $page, ?bool $default = null ): bool {
		/**
		 * Filters whether the plugin prints hreflang links for a page. In a page's head it prints them only if no other plugin has done so.
		 *
		 * @param bool         $print in sitemaps, false if a known multilingual plugin links the page's translations
		 * @param WP_Post|null $page  null if the page has no post
		 */
		return true === apply_filters( 'hvac_blocks_print_hreflang', $default ?? ! self::are_theirs( $page ), $page );
	}

	private static function are_theirs( ?WP_Post $page ): bool {
		// Polylang links only the pages that were joined as translations.
		$joined = null !== $page && function_exists( 'pll_get_post_translations' ) ? pll_get_post_translations( $page->ID ) : array();

		return array() !== array_filter( self::OTHERS, 'defined' ) || count( $joined ) > 1;
	}

	/**
	 * The codes have no region: each page is for all readers of its language, so `es` and `fr` match them wherever they are; search engines take `es-US` for
	 * readers in the United States only, and ask for a page without a region besides.
	 *
	 * @param array<string, string> $addresses by language
	 * @return array<string, string> with the first language as `x-default`, or else the site's, for readers of any other; empty if a page has no counterpart
	 */
	public static function with_default( array $addresses ): array {
		if ( count( $addresses ) < 2 ) {
			return array();
		}

		$site    = PageLanguage::of_site();
		$default = $addresses[ ( ( new FirstLanguage() )->of_addresses() ?? $site )->value ] ?? $addresses[ $site->value ] ?? null;

		return null === $default ? $addresses : array( ...$addresses, 'x-default' => $default );
	}
}
