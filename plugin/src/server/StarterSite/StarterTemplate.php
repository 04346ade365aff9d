<?php
declare(strict_types=1);

namespace HvacBlocks\StarterSite;

use HvacBlocks\Languages\Language;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Fills the markup of the demo site, which is one for all languages.
 *
 * - `{{text WORD}}`; `{{attr WORD}}` in an HTML attribute; `{{json WORD}}` as the value of a block's attribute
 * - `{{url PAGE}}`, or `{{url es.PAGE}}` in another language, and `{{name PAGE}}`: a page by its folder
 * - `{{image NAME}}`: a file of `images/`
 * - `{{value NAME}}` as the value of a block's attribute, and `{{attributes NAME}}` after a block's other attributes: from the page's `values`
 *
 * `$NAME` within a WORD, PAGE or NAME stands for the page's value of that name.
 */
final readonly class StarterTemplate {
	public function __construct( private PageFolders $pages, private string $images_url ) {}

	/**
	 * @param array<string, mixed> $values
	 * @throws RuntimeException where a word, a page or a value is missing
	 */
	public function fill( string $markup, Words $words, Language $language, array $values = array() ): string {
		return trim(
			(string) preg_replace_callback(
				'~\{\{(\w+) ([\w.$/-]+)\}\}~',
				fn ( array $found ): string => $this->place( $found[1], self::key( $found[2], $values ), $words, $language, $values ),
				$markup
			)
		);
	}

	/** A page's address without the host, so that the site may move. */
	public function url( string $key, Language $language ): string {
		$named = strpos( $key, '.' );
		$home  = rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );

		if ( false !== $named ) {
			$language = Language::from( substr( $key, 0, $named ) );
			$key      = substr( $key, $named + 1 );
		}

		$path = $this->pages->get( $key )->path( $language ) ?? throw new RuntimeException( esc_html( "The demo site has no page “{$key}” in {$language->value}." ) );

		return "$home/$path/";
	}

	/** @param array<string, mixed> $values */
	private function place( string $kind, string $key, Words $words, Language $language, array $values ): string {
		return match ( $kind ) {
			'text'       => self::html( $words->get( $key, $language ) ),
			'attr'       => htmlspecialchars( $words->get( $key, $language ), ENT_COMPAT ),
			'json'       => self::json( $words->get( $key, $language ) ),
			'url'        => $this->url( $key, $language ),
			'name'       => self::html( $this->pages->get( $key )->words->get( 'name', $language ) ),
			'image'      => (string) wp_parse_url( "$this->images_url/$key.svg", PHP_URL_PATH ),
			'value'      => self::json( self::value( $key, $values ) ),
			'attributes' => self::attributes( self::value( $key, $values ) ),
			default      => throw new RuntimeException( esc_html( "The demo site does not know {{{$kind}}}." ) ),
		};
	}

	/** As the editor writes it: no-break spaces, which French has many of, by name. */
	private static function html( string $word ): string {
		return str_replace( "\u{a0}", '&nbsp;', htmlspecialchars( $word, ENT_NOQUOTES ) );
	}

	/** As the editor writes attributes, so that a page saved without a change stays the same. */
	private static function json( mixed $value ): string {
		return substr( serialize_block_attributes( array( $value ) ), 1, -1 );
	}

	/** The members of an object, each after a comma. */
	private static function attributes( mixed $value ): string {
		$members = is_array( $value ) && array() !== $value ? substr( serialize_block_attributes( $value ), 1, -1 ) : '';

		return '' === $members ? '' : ",$members";
	}

	/** @param array<string, mixed> $values */
	private static function key( string $key, array $values ): string {
		return (string) preg_replace_callback(
			'~\$([\w-]+)~',
			static function ( array $found ) use ( $values ): string {
				$value = self::value( $found[1], $values );

				return is_string( $value ) ? $value : throw new RuntimeException( esc_html( "The demo site's value “{$found[1]}” is no text." ) );
			},
			$key
		);
	}

	/** @param array<string, mixed> $values */
	private static function value( string $name, array $values ): mixed {
		return $values[ $name ] ?? throw new RuntimeException( esc_html( "The demo site's page has no value “{$name}”." ) );
	}
}
