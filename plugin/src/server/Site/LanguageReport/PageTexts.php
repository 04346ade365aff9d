<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Editing\Content\ContentBlocks;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The texts of a page that a translation changes: its title, and those that are written in its blocks. The editor's twin is `texts-of-block.ts`.
 *
 * Texts without a word, and addresses, are the same in every language.
 *
 * @phpstan-import-type ParsedBlock from ContentBlocks
 */
final class PageTexts {
	/** @return list<string> without tags, each once */
	public static function in( string $title, string $content ): array {
		$texts = array( $title );

		foreach ( ContentBlocks::in( $content ) as $block ) {
			array_push( $texts, $block['innerHTML'], ...self::written( $block ) );
		}

		return array_values( array_unique( array_filter( array_map( Text::plain( ... ), $texts ), self::is_translatable( ... ) ) ) );
	}

	/**
	 * @param ParsedBlock $block
	 * @return list<string> the texts among its attributes, and the alternative texts of its pictures
	 */
	private static function written( array $block ): array {
		$texts = array();

		foreach ( null === $block['blockName'] ? array() : BlockTypes::get( $block['blockName'] )->attributes ?? array() as $name => $attribute ) {
			$value = $block['attrs'][ $name ] ?? null;
			$text  = is_array( $value ) ? $value['alt'] ?? null : $value;

			if ( is_array( $attribute ) && 'content' === ( $attribute['role'] ?? null ) && is_string( $text ) ) {
				$texts[] = $text;
			}
		}

		return $texts;
	}

	private static function is_translatable( string $text ): bool {
		return 1 === preg_match( '/\p{L}{2}/u', $text ) && 1 !== preg_match( '~^(?:[a-z][a-z0-9+.-]*:|[/#?])\S*$~i', $text );
	}
}
