<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;
use WeakMap;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Sets the language that a request asks for: a page by its path (`/{base}/es/…`), a request to the plugin's REST namespace or gallery by `lang`.
 * Everything that depends on WordPress's locale follows: `<html lang>`, the theme, dates.
 *
 * Assumptions:
 * - The admin, other REST namespaces, cron and the command line keep WordPress' language.
 * - A site whose own locale has the requested language (`fr_CA` on `/fr/`) keeps that locale.
 */
final readonly class RequestLanguage implements Feature {
	private const REST_ROUTE = '/hvac-blocks/v1/';
	private const GALLERY    = '/hvac-blocks/gallery/';

	/** @var WeakMap<WP_REST_Request, true> the REST requests whose language is currently active */
	private WeakMap $switched;

	public function __construct() {
		/** @var WeakMap<WP_REST_Request, true> $switched */
		$switched       = new WeakMap();
		$this->switched = $switched;
	}

	public function boot(): void {
		// Not pre_determine_locale: that one bypasses switch_to_locale(), whose filter has priority 10.
		add_filter( 'determine_locale', $this->locale( ... ), 5 );

		add_filter( 'language_attributes', $this->tag( ... ) );

		add_filter( 'rest_pre_dispatch', $this->enter( ... ), 1, 3 );
		add_filter( 'rest_request_after_callbacks', $this->leave( ... ), 100, 3 );

		// switch_to_locale() refuses a locale without a core language pack; it reads the list once, before after_setup_theme. Later readers,
		// such as Settings > General, see the real list.
		$offer = $this->offer( ... );
		add_filter( 'get_available_languages', $offer );
		add_action( 'after_setup_theme', static fn () => remove_filter( 'get_available_languages', $offer ), 0 );
	}

	/** Returns the language that the current HTTP request names; null if it names none. */
	public static function of_request(): ?Language {
		if ( is_admin() || wp_doing_cron() || ( defined( 'WP_CLI' ) && WP_CLI ) ) {
			return null;
		}

		$path = RequestPath::of_page();

		return match ( true ) {
			null === $path => str_starts_with( (string) RequestPath::rest_route(), self::REST_ROUTE ) ? self::argument() : null,
			str_starts_with( $path, self::GALLERY ) => self::argument(),
			default => Language::from_path( $path ) ?? self::of_id(),
		};
	}

	/** @param mixed $locale */
	private function locale( mixed $locale ): mixed {
		$language = self::of_request();

		if ( null === $language || ( is_string( $locale ) && Language::from_locale( $locale ) === $language ) ) {
			return $locale;
		}

		return $language->locale();
	}

	/** Returns the attributes of `<html>` with the readers' tag: the translations of `es_ES` and `fr_FR` are written for the United States and Canada. */
	private function tag( mixed $attributes ): mixed {
		$language = self::of_request();

		return null === $language || ! is_string( $attributes )
			? $attributes
			: str_replace( 'lang="' . str_replace( '_', '-', $language->locale() ) . '"', "lang=\"{$language->tag()}\"", $attributes );
	}

	/** Sets the language of a REST request that names it in its body, or that PHP dispatches itself. */
	private function enter( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		$lang = str_starts_with( $request->get_route(), self::REST_ROUTE ) ? $request->get_param( 'lang' ) : null;

		if ( is_string( $lang ) && LanguageSwitch::start( Language::tryFrom( $lang ) ) ) {
			$this->switched[ $request ] = true;
		}

		return $result;
	}

	private function leave( mixed $response, mixed $handler, WP_REST_Request $request ): mixed {
		if ( isset( $this->switched[ $request ] ) ) {
			unset( $this->switched[ $request ] );
			restore_previous_locale();
		}

		return $response;
	}

	/**
	 * @param mixed $locales
	 * @return list<string>
	 */
	private function offer( mixed $locales ): array {
		$offered = array_map( static fn ( Language $language ): string => $language->locale(), Language::cases() );

		return array_values( array_unique( array_merge( array_filter( (array) $locales, is_string( ... ) ), $offered ) ) );
	}

	private static function argument(): ?Language {
		$lang = $_GET['lang'] ?? null; // phpcs:ignore WordPress.Security -- matched against the enum.

		return is_string( $lang ) ? Language::tryFrom( $lang ) : null;
	}

	/** A draft has no path yet: its preview has the language of its future place. Plain permalinks name a page by its ID. */
	private static function of_id(): ?Language {
		$id = isset( $_GET['preview'] ) || SiteAddress::is_plain() ? ( $_GET['page_id'] ?? $_GET['preview_id'] ?? $_GET['p'] ?? null ) : null; // phpcs:ignore WordPress.Security -- only an id to look up.

		return is_numeric( $id ) ? PageLanguage::named_by_post( (int) $id ) : null;
	}
}
