<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/** Makes the search forms of a page, of WordPress' Search block and of a theme, search in the page's language. */
final class SearchForms implements Feature {
	/** @var array<string, array<string, string>> by path and language of the page: the action that a form has, and what instead */
	private array $actions = array();

	public function __construct( private readonly SearchAddress $address ) {}

	public function boot(): void {
		add_filter( 'render_block_core/search', $this->lead( ... ) );
		add_filter( 'get_search_form', $this->lead( ... ) );
	}

	private function lead( mixed $html ): mixed {
		if ( ! is_string( $html ) || is_admin() || ! $this->address->has( RequestPath::get() ) ) {
			return $html;
		}

		$language = PageLanguage::current();

		return strtr( $html, $this->actions[ RequestPath::get() . " $language->value" ] ??= array( 'action="' . esc_url( home_url( '/' ) ) . '"' => 'action="' . esc_url( $this->address->of( $language ) ) . '"' ) );
	}
}
