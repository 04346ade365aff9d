<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/** Makes the search forms of a page, of WordPress' Search block and of a theme, search in the page's language. */
final readonly class SearchForms implements Feature {
	public function __construct( private SearchAddress $address ) {}

	public function boot(): void {
		add_filter( 'render_block_core/search', $this->lead( ... ) );
		add_filter( 'get_search_form', $this->lead( ... ) );
	}

	private function lead( mixed $html ): mixed {
		if ( ! is_string( $html ) || is_admin() || ! $this->address->has( RequestPath::get() ) ) {
			return $html;
		}

		return str_replace( 'action="' . esc_url( home_url( '/' ) ) . '"', 'action="' . esc_url( $this->address->of( PageLanguage::current() ) ) . '"', $html );
	}
}
