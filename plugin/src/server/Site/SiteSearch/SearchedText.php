<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Editing\Content\ContentBlocks;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Texts in the form that a search compares, and the words that visitors read in a content.
 *
 * Assumption: text that a block prints without an author, such as its default heading, is not searched.
 */
final class SearchedText {
	/** @return list<string> the words of a text, as written */
	public static function split( string $text ): array {
		$words = preg_split( '/[^\p{L}\p{N}\p{M}]+/u', $text, -1, PREG_SPLIT_NO_EMPTY );

		return false === $words ? array() : $words;
	}

	/** Returns lower-case text without accents, with one space between words. */
	public static function folded( string $text ): string {
		return mb_strtolower( remove_accents( implode( ' ', self::split( $text ) ), 'en_US' ) );
	}

	/** Returns the text of a content, without markup, addresses and settings. */
	public static function of_content( string $content ): string {
		$texts = array();

		foreach ( ContentBlocks::in( strip_shortcodes( $content ) ) as $block ) {
			$texts[] = $block['innerHTML'];

			if ( null !== $block['blockName'] && array() !== $block['attrs'] && ! str_starts_with( $block['blockName'], 'core/' ) ) {
				$texts = array( ...$texts, ...self::written( $block['blockName'], $block['attrs'] ) );
			}
		}

		// Words of neighboring elements stay apart.
		return Text::plain( (string) preg_replace( array( '~<(script|style)\b.*?</\1>~is', '~(?=<)~' ), ' ', implode( ' ', $texts ) ) );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return list<string> the texts that an editor typed into a block
	 */
	private static function written( string $name, array $attributes ): array {
		$declared = BlockTypes::get( $name )->attributes ?? array();
		$content  = array_filter( $declared, static fn ( mixed $attribute ): bool => is_array( $attribute ) && 'content' === ( $attribute['role'] ?? '' ) && 'uri' !== ( $attribute['format'] ?? '' ) );
		$values   = array_intersect_key( $attributes, $content );
		$texts    = array();

		array_walk_recursive(
			$values,
			static function ( mixed $text ) use ( &$texts ): void {
				// An address has no space.
				if ( is_string( $text ) && ( ! str_contains( $text, '/' ) || str_contains( $text, ' ' ) ) ) {
					$texts[] = $text;
				}
			}
		);

		return $texts;
	}
}
