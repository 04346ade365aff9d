<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Platform\Languages\PageLanguage;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Whether and how search engines are told of a page's counterparts: alike in its head and in sitemaps. */
final class LanguageLinks {
	/** Constants of WPML, Weglot, qTranslate-XT and MultilingualPress, which tell them of every page. */
	private const OTHERS = array( 'ICL_SITEPRESS_VERSION', 'WEGLOT_VERSION', 'QTX_VERSION', 'Inpsyde\MultilingualPress\ACTION_ACTIVATION' );

	/**
	 * @param WP_Post|null $page    null where no post stands for the page
	 * @param bool|null    $default null: false where a known multilingual plugin prints them
	 */
	public static function are_ours( ?WP_Post $page, ?bool $default = null ): bool {
		/**
		 * Whether the plugin prints hreflang links for a page. In a page's head it prints them only where no other plugin has done so.
		 *
		 * @param bool         $print in sitemaps, false where a known multilingual plugin links the page's translations
		 * @param WP_Post|null $page  null where no post stands for the page
		 */
		return true === apply_filters( 'hvac_blocks_print_hreflang', $default ?? ! self::are_theirs( $page ), $page );
	}

	private static function are_theirs( ?WP_Post $page ): bool {
		// Polylang links the pages that were joined as translations, and no other.
		$joined = null !== $page && function_exists( 'pll_get_post_translations' ) ? pll_get_post_translations( $page->ID ) : array();

		return array() !== array_filter( self::OTHERS, 'defined' ) || count( $joined ) > 1;
	}

	/**
	 * @param array<string, string> $addresses by language
	 * @return array<string, string> with the site's language as `x-default`, for readers of any other; empty where a page has no counterpart
	 */
	public static function with_default( array $addresses ): array {
		if ( count( $addresses ) < 2 ) {
			return array();
		}

		$default = $addresses[ PageLanguage::of_site()->value ] ?? null;

		return null === $default ? $addresses : array( ...$addresses, 'x-default' => $default );
	}
}
