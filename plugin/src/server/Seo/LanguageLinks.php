<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use HvacBlocks\Languages\PageLanguage;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Whether and how search engines are told of a page's counterparts: alike in its head and in sitemaps. */
final class LanguageLinks {
	/** Constants of WPML, Polylang, TranslatePress, Weglot, qTranslate-XT and MultilingualPress, which tell them themselves. */
	private const OTHERS = array( 'ICL_SITEPRESS_VERSION', 'POLYLANG_VERSION', 'TRP_PLUGIN_VERSION', 'WEGLOT_VERSION', 'QTX_VERSION', 'Inpsyde\MultilingualPress\ACTION_ACTIVATION' );

	/** @param WP_Post|null $page null where no post stands for the page */
	public static function are_ours( ?WP_Post $page ): bool {
		/**
		 * Whether the plugin prints hreflang links for a page.
		 *
		 * @param bool         $print false where a known multilingual plugin does
		 * @param WP_Post|null $page  null where no post stands for the page
		 */
		return true === apply_filters( 'hvac_blocks_print_hreflang', array() === array_filter( self::OTHERS, 'defined' ), $page );
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
