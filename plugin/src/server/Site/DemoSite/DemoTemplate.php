<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\SiteAddress;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Fills the markup of the demo site, which is the same for all languages.
 *
 * - `{{text WORD}}`; `{{attr WORD}}` in an HTML attribute; `{{json WORD}}` as the value of a block's attribute
 * - `{{url PAGE}}`, or `{{url es.PAGE}}` in another language, and `{{name PAGE}}`: a page by its folder
 * - `{{image NAME}}`: a file of `images/`, or of `photos/` with that word before its name
 * - `{{article}}`: the page's text, as {@see DemoArticle} makes it; `{{cards KIND}}`: a card for each page of a kind, in their `order`;
 *   `{{card PAGE}}`: one of them; `{{related}}`: three, those named in the page's values and the next of its kind, all with different pictures, also from the page's: otherwise with
 *   the `second` of its values. A card shows the `card` of the page's values, or else its `picture`
 * - `{{menu}}`: the panels of the main menu; `{{label PAGE}}`: a page's name in the menu; `{{items PAGE}}`: the pages of its panel as items of a list
 * - `{{include PART}}`: a file of `parts/`, filled in the same way
 * - `{{value NAME}}` as the value of a block's attribute, and `{{attributes NAME}}` after a block's other attributes: from the page's `values`, where the latter are optional;
 *   `{{html NAME}}`: a value that is HTML
 * - `{{section NAME}}` as an attribute of a block without a parent block: a part of the page that is also a pattern ({@see DemoSections})
 *
 * `$NAME` within a WORD, PAGE or NAME is replaced by the page's value of that name.
 */
final readonly class DemoTemplate {
	/** @param string $directory `src/starter-site` of the plugin */
	public function __construct( private PageFolders $pages, private string $directory, private string $images_url ) {}

	/**
	 * @param array<string, mixed> $values
	 * @throws RuntimeException if a word, a page or a value is missing
	 */
	public function fill( string $markup, DemoTexts $words, Language $language, array $values = array() ): string {
		return trim(
			(string) preg_replace_callback(
				'~\{\{(\w+)(?: ([\w.$/-]+))?\}\}~',
				fn ( array $found ): string => $this->place( $found[1], self::key( $found[2] ?? '', $values ), $words, $language, $values ),
				$markup
			)
		);
	}

	/** Returns a page's address without the host, so that the site may move. */
	public function url( string $key, Language $language ): string {
		$named = strpos( $key, '.' );

		if ( false !== $named ) {
			$language = Language::from( substr( $key, 0, $named ) );
			$key      = substr( $key, $named + 1 );
		}

		$path = $this->pages->get( $key )->address( $language ) ?? throw new RuntimeException( esc_html( "The demo site has no page “{$key}” in {$language->value}." ) );

		return wp_make_link_relative( SiteAddress::of( "/$path/" ) );
	}

	/** @param array<string, mixed> $values */
	private function place( string $kind, string $key, DemoTexts $words, Language $language, array $values ): string {
		return match ( $kind ) {
			'text'       => self::html( $words->get( $key, $language ) ),
			'attr'       => htmlspecialchars( $words->get( $key, $language ), ENT_COMPAT ),
			'json'       => self::json( $words->get( $key, $language ) ),
			'url'        => $this->url( $key, $language ),
			'name'       => self::html( $this->pages->get( $key )->words->get( 'name', $language ) ),
			'image'      => $this->image( $key ),
			'menu'       => $this->menu()->panels( $language ),
			'label'      => self::html( DemoMenu::label( $this->pages->get( $key ), $language ) ),
			'items'      => $this->menu()->items( $key, $language ),
			'html'       => self::text( $key, $values ),
			'value'      => self::json( self::value( $key, $values ) ),
			'attributes' => self::attributes( $values[ $key ] ?? array() ),
			'section'    => '"metadata":' . self::json( array( 'name' => $words->get( "sections.$key", $language ), DemoSections::KEY => $key ) ),
			'article'    => $this->article( $language )->blocks( $words->article( $language ) ),
			'cards'      => $this->cards( $this->pages->of_kind( $key ), $language ),
			'card'       => $this->card( $this->pages->get( $key ), $language ),
			'related'    => $this->cards( $this->pages->related_to( self::key( '$page', $values ) ), $language, 'title', array( $values['card'] ?? $values['picture'] ?? null ) ),
			'include'    => $this->fill( DemoFile::read( "$this->directory/parts/$key.html" ), $words, $language, $values ),
			default      => throw new RuntimeException( esc_html( "The demo site does not know {{{$kind}}}." ) ),
		};
	}

	private function image( string $key ): string {
		return (string) wp_parse_url( str_starts_with( $key, 'photos/' ) ? dirname( $this->images_url ) . "/$key.webp" : "$this->images_url/$key.svg", PHP_URL_PATH );
	}

	private function menu(): DemoMenu {
		return new DemoMenu( $this->pages, $this->url( ... ) );
	}

	private function article( Language $language ): DemoArticle {
		return new DemoArticle(
			fn ( string $page ): string => $this->url( $page, $language ),
			fn ( string $page ): string => $this->pages->get( "glossary/$page" )->words->get( 'definition', $language )
		);
	}

	/**
	 * @param list<PageFolder> $pages
	 * @param list<mixed>|null $shown the pictures that no card shows again; null if pages of one kind may look alike
	 */
	private function cards( array $pages, Language $language, string $label = 'name', ?array $shown = null ): string {
		$cards = array();

		foreach ( $pages as $page ) {
			$picture = self::picture_of_card( $page );
			$picture = in_array( $picture, $shown ?? array(), true ) ? $page->values['second'] ?? $picture : $picture;
			$cards[] = $this->card( $page, $language, $label, $picture );

			if ( null !== $shown ) {
				$shown[] = $picture;
			}
		}

		return implode( "\n\n", $cards );
	}

	private function card( PageFolder $page, Language $language, string $label = 'name', mixed $picture = null ): string {
		return get_comment_delimited_block_content(
			'hvac-blocks/image-link-card',
			array(
				'link_href'        => $this->url( $page->name, $language ),
				'link_label'       => self::html( $page->words->find( $label, $language ) ?? $page->words->get( 'name', $language ) ),
				'description_text' => self::html( $page->words->get( 'card', $language ) ),
				'image'            => array( 'illustration' => $picture ?? self::picture_of_card( $page ) ),
			),
			''
		);
	}

	private static function picture_of_card( PageFolder $page ): mixed {
		return $page->values['card'] ?? self::value( 'picture', $page->values );
	}

	/** As the editor writes it: no-break spaces, which French often uses, as named entities. */
	public static function html( string $word ): string {
		return str_replace( "\u{a0}", '&nbsp;', htmlspecialchars( $word, ENT_NOQUOTES ) );
	}

	/** As the editor writes attributes, so that saving a page unchanged does not change it. */
	private static function json( mixed $value ): string {
		return substr( serialize_block_attributes( array( $value ) ), 1, -1 );
	}

	/** Returns the members of an object, each after a comma. */
	private static function attributes( mixed $value ): string {
		$members = is_array( $value ) && array() !== $value ? substr( serialize_block_attributes( $value ), 1, -1 ) : '';

		return '' === $members ? '' : ",$members";
	}

	/** @param array<string, mixed> $values */
	private static function key( string $key, array $values ): string {
		return (string) preg_replace_callback(
			'~\$([\w-]+)~',
			static fn ( array $found ): string => self::text( $found[1], $values ),
			$key
		);
	}

	/** @param array<string, mixed> $values */
	private static function text( string $name, array $values ): string {
		$value = self::value( $name, $values );

		return is_string( $value ) ? $value : throw new RuntimeException( esc_html( "The demo site's value “{$name}” is no text." ) );
	}

	/** @param array<string, mixed> $values */
	private static function value( string $name, array $values ): mixed {
		return $values[ $name ] ?? throw new RuntimeException( esc_html( "The demo site's page has no value “{$name}”." ) );
	}
}
