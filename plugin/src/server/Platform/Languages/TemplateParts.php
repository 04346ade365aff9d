<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\BlockFilters;
use HvacBlocks\Kernel\Feature;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a template part in the page's language: instead of `header`, a Spanish page shows `header-es` if the site has one. Its links with `hreflang`
 * lead to the page's own counterparts.
 *
 * Assumptions:
 * - Pages in the site's own language show the parts unchanged.
 * - A link for a language without a counterpart of the page keeps its editor's address.
 */
final readonly class TemplateParts implements Feature {
	private const MARK = ' hreflang="';

	private const LINK = '~\G<a\s(?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+>~i';

	public function __construct( private LanguageAlternates $alternates = new LanguageAlternates() ) {}

	public function boot(): void {
		BlockFilters::before( 'core/template-part', $this->translate( ... ) );
		add_filter( 'render_block_core/template-part', $this->lead_to_counterparts( ... ) );
	}

	/**
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>
	 */
	private function translate( array $block ): array {
		if ( is_admin() ) {
			return $block;
		}

		$language = RequestLanguage::of_request();
		$slug     = is_array( $block['attrs'] ?? null ) ? ( $block['attrs']['slug'] ?? null ) : null;

		if ( null === $language || ! is_string( $slug ) || PageLanguage::of_site() === $language ) {
			return $block;
		}

		$theme = is_string( $block['attrs']['theme'] ?? null ) ? $block['attrs']['theme'] : get_stylesheet();

		if ( null !== get_block_template( "$theme//$slug-$language->value", 'wp_template_part' ) ) {
			$block['attrs']['slug'] = "$slug-$language->value";
		}

		return $block;
	}

	private function lead_to_counterparts( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, self::MARK ) ) {
			return $html;
		}

		$addresses = PageAddresses::of_request( $this->alternates )->by_language;
		$current   = PageLanguage::current()->value;

		// A header has hundreds of links, and few of these.
		for ( $at = strpos( $html, self::MARK ); false !== $at; $at = strpos( $html, self::MARK, $at + 1 ) ) {
			$start = strripos( $html, '<a', $at - strlen( $html ) );

			if ( false !== $start && 1 === preg_match( self::LINK, $html, $link, 0, $start ) ) {
				$led  = self::lead( $link[0], $addresses, $current );
				$html = substr_replace( $html, $led, $start, strlen( $link[0] ) );
				$at   = $start + (int) strpos( $led, self::MARK );
			}
		}

		return $html;
	}

	/** @param array<string> $addresses by language */
	private static function lead( string $link, array $addresses, string $current ): string {
		$tag = new WP_HTML_Tag_Processor( $link );
		$tag->next_tag();
		$language = $tag->get_attribute( 'hreflang' );

		if ( is_string( $language ) && isset( $addresses[ $language ] ) ) {
			$tag->set_attribute( 'href', $addresses[ $language ] );
		}
		if ( $current === $language ) {
			$tag->set_attribute( 'aria-current', 'true' );
		}

		return $tag->get_updated_html();
	}
}
