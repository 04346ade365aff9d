<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use Closure;
use HvacBlocks\Platform\Languages\Counterparts\Counterparts;
use HvacBlocks\Platform\Languages\Root\RootPage;
use WeakMap;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Finds a page's counterparts: the published pages chosen for the same purpose, those linked with it, and those whose path differs only in the
 * language. Such pages are linked when they are saved, so that a new slug does not part them.
 *
 * `/{base}/en/resources/` ↔ `/{base}/es/resources/`; a home page has its languages below it: `/{base}/` ↔ `/{base}/es/`.
 *
 * Assumptions:
 * - Pages without a language in their path are in the site's language. Only those marked as a home page (by saving a page such
 *   as `es` below them) are looked up, so that every other page costs no query.
 */
final class LanguageAlternates {
	private const HOME = '_hvac_blocks_language_home';

	/** @var (Closure( WP_Post, Closure(): array<string, string> ): array<string, string>)|null */
	private static ?Closure $cached = null;

	/** @param (Closure(string): ?WP_Post)|null $find finds a page by path, for callers that need hundreds, or hide some; null: WordPress does */
	public function __construct( private readonly BasePath $base = new BasePath(), private readonly ConfiguredPages $chosen = new ConfiguredPages(), private readonly ?Closure $find = null, private readonly RootPage $root = new RootPage(), private readonly Counterparts $counterparts = new Counterparts() ) {}

	/** @param Closure( WP_Post, Closure(): array<string, string> ): array<string, string> $cached returns what `of_page()` does for the request's page: cached, or found by the closure */
	public static function cache( Closure $cached ): void {
		self::$cached = $cached;
	}

	/** @return array<string, string> addresses by language, including the page's own; empty if it has no counterpart */
	public function of_page( WP_Post $page ): array {
		$linked = $this->counterparts->of( $page );
		self::prime_above( $linked );
		$place = $this->place( $page );

		if ( null === $place && array() === $linked ) {
			return array();
		}

		$chosen = null === $place ? array() : $this->chosen( $page, ...$place );
		$found  = array();

		foreach ( Language::cases() as $language ) {
			$address = $chosen[ $language->value ] ?? self::published( $this->shown( $linked[ $language->value ] ?? null ) ?? ( null === $place ? null : $this->at( $place, $language, $page ) ) );

			if ( null !== $address ) {
				$found[ $language->value ] = $address;
			}
		}

		return count( $found ) > 1 ? $found : array();
	}

	/**
	 * Loads the pages above these together, level by level: for an address, WordPress loads them one by one.
	 *
	 * @param array<WP_Post> $pages
	 */
	private static function prime_above( array $pages ): void {
		for ( $level = 0; $level < 10 && array() !== $pages; $level++ ) {
			$ids = array_filter( array_unique( array_map( static fn ( WP_Post $page ): int => $page->post_parent, $pages ) ) );

			_prime_post_caches( $ids, false, false );
			$pages = array_filter( array_map( get_post( ... ), $ids ) );
		}
	}

	/** @return array{string, string}|null the path before and after the language; null for pages without one that are no home page */
	private function place( WP_Post $page ): ?array {
		$segments = explode( '/', (string) get_page_uri( $page ) );
		$place    = self::place_of_language( $segments );
		$name     = $this->chosen->name_of( $page->ID );

		if ( null === $place && null === $name && '' === get_post_meta( $page->ID, self::HOME, true ) ) {
			return null;
		}

		$above  = null === $place && $page->ID === self::front_page()?->ID ? array() : array_slice( $segments, 0, $place );
		$before = null === $name ? implode( '/', $above ) : $this->base->get();
		$after  = null === $place || null !== $name ? '' : implode( '/', array_slice( $segments, $place + 1 ) );

		return array( $before, null === $name || ConfiguredPages::HOME === $name ? $after : $name );
	}

	/** @return array<string, string> the same for this request's page */
	public function of_request(): array {
		/** @var WeakMap<WP_Post, array<string, string>>|null $known */
		static $known = null;

		$known ??= new WeakMap();
		$page    = is_page() && ! is_paged() ? get_queried_object() : null;

		// The header, the footer and the head ask for the same.
		if ( $page instanceof WP_Post ) {
			$known[ $page ] ??= null === self::$cached ? $this->of_page( $page ) : ( self::$cached )( $page, fn (): array => $this->of_page( $page ) );
		}

		/**
		 * Filters the addresses of the current page, by language (`en`, `es`, `fr`).
		 *
		 * @param array<string, string> $addresses empty if there is only one
		 */
		$addresses = apply_filters( 'hvac_blocks_language_alternates', $page instanceof WP_Post ? $known[ $page ] : array() );

		/** @var array<string, string> $addresses */
		$addresses = is_array( $addresses ) ? array_filter( $addresses, is_string( ... ) ) : array();

		return $addresses;
	}

	/** @return array<string, string> the chosen pages that correspond to this one, by language */
	private function chosen( WP_Post $page, string $before, string $after ): array {
		$chosen = $this->base->get() === $before ? $this->chosen->addresses( '' === $after ? ConfiguredPages::HOME : $after ) : array();
		$own    = $chosen[ PageLanguage::of_post( $page )->value ] ?? null;

		// A page replaced by a chosen one has no counterparts.
		return null === $own || get_permalink( $page ) === $own ? $chosen : array();
	}

	/** Returns a linked page unless the caller's own search hides it. */
	private function shown( ?WP_Post $page ): ?WP_Post {
		return null === $page || null === $this->find || ( $this->find )( (string) get_page_uri( $page ) )?->ID === $page->ID ? $page : null;
	}

	/**
	 * Returns the page in another language at a place, unless it is linked with another page in this one's language.
	 *
	 * @param array{string, string} $place
	 */
	private function at( array $place, Language $language, WP_Post $of ): ?WP_Post {
		[ $before, $after ] = $place;

		$page = null;

		// The home page of one language is above the languages.
		if ( '' === $after && $this->home_above( $before ) === $language ) {
			$page = '' === $before ? self::front_page() : $this->find( $before );
		}

		if ( null === self::published( $page ) ) {
			$page = $this->find( implode( '/', array_filter( array( $before, $language->value, $after ), static fn ( string $part ): bool => '' !== $part ) ) );
		}

		// A chosen page replaces the one that its counterparts are linked with.
		return null === $page || $page->ID === $of->ID || null !== $this->chosen->name_of( $of->ID ) || ! isset( $this->counterparts->of( $page )[ PageLanguage::of_post( $of )->value ] ) ? $page : null;
	}

	/** Returns the language whose home page is at this path, above the languages. */
	private function home_above( string $before ): ?Language {
		return $this->base->get() === $before ? $this->root->language() : PageLanguage::of_site();
	}

	private function find( string $path ): ?WP_Post {
		return null === $this->find ? get_page_by_path( $path ) : ( $this->find )( $path );
	}

	private static function published( mixed $page ): ?string {
		return $page instanceof WP_Post && 'publish' === $page->post_status && '' === $page->post_password ? (string) get_permalink( $page ) : null;
	}

	private static function front_page(): ?WP_Post {
		$id = get_option( 'page_on_front' );

		$page = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;

		return $page instanceof WP_Post ? $page : null;
	}

	/** @param list<string> $segments */
	private static function place_of_language( array $segments ): ?int {
		foreach ( $segments as $place => $segment ) {
			if ( null !== Language::tryFrom( $segment ) ) {
				return $place;
			}
		}

		return null;
	}

	/**
	 * For `save_post_page`: links a published page with those whose path differs only in the language, and parts it from its counterparts if its parents
	 * have another language. An imported page gets its own links after this; see `CounterpartUpkeep`.
	 */
	public function link( int $id, WP_Post $page ): void {
		$this->mark_home( $page );

		if ( defined( 'WP_IMPORTING' ) ) {
			return;
		}

		$linked   = $this->counterparts->language_of( $page );
		$language = PageLanguage::named_by_post( $page );

		if ( null !== $linked && null !== $language && $linked !== $language ) {
			$this->counterparts->unlink( $id );
			$linked = null;
		}

		$place = null === $linked && null !== self::published( $page ) ? $this->place( $page ) : null;

		// Home pages are where they are: their language is their slug, and settings decide which of them is at the root.
		if ( null !== $place && '' !== $place[1] ) {
			$this->join( $page, $place );
		}
	}

	/** @param array{string, string} $place */
	private function join( WP_Post $page, array $place ): void {
		/** @var array<string, WP_Post> $pages */
		$pages = array();

		foreach ( Language::cases() as $language ) {
			$other = $this->at( $place, $language, $page );

			if ( null !== $other && null !== self::published( $other ) ) {
				$pages += array( $language->value => $other ) + $this->counterparts->of( $other );
			}
		}

		if ( count( $pages ) > 1 ) {
			$this->counterparts->link( array_map( static fn ( WP_Post $one ): int => $one->ID, $pages ) );
		}
	}

	/** Marks the parent of a page such as `es` as having languages below it. */
	private function mark_home( WP_Post $page ): void {
		if ( null === Language::tryFrom( $page->post_name ) || 'publish' !== $page->post_status ) {
			return;
		}

		$home = $page->post_parent > 0 ? $page->post_parent : ( self::front_page()->ID ?? 0 );

		if ( $home > 0 ) {
			update_post_meta( $home, self::HOME, '1' );
		}
	}
}
