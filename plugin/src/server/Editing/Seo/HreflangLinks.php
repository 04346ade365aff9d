<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use HvacBlocks\Platform\Languages\Root\FirstLanguage;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Links a page's counterparts in the other languages for search engines.
 *
 * Prints nothing if the filter `hvac_blocks_print_hreflang` returns false, or if another plugin has printed such links (`Head`).
 */
final readonly class HreflangLinks implements Feature {
	public function __construct( private LanguageAlternates $alternates ) {}

	public function boot(): void {
		// TranslatePress takes every page for one in the site's language, including those in the other languages' folders.
		add_filter( 'trp-exclude-hreflang', fn ( mixed $exclude ): mixed => array() === $this->tags() ? $exclude : true );
		add_filter( 'pll_rel_hreflang_attributes', self::corrected( ... ) );
		add_filter( 'wpml_hreflangs', self::corrected( ... ) );
	}

	/**
	 * The links that Polylang or WPML prints for a page that it connects: it knows no first language, and gives a search addresses that do not exist.
	 *
	 * @param mixed $links addresses by language
	 */
	private static function corrected( mixed $links ): mixed {
		if ( is_search() ) {
			return null === ( new BasePath() )->below( RequestPath::get() ) ? $links : array();
		}

		if ( ! is_array( $links ) ) {
			return $links;
		}

		$first = ( new FirstLanguage() )->of_addresses();
		$codes = array_filter( array_keys( $links ), static fn ( int|string $code ): bool => null !== $first && Language::from_locale( (string) $code ) === $first );

		return array() === $codes ? $links : array( ...$links, 'x-default' => $links[ reset( $codes ) ] );
	}

	/** @return list<array{string, string}> for `Head` */
	public function tags(): array {
		$page = get_queried_object();

		if ( ! LanguageLinks::are_ours( $page instanceof WP_Post && $page->ID > 0 ? $page : null, true ) ) {
			return array();
		}

		/**
		 * Filters the addresses of a page in each language, for search engines.
		 *
		 * @param array<string, string> $addresses by language
		 */
		$addresses = apply_filters( 'hvac_blocks_hreflang_addresses', $this->alternates->of_request() );
		/** @var array<string, string> $addresses */
		$addresses = is_array( $addresses ) ? array_filter( $addresses, is_string( ... ) ) : array();

		$tags = array();

		foreach ( LanguageLinks::with_default( $addresses ) as $language => $address ) {
			$tags[] = array( 'hreflang', sprintf( '<link rel="alternate" hreflang="%s" href="%s">' . "\n", esc_attr( $language ), esc_url( $address ) ) );
		}

		return $tags;
	}
}
