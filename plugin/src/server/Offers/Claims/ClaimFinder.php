<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Editing\Content\ContentBlocks;
use HvacBlocks\Platform\Languages\Text;
use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the claims of a content at any depth. Those of a synced pattern or a template part are found in the pattern's or the part's own post.
 *
 * @phpstan-import-type ParsedBlock from ContentBlocks
 */
final class ClaimFinder {
	/** The maximum length in characters of the words that identify a claim to a person. */
	private const LONGEST = 120;

	/** @return list<FoundClaim> in the order of the content */
	public static function in( string $content ): array {
		$types = ClaimBlocks::all();
		$names = array_filter( array_keys( $types ), static fn ( string $name ): bool => has_block( $name, $content ) );
		$found = array();

		foreach ( array() === $names ? array() : ContentBlocks::in( $content ) as $block ) {
			$type = $types[ $block['blockName'] ?? '' ] ?? null;

			$claim = null === $type ? null : Claim::of( $block['attrs'] );

			// A price need not be dated: most products have none with a date.
			if ( null !== $type && null !== $claim && ( ClaimBlocks::is_whole( $type->name ) || $claim->is_dated() ) ) {
				$found[] = new FoundClaim( $type->name, self::short( self::own_words( $block, $type ) ?: self::first_text( $block ) ), $claim );
			}
		}

		return $found;
	}

	/**
	 * Returns the first of the block's own texts, in the order of its attributes; a title comes first.
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
				$texts[ $name ] = Text::plain( $value );
			}
		}

		$titles = array_filter( $texts, static fn ( string $name ): bool => 1 === preg_match( '/title|heading|name$/i', $name ), ARRAY_FILTER_USE_KEY );

		return current( array_filter( array( ...array_values( $titles ), ...array_values( $texts ) ), static fn ( string $text ): bool => '' !== $text ) ) ?: '';
	}

	/** @param ParsedBlock $block */
	private static function first_text( array $block ): string {
		$text = Text::plain( $block['innerHTML'] );

		/** @var ParsedBlock $inner */
		foreach ( $block['innerBlocks'] as $inner ) {
			if ( '' !== $text ) {
				break;
			}

			$text = self::first_text( $inner );
		}

		return $text;
	}

	private static function short( string $text ): string {
		return mb_strlen( $text ) <= self::LONGEST ? $text : rtrim( mb_substr( $text, 0, self::LONGEST - 1 ) ) . '…';
	}
}
