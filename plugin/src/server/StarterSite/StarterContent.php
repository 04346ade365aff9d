<?php
declare(strict_types=1);

namespace HvacBlocks\StarterSite;

use HvacBlocks\Languages\Language;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * The demo site's pages and menus: one markup for all languages (`pages/`, `parts/`), the words of each in `texts/`.
 *
 * Places in the markup: `{{text KEY}}`, `{{attr KEY}}` in an HTML attribute, `{{json KEY}}` in a block's attributes,
 * `{{url PAGE}}` or `{{url es.PAGE}}`, `{{image NAME}}`, `{{part NAME}}` for a file of `parts/`, `{{menu}}` for the menu's id.
 */
final class StarterContent {
	public const ROOT = 'residential';

	private const PAGES = array( 'dealer-locator', 'find-a-dealer', 'contact-dealer', 'schedule-service', 'request-a-quote', 'resources' );

	/** What a visitor of a site in the making meets first; home and the languages' roots are among them. */
	private const FIRST = array( 'home', 'dealer-locator', 'contact-dealer' );

	/** The campaigns' pages by their path below the language: name and template; a mere parent has none. */
	private const CAMPAIGNS = array(
		'campaigns'                              => array( 'campaigns', null ),
		'campaigns/mv'                           => array( 'campaigns', null ),
		'campaigns/sy'                           => array( 'campaigns', null ),
		'campaigns/mg'                           => array( 'campaigns', null ),
		'campaigns/mv/hvac-built-to-last'        => array( 'built-to-last-mv', 'built-to-last' ),
		'campaigns/sy/hvac-built-to-last'        => array( 'built-to-last-sy', 'built-to-last' ),
		'campaigns/mg/trane-hvac-built-to-last'  => array( 'built-to-last-own', 'built-to-last-own' ),
		'campaigns/mg/repair-or-replace'         => array( 'repair-or-replace', 'repair-or-replace' ),
	);

	/** @var array<string, array<string, string>> by language, once read */
	private array $texts = array();

	/**
	 * @param string $directory  `src/starter-site` of the plugin
	 * @param string $images_url the address of its `images` folder
	 */
	public function __construct( private readonly string $directory, private readonly string $images_url ) {}

	/** @return list<StarterPage> parents first */
	public function pages(): array {
		$pages = array();

		foreach ( Language::cases() as $language ) {
			$pages[] = $this->page( self::path( 'home', $language ), 'home', $language );

			if ( Language::English === $language ) {
				// The home is above; its place among the languages leads there.
				$pages[] = $this->page( self::ROOT . '/en', 'home', $language, redirect: '/' . self::ROOT . '/', template: 'language-root' );
			}

			foreach ( self::PAGES as $name ) {
				$pages[] = $this->page( self::path( $name, $language ), $name, $language );
			}

			foreach ( self::CAMPAIGNS as $path => [ $name, $template ] ) {
				$redirect = null === $template ? '/' . self::path( 'home', $language ) . '/' : '';
				$pages[]  = $this->page( self::path( $path, $language ), $name, $language, $redirect, $template ?? 'language-root' );
			}
		}

		return $pages;
	}

	/** The page behind the site's bare address. */
	public function front_page(): StarterPage {
		return $this->page( 'start', 'home', Language::English, redirect: '/' . self::ROOT . '/', template: 'language-root' );
	}

	/** A file of `parts/` in a language. */
	public function part( string $name, Language $language, int $menu = 0 ): string {
		return $this->fill( $this->read( "parts/$name.html" ), $language, $menu );
	}

	public function text( string $key, Language $language ): string {
		return $this->texts( $language )[ $key ] ?? throw new RuntimeException( esc_html( "The demo site has no text “{$key}” in {$language->value}." ) );
	}

	private function page( string $path, string $name, Language $language, string $redirect = '', ?string $template = null ): StarterPage {
		return new StarterPage(
			path: $path,
			language: $language,
			title: $this->text( "$name.name", $language ),
			description: $this->text( "$name.description", $language ),
			content: $this->fill( $this->read( 'pages/' . ( $template ?? $name ) . '.html' ), $language ),
			is_first: in_array( $name, self::FIRST, true ),
			redirect: $redirect,
		);
	}

	/** The path of a page without slashes around it. */
	private static function path( string $name, Language $language ): string {
		if ( 'home' === $name ) {
			return Language::English === $language ? self::ROOT : self::ROOT . "/$language->value";
		}

		return self::ROOT . "/$language->value/$name";
	}

	private function fill( string $markup, Language $language, int $menu = 0 ): string {
		return trim(
			(string) preg_replace_callback(
				'~\{\{(\w+)(?: ([\w.-]+))?\}\}~',
				fn ( array $found ): string => $this->value( $found[1], $found[2] ?? '', $language, $menu ),
				$markup
			)
		);
	}

	private function value( string $kind, string $key, Language $language, int $menu ): string {
		return match ( $kind ) {
			// As the editor writes it: no-break spaces, which French has many of, by name.
			'text'  => str_replace( "\u{a0}", '&nbsp;', htmlspecialchars( $this->text( $key, $language ), ENT_NOQUOTES ) ),
			'attr'  => htmlspecialchars( $this->text( $key, $language ), ENT_COMPAT ),
			// As the editor writes attributes, so that a page saved without a change stays the same.
			'json'  => substr( serialize_block_attributes( array( $this->text( $key, $language ) ) ), 1, -1 ),
			'url'   => $this->url( $key, $language ),
			'image' => (string) wp_parse_url( "$this->images_url/$key.svg", PHP_URL_PATH ),
			'part'  => $this->part( $key, $language, $menu ),
			'menu'  => (string) $menu,
			default => throw new RuntimeException( esc_html( "The demo site does not know {{{$kind}}}." ) ),
		};
	}

	/** Without the host, so that the site may move. */
	private function url( string $key, Language $language ): string {
		$named = strpos( $key, '.' );
		$home  = rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );

		if ( false !== $named ) {
			$language = Language::from( substr( $key, 0, $named ) );
			$key      = substr( $key, $named + 1 );
		}

		return "$home/" . self::path( $key, $language ) . '/';
	}

	/** @return array<string, string> */
	private function texts( Language $language ): array {
		return $this->texts[ $language->value ] ??= $this->read_texts( $language );
	}

	/** @return array<string, string> */
	private function read_texts( Language $language ): array {
		$texts = json_decode( $this->read( "texts/$language->value.json" ), true, 4, JSON_THROW_ON_ERROR );

		return is_array( $texts ) ? array_filter( $texts, static fn ( mixed $text, mixed $key ): bool => is_string( $text ) && is_string( $key ), ARRAY_FILTER_USE_BOTH ) : array();
	}

	private function read( string $file ): string {
		$contents = file_get_contents( "$this->directory/$file" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, not a remote one.

		return false !== $contents ? $contents : throw new RuntimeException( esc_html( "The demo site's file $file cannot be read." ) );
	}
}
