<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages\Root;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\SiteAddress;
use WP;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The page above the languages, `/{base}/`: the home page of the site's language, unless another one comes first (`FirstLanguage`).
 *
 * If another one does, `/` and `/{base}/` redirect to its home page, and the page above the languages is at `/{base}/{its language}/`.
 *
 * Assumptions:
 * - A language whose home page is not published does not come first.
 * - A page that an editor wrote for `/{base}/{language}/` takes precedence there.
 * - The page above the languages is in the site's language, or in English if the site's language has a page of its own below it, as in the demo site.
 */
final readonly class RootPage implements Feature {
	/** Marks a page that only redirects; see `DemoSite\PageRedirects`. */
	public const REDIRECT = '_hvac_blocks_redirect';

	/** Arguments that ask for something else than the page at the path. */
	private const OTHERS = array( 'p', 'page_id', 'preview_id' );

	public function __construct( private FirstLanguage $first = new FirstLanguage(), private BasePath $base = new BasePath(), private ConfiguredPages $chosen = new ConfiguredPages() ) {}

	public function boot(): void {
		if ( $this->first->is_given() ) {
			add_filter( 'page_link', $this->link( ... ), 20, 3 );
			// After `SiteAddress`.
			add_action( 'parse_request', $this->show( ... ), 20 );
			// Before WordPress moves a visitor to the site's own host, and before pages that redirect.
			add_action( 'template_redirect', $this->lead( ... ), 8 );
		}
	}

	/** The language whose home page it is; null if it only leads to others. */
	public function language(): ?Language {
		if ( ! $this->first->is_chosen() ) {
			return PageLanguage::of_site();
		}

		$own = $this->written_in();

		return $this->leads() && null !== $this->page_of( $own ) ? null : $own;
	}

	/** Whether the address above the languages leads to another home page. */
	public function leads(): bool {
		$first = $this->first->of_addresses();

		return null !== $first && $first !== $this->written_in() && null !== $this->elsewhere( $first );
	}

	/** Its address if `leads()`. */
	public function address(): string {
		return $this->base->url( $this->written_in()->value );
	}

	/** Returns the page above the languages if it is at this path below the site's address. */
	public function at( string $path ): ?WP_Post {
		$path = trim( $path, '/' );

		return $this->first->is_chosen() && strtolower( (string) $this->base->below( "/$path" ) ) === $this->written_in()->value && $this->is_moved() ? $this->page() : null;
	}

	private function is_moved(): bool {
		return $this->leads() && null !== $this->language();
	}

	/** @param mixed $sample true for the address that the editor made; see `SiteAddress::of_page()` */
	private function link( mixed $link, mixed $id = 0, mixed $sample = false ): mixed {
		$page = is_numeric( $id ) && true !== $sample ? get_post( (int) $id ) : null;

		return $page instanceof WP_Post && $this->is_root( $page ) && $this->is_moved() ? $this->address() : $link;
	}

	private function show( WP $wp ): void {
		$root = is_admin() || null !== RequestPath::rest_route() || isset( $_GET['s'] ) ? null : $this->at( RequestPath::get() ); // phpcs:ignore WordPress.Security -- only whether it is a search.

		if ( null !== $root ) {
			unset( $wp->query_vars['error'], $wp->query_vars['pagename'], $wp->query_vars['name'] );
			$wp->query_vars['page_id'] = $root->ID;
			// It would lead to the address above the languages.
			remove_action( 'template_redirect', 'redirect_canonical' );
		}
	}

	private function lead(): void {
		$language = $this->is_requested() ? $this->first->chosen() : null;
		$home     = null === $language ? null : ( isset( $_GET['s'] ) ? $this->search( $language ) : $this->home( $language ) ); // phpcs:ignore WordPress.Security -- only whether it is a search.

		if ( null === $home || SiteAddress::path( $home ) === trim( RequestPath::get(), '/' ) ) {
			return;
		}

		$asked = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? $_SERVER['REQUEST_URI'] : ''; // phpcs:ignore WordPress.Security -- only its query, which goes through wp_safe_redirect().
		$query = (string) strstr( $asked, '?' );

		// WPML may put a page's language in its query. Temporary: the setting may change.
		if ( wp_safe_redirect( $home . ( str_contains( $home, '?' ) ? str_replace( '?', '&', $query ) : $query ), 302, 'HVAC Blocks' ) ) {
			exit;
		}
	}

	/** Whether the request is for `/` or `/{base}/` as a page. */
	private function is_requested(): bool {
		$method = $_SERVER['REQUEST_METHOD'] ?? 'GET'; // phpcs:ignore WordPress.Security -- only compared.
		$path   = RequestPath::get();

		return in_array( $method, array( 'GET', 'HEAD' ), true ) && '' !== $path
			&& ! is_feed() && ( is_search() || ! is_paged() ) && ! is_preview() && ! is_customize_preview() && array() === array_intersect_key( $_GET, array_flip( self::OTHERS ) ) // phpcs:ignore WordPress.Security -- only their names.
			&& ( '' === trim( $path, '/' ) ? is_front_page() : '' === $this->base->below( $path ) );
	}

	/** Returns the home page of a language that must come first; null if that is the page above the languages at its own address. */
	private function home( Language $language ): ?string {
		if ( $this->written_in() !== $language ) {
			return $this->elsewhere( $language );
		}

		return $this->leads() ? $this->address() : null;
	}

	/** Returns where a search above the languages is answered in a language that must come first; null if it is answered in that language there, or searches the whole site. */
	private function search( Language $language ): ?string {
		$comes_first = $this->written_in() === $language || null !== $this->elsewhere( $language );

		return '' !== $this->base->get() && '' === $this->base->below( RequestPath::get() ) && $comes_first && ( PageLanguage::of_site() !== $language || $this->leads() ) ? $this->base->url( $language->value ) : null;
	}

	/** Returns a language's published home page other than the page above the languages. */
	private function elsewhere( Language $language ): ?string {
		$chosen = $this->chosen->address( ConfiguredPages::HOME, $language );

		if ( null !== $chosen ) {
			return '' === $this->base->below( '/' . SiteAddress::path( $chosen ) ) ? null : $chosen;
		}

		$page = $this->page_of( $language );

		return null === $page ? null : (string) get_permalink( $page );
	}

	private function written_in(): Language {
		$site = PageLanguage::of_site();

		return Language::English === $site || null !== $this->page_of( $site ) ? Language::English : $site;
	}

	/** Returns the published page at `/{base}/{language}/`. Without a base path, the page above the languages may have that path, too. */
	private function page_of( Language $language ): ?WP_Post {
		$page = get_page_by_path( trim( "{$this->base->get()}/$language->value", '/' ) );

		return $page instanceof WP_Post && ! $this->is_root( $page ) && 'publish' === $page->post_status && '' === $page->post_password && '' === get_post_meta( $page->ID, self::REDIRECT, true ) ? $page : null;
	}

	private function is_root( WP_Post $page ): bool {
		$base = $this->base->get();

		return '' === $base ? $page->ID === self::front() : basename( $base ) === $page->post_name && get_page_uri( $page ) === $base;
	}

	private function page(): ?WP_Post {
		$base = $this->base->get();
		$page = '' === $base ? get_post( self::front() ) : get_page_by_path( $base );

		return $page instanceof WP_Post && 'publish' === $page->post_status ? $page : null;
	}

	/** With 0, get_post() would return the global post. */
	private static function front(): int {
		$id = 'page' === get_option( 'show_on_front' ) ? get_option( 'page_on_front' ) : 0;

		return is_numeric( $id ) && (int) $id > 0 ? (int) $id : -1;
	}
}
