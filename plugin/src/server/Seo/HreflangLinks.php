<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use HvacBlocks\Feature;
use HvacBlocks\Languages\LanguageAlternates;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Tells search engines of a page's counterparts in the other languages.
 *
 * Stands back where a multilingual plugin prints these links, and where the filter `hvac_blocks_print_hreflang` says no.
 */
final readonly class HreflangLinks implements Feature {
	public function __construct( private LanguageAlternates $alternates ) {}

	public function boot(): void {
		add_action( 'save_post_page', $this->alternates->mark_home( ... ), 10, 2 );
		add_action( 'wp_head', $this->print( ... ), 5 );
	}

	private function print(): void {
		$page = get_queried_object();

		if ( ! LanguageLinks::are_ours( $page instanceof WP_Post ? $page : null ) ) {
			return;
		}

		/**
		 * The addresses of a page in each language, as search engines are told of them.
		 *
		 * @param array<string, string> $addresses by language
		 */
		$addresses = apply_filters( 'hvac_blocks_hreflang_addresses', $this->alternates->of_request() );
		/** @var array<string, string> $addresses */
		$addresses = is_array( $addresses ) ? array_filter( $addresses, is_string( ... ) ) : array();

		foreach ( LanguageLinks::with_default( $addresses ) as $language => $address ) {
			printf( '<link rel="alternate" hreflang="%s" href="%s">' . "\n", esc_attr( $language ), esc_url( $address ) );
		}
	}
}
