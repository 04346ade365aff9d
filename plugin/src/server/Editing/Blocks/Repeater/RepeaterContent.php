<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Repeater;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a row's long text to blocks and back: an empty line separates paragraphs. Text with lists, tables or the like stays one piece of HTML. The
 * twin of `readContent()` in `client/domain/repeater.ts`.
 *
 * @phpstan-import-type ParsedBlock from Repeater
 */
final class RepeaterContent {
	private const NOT_IN_A_PARAGRAPH = '/<(?:ul|ol|dl|table|h[1-6]|blockquote|figure|div|pre|section|hr)\b/i';

	/** @return list<ParsedBlock> */
	public static function blocks( string $text ): array {
		$text = wp_kses_post( $text );

		if ( 1 === preg_match( self::NOT_IN_A_PARAGRAPH, $text ) ) {
			return array( self::block( null, $text ) );
		}

		return array_map( static fn ( string $paragraph ): array => self::block( 'core/paragraph', "<p>$paragraph</p>" ), self::paragraphs( $text ) );
	}

	/** @param array<array<string, mixed>> $blocks as WordPress parses them */
	public static function text( array $blocks ): string {
		$texts = array_map(
			static function ( array $block ): string {
				/** @var ParsedBlock $block */
				if ( 'core/paragraph' !== $block['blockName'] ) {
					return trim( render_block( $block ) );
				}

				$inner = (string) preg_replace( '~^\s*<p\b[^>]*>|</p>\s*$~i', '', $block['innerHTML'] );

				return (string) preg_replace( '~<br\s*/?>~i', "\n", $inner );
			},
			array_values( $blocks )
		);

		return implode( "\n\n", array_filter( $texts ) );
	}

	/** @return list<string> */
	private static function paragraphs( string $text ): array {
		$text  = (string) preg_replace( '~</?p\b[^>]*>~i', "\n\n", str_replace( array( "\r\n", "\r" ), "\n", $text ) );
		$parts = array_map( static fn ( string|false $part ): string => trim( (string) $part, " \t\n" ), (array) preg_split( '/\n[ \t]*\n/', $text ) );

		return array_map( static fn ( string $part ): string => str_replace( "\n", '<br>', $part ), array_values( array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) ) );
	}

	/** @return ParsedBlock */
	private static function block( ?string $name, string $html ): array {
		return array(
			'blockName'    => $name,
			'attrs'        => array(),
			'innerBlocks'  => array(),
			'innerHTML'    => $html,
			'innerContent' => array( $html ),
		);
	}
}
