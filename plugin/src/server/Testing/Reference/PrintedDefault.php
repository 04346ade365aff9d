<?php
declare(strict_types=1);

namespace HvacBlocks\Testing\Reference;

use HvacBlocks\Editing\Blocks\Examples\Example;
use HvacBlocks\Editing\Blocks\Examples\ExampleRenderer;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;

defined( 'ABSPATH' ) || exit;

/** Finds the words that a block shows where a text is not set: in its examples, where a marker in that attribute would stand. */
final class PrintedDefault {
	/** A path, so that an attribute which holds an address takes it too. */
	private const MARKER = '/marker-of-the-reference';

	/** So much of what follows the marker tells its place. */
	private const FOLLOWING = 24;

	/** Other words depend on the other attributes; two show that. */
	private const MOST = 2;

	/** @var array<string, string> HTML without a marker, which most attributes of an example share */
	private array $rendered = array();

	public function __construct( private readonly ExampleRenderer $renderer ) {}

	/** @return list<string> the English words, where another language has others */
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

	/** Words may have stood in HTML or, where an island shows them later, in JSON. */
	private static function legible( string $words ): string {
		$plain = json_decode( "\"$words\"" );

		return trim( html_entity_decode( wp_strip_all_tags( str_replace( home_url(), '', is_string( $plain ) ? $plain : $words ) ) ) );
	}
}
