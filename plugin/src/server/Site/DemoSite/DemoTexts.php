<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\Fact;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** The texts of a folder of the demo site, one file for each language (`en.json`); missing ones come from the folder above. `{brand}` is the brand's name, `{fact:…}` a number of {@see Fact}. */
final class DemoTexts {
	/** @var array<string, array<string, string>> by language, once read */
	private array $words = array();

	public function __construct( private readonly string $directory, private readonly ?self $above = null ) {}

	/** @throws RuntimeException */
	public function get( string $key, Language $language ): string {
		return $this->find( $key, $language ) ?? throw new RuntimeException( esc_html( "The demo site has no word “{$key}” in {$this->directory}/{$language->value}.json." ) );
	}

	public function find( string $key, Language $language ): ?string {
		$word = $this->own( $language )[ $key ] ?? null;

		if ( null === $word ) {
			return $this->above?->find( $key, $language );
		}

		$word = Fact::fill( $word, $language );

		return str_contains( $word, '{brand}' ) ? Text::fill( $word, array( 'brand' => ( new Settings() )->string( 'brand_name' ) ) ) : $word;
	}

	/** @return array<string, string> without those of the folder above */
	public function own( Language $language ): array {
		return $this->words[ $language->value ] ??= $this->read( "$this->directory/$language->value.json" );
	}

	/**
	 * Returns the text of the page, as input for {@see DemoArticle} (`en.md`). `{gas}` in it is the text `article.gas`, so that pages give one advice in the same words.
	 *
	 * @throws RuntimeException
	 */
	public function article( Language $language ): string {
		return (string) preg_replace_callback(
			'/\{([a-z][a-z0-9.-]*)\}/',
			fn ( array $word ): string => $this->get( "article.$word[1]", $language ),
			Fact::fill( DemoFile::read( "$this->directory/$language->value.md" ), $language )
		);
	}

	/** @return array<string, string> */
	private function read( string $file ): array {
		$words = array();

		foreach ( DemoFile::exists( $file ) ? DemoFile::json( $file ) : array() as $key => $word ) {
			$words[ (string) $key ] = is_string( $word ) ? $word : throw new RuntimeException( esc_html( "The word “{$key}” in $file is no text." ) );
		}

		return $words;
	}
}
