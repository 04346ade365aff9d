<?php
declare(strict_types=1);

namespace HvacBlocks\Claims;

use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the claims of a content, however deep they stand. Those of a synced pattern or a template part are found in the pattern's or the part's own post.
 *
 * @phpstan-type ParsedBlock array{blockName: string|null, attrs: array<string, mixed>, innerBlocks: list<array<string, mixed>>, innerHTML: string}
 */
final class ClaimFinder {
	/** Characters of the words by which a person knows a claim. */
	private const LONGEST = 120;

	/** @return list<FoundClaim> in the order of the content */
	public static function in( string $content ): array {
		$types = ClaimBlocks::all();
		$names = array_filter( array_keys( $types ), static fn ( string $name ): bool => has_block( $name, $content ) );

		/** @var list<ParsedBlock> $blocks */
		$blocks = array() === $names ? array() : parse_blocks( $content );

		return self::among( $blocks, $types );
	}

	/**
	 * @param list<ParsedBlock>            $blocks
	 * @param array<string, WP_Block_Type> $types
	 * @return list<FoundClaim>
	 */
	private static function among( array $blocks, array $types ): array {
		$found = array();

		foreach ( $blocks as $block ) {
			$type = $types[ $block['blockName'] ?? '' ] ?? null;

			if ( null !== $type ) {
				$found[] = new FoundClaim( $type->name, self::short( self::own_words( $block, $type ) ?: self::first_text( $block ) ), Claim::of( $block['attrs'] ) );
			}

			/** @var list<ParsedBlock> $inner */
			$inner = $block['innerBlocks'];
			$found = array( ...$found, ...self::among( $inner, $types ) );
		}

		return $found;
	}

	/**
	 * The first of the block's own texts, in the order of its attributes; a title before the others.
	 *
	 * @param ParsedBlock $block
	 */
	private static function own_words( array $block, WP_Block_Type $type ): string {
		/** @var array<string, array{type?: mixed, role?: string, format?: string}> $attributes */
		$attributes = $type->attributes ?? array();
		$texts      = array();

		foreach ( $attributes as $name => $schema ) {
			$value = $block['attrs'][ $name ] ?? null;

			if ( is_string( $value ) && 'content' === ( $schema['role'] ?? '' ) && ! isset( $schema['format'] ) && ! in_array( $name, array( 'source', 'sourceUrl', 'expiredText' ), true ) ) {
				$texts[ $name ] = self::plain( $value );
			}
		}

		$titles = array_filter( $texts, static fn ( string $name ): bool => 1 === preg_match( '/title|heading/i', $name ), ARRAY_FILTER_USE_KEY );

		return current( array_filter( array( ...array_values( $titles ), ...array_values( $texts ) ), static fn ( string $text ): bool => '' !== $text ) ) ?: '';
	}

	/** @param ParsedBlock $block */
	private static function first_text( array $block ): string {
		$text = self::plain( $block['innerHTML'] );

		/** @var ParsedBlock $inner */
		foreach ( $block['innerBlocks'] as $inner ) {
			if ( '' !== $text ) {
				break;
			}

			$text = self::first_text( $inner );
		}

		return $text;
	}

	private static function plain( string $html ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
	}

	private static function short( string $text ): string {
		return mb_strlen( $text ) <= self::LONGEST ? $text : rtrim( mb_substr( $text, 0, self::LONGEST - 1 ) ) . '…';
	}
}
