<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use Closure;
use HvacBlocks\Platform\Languages\Root\RootPage;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Finds a page's counterparts: the published pages whose path differs only in the language, and those chosen for the same purpose.
 *
 * `/{base}/en/resources/` ↔ `/{base}/es/resources/`; a home page has its languages below it: `/{base}/` ↔ `/{base}/es/`.
 *
 * Assumptions:
 * - Pages without a language in their path are in the site's language. Only those marked as a home page (by saving a page such
 *   as `es` below them) are looked up, so that every other page costs no query.
 */
final readonly class LanguageAlternates {
	private const HOME = '_hvac_blocks_language_home';

	/** @param (Closure(string): ?WP_Post)|null $find finds a page by path, for callers that need hundreds; null: WordPress does */
	public function __construct( private BasePath $base = new BasePath(), private ConfiguredPages $chosen = new ConfiguredPages(), private ?Closure $find = null, private RootPage $root = new RootPage() ) {}

	/** @return array<string, string> addresses by language, including the page's own; empty if it has no counterpart */
	public function of_page( WP_Post $page ): array {
		$segments = explode( '/', (string) get_page_uri( $page ) );
		$place    = self::place_of_language( $segments );
		$name     = $this->chosen->name_of( $page->ID );

		if ( null === $place && null === $name && '' === get_post_meta( $page->ID, self::HOME, true ) ) {
			return array();
		}

		$above  = null === $place && $page->ID === self::front_page()?->ID ? array() : array_slice( $segments, 0, $place );
		$before = null === $name ? implode( '/', $above ) : $this->base->get();
		$after  = null === $place || null !== $name ? '' : implode( '/', array_slice( $segments, $place + 1 ) );
		$after  = null === $name || ConfiguredPages::HOME === $name ? $after : $name;
		$chosen = $this->chosen( $page, $before, $after );
		$found  = array();

		foreach ( Language::cases() as $language ) {
			$address = $chosen[ $language->value ] ?? $this->address( $language, $before, $after );

			if ( null !== $address ) {
				$found[ $language->value ] = $address;
			}
		}

		return count( $found ) > 1 ? $found : array();
	}

	/** @return array<string, string> the same for this request's page */
	public function of_request(): array {
		$page = is_page() && ! is_paged() ? get_queried_object() : null;

		/**
		 * Filters the addresses of the current page, by language (`en`, `es`, `fr`).
		 *
		 * @param array<string, string> $addresses empty if there is only one
		 */
		$addresses = apply_filters( 'hvac_blocks_language_alternates', $page instanceof WP_Post ? $this->of_page( $page ) : array() );

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

	private function address( Language $language, string $before, string $after ): ?string {
		// The home page of one language is above the languages.
		if ( '' === $after && $this->home_above( $before ) === $language ) {
			$home = '' === $before ? self::published( self::front_page() ) : self::published( $this->find( $before ) );

			if ( null !== $home ) {
				return $home;
			}
		}

		return self::published( $this->find( implode( '/', array_filter( array( $before, $language->value, $after ), static fn ( string $part ): bool => '' !== $part ) ) ) );
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

	/** Marks the parent of a page such as `es` as having languages below it; for `save_post_page`. */
	public function mark_home( int $id, WP_Post $page ): void {
		if ( null === Language::tryFrom( $page->post_name ) || 'publish' !== $page->post_status ) {
			return;
		}

		$home = $page->post_parent > 0 ? $page->post_parent : ( self::front_page()->ID ?? 0 );

		if ( $home > 0 ) {
			update_post_meta( $home, self::HOME, '1' );
		}
	}
}
