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

	public function __construct( private LanguageAlternates $alternates, private UnindexedPosts $unindexed ) {}

	public function boot(): void {
		add_action( 'save_post_page', $this->alternates->mark_home( ... ), 10, 2 );
		add_action( 'wp_head', $this->print( ... ), 5 );
	}

	private function print(): void {
		if ( ! $this->is_ours_to_print() ) {
			return;
		}

		$addresses = array_filter( $this->alternates->of_request(), $this->is_indexed( ... ) );

		if ( count( $addresses ) < 2 ) {
			return;
		}

		$default = $addresses[ PageLanguage::of_site()->value ] ?? null;

		foreach ( null === $default ? $addresses : array( ...$addresses, 'x-default' => $default ) as $language => $address ) {
			printf( '<link rel="alternate" hreflang="%s" href="%s">' . "\n", esc_attr( $language ), esc_url( $address ) );
		}
	}

	/** Search engines are not led to a page that is to stay out of their index. */
	private function is_indexed( string $address ): bool {
		$path = trim( substr( $address, strlen( home_url( '/' ) ) ), '/' );
		$page = '' === $path ? self::front_page() : get_page_by_path( rawurldecode( $path ) );

		return ! $page instanceof WP_Post || ! $this->unindexed->has( $page );
	}

	private static function front_page(): ?WP_Post {
		$id = get_option( 'page_on_front' );

		return is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;
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
