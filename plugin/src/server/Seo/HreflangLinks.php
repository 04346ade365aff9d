<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use HvacBlocks\Feature;
use HvacBlocks\Languages\LanguageAlternates;
use HvacBlocks\Languages\PageLanguage;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Tells search engines of a page's counterparts in the other languages.
 *
 * Stands back where a multilingual plugin prints these links, and where the filter `hvac_blocks_print_hreflang` says no.
 */
final readonly class HreflangLinks implements Feature {
	/** Constants of WPML, Polylang, TranslatePress, Weglot, qTranslate-XT and MultilingualPress, which print their own. */
	private const OTHERS = array( 'ICL_SITEPRESS_VERSION', 'POLYLANG_VERSION', 'TRP_PLUGIN_VERSION', 'WEGLOT_VERSION', 'QTX_VERSION', 'Inpsyde\MultilingualPress\ACTION_ACTIVATION' );

	public function __construct( private LanguageAlternates $alternates ) {}

	public function boot(): void {
		add_action( 'save_post_page', $this->alternates->mark_home( ... ), 10, 2 );
		add_action( 'wp_head', $this->print( ... ), 5 );
	}

	private function print(): void {
		if ( ! $this->is_ours_to_print() ) {
			return;
		}

		/**
		 * The addresses of a page in each language, as search engines are told of them.
		 *
		 * @param array<string, string> $addresses by language
		 */
		$addresses = apply_filters( 'hvac_blocks_hreflang_addresses', $this->alternates->of_request() );
		$addresses = is_array( $addresses ) ? array_filter( $addresses, is_string( ... ) ) : array();

		if ( count( $addresses ) < 2 ) {
			return;
		}

		$default = $addresses[ PageLanguage::of_site()->value ] ?? null;

		foreach ( null === $default ? $addresses : array( ...$addresses, 'x-default' => $default ) as $language => $address ) {
			printf( '<link rel="alternate" hreflang="%s" href="%s">' . "\n", esc_attr( $language ), esc_url( $address ) );
		}
	}

	private function is_ours_to_print(): bool {
		$others = array_filter( self::OTHERS, 'defined' );
		$page   = get_queried_object();

		/**
		 * Whether the plugin prints hreflang links for this page.
		 *
		 * @param bool         $print false where a known multilingual plugin does
		 * @param WP_Post|null $page  null where no post stands for the page
		 */
		return true === apply_filters( 'hvac_blocks_print_hreflang', array() === $others, $page instanceof WP_Post ? $page : null );
	}
}
