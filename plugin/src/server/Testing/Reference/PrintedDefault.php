<?php
declare(strict_types=1);

namespace HvacBlocks\Testing\Reference;

use HvacBlocks\Editing\Blocks\Examples\Example;
use HvacBlocks\Editing\Blocks\Examples\ExampleRenderer;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;

defined( 'ABSPATH' ) || exit;

/** Finds the words that a block shows if a text is not set: in its examples, at the position of a marker in that attribute. */
final class PrintedDefault {
	/** A path, so that an attribute which contains an address accepts it, too. */
	private const MARKER = '/marker-of-the-reference';

	/** This much of the text after the marker identifies its position. */
	private const FOLLOWING = 24;

	/** Other words depend on the other attributes; two are enough to show that. */
	private const MOST = 2;

	/** @var array<string, string> HTML without a marker, which most attributes of an example share */
	private array $rendered = array();

	public function __construct( private readonly ExampleRenderer $renderer ) {}

	/** @return list<string> the English words, if another language has different ones */
	public function words( string $block, string $attribute ): array {
		$words = array();

		foreach ( $this->renderer->examples( $block ) as $example ) {
			$english = null === $example->language ? $this->text( $block, $attribute, $example, Language::English ) : '';

			if ( '' !== $english && ! in_array( $english, $words, true ) && $english !== $this->text( $block, $attribute, $example, Language::Spanish ) ) {
				$words[] = $english;
			}
			if ( count( $words ) === self::MOST ) {
				break;
			}
		}

		return $words;
	}

	private function text( string $block, string $attribute, Example $example, Language $language ): string {
		$others = array_diff_key( $example->attributes, array( $attribute => '' ) );
		$parts  = explode( self::MARKER, $this->html( $block, $example->with_attributes( array( ...$others, $attribute => self::MARKER ) ), $language ) );

		if ( ! isset( $parts[1] ) ) {
			return '';
		}

		$key  = "$block {$example->name} {$language->value} " . wp_json_encode( $others );
		$html = $this->rendered[ $key ] ??= $this->html( $block, $example->with_attributes( $others ), $language );
		$from = strlen( $parts[0] );
		$to   = str_starts_with( $html, $parts[0] ) ? strpos( $html, substr( $parts[1], 0, self::FOLLOWING ), $from ) : false;

		return false === $to ? '' : self::legible( substr( $html, $from, $to - $from ) );
	}

	private function html( string $block, Example $example, Language $language ): string {
		return LanguageSwitch::in( $language, fn (): string => $this->renderer->render( $block, $example, $language ) );
	}

	/** Words may come from HTML or, if an island shows them later, from JSON. */
	private static function legible( string $words ): string {
		$plain = json_decode( "\"$words\"" );

		return trim( html_entity_decode( wp_strip_all_tags( str_replace( home_url(), '', is_string( $plain ) ? $plain : $words ) ) ) );
	}
}
