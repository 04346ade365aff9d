<?php
declare(strict_types=1);

namespace HvacBlocks\Content;

use Generator;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks that a content is made of.
 *
 * @phpstan-type ParsedBlock array{blockName: string|null, attrs: array<string, mixed>, innerBlocks: list<array<string, mixed>>, innerHTML: string}
 */
final class ContentBlocks {
	/** A synced pattern may show another. */
	private const DEEPEST = 8;

	/**
	 * Each block in the order of the content, however deep it stands.
	 *
	 * @param bool $with_patterns whether those of the synced patterns that it shows are given, too; without it a pattern is its own post's business
	 * @return Generator<int, ParsedBlock>
	 */
	public static function in( string $content, bool $with_patterns = false ): Generator {
		return self::of_content( $content, $with_patterns ? self::DEEPEST : 0 );
	}

	/** @return Generator<int, ParsedBlock> */
	private static function of_content( string $content, int $patterns ): Generator {
		/** @var list<ParsedBlock> $blocks */
		$blocks = parse_blocks( $content );

		foreach ( $blocks as $block ) {
			yield from self::each( $block, $patterns );
		}
	}

	/**
	 * @param ParsedBlock $block
	 * @return Generator<int, ParsedBlock>
	 */
	private static function each( array $block, int $patterns ): Generator {
		yield $block;

		if ( 'core/block' === $block['blockName'] && $patterns > 0 ) {
			yield from self::of_content( self::pattern( $block['attrs']['ref'] ?? 0 ), $patterns - 1 );
		}

		/** @var ParsedBlock $inner */
		foreach ( $block['innerBlocks'] as $inner ) {
			yield from self::each( $inner, $patterns );
		}
	}

	private static function pattern( mixed $id ): string {
		$pattern = is_int( $id ) && $id > 0 ? get_post( $id ) : null;

		return $pattern instanceof WP_Post && 'wp_block' === $pattern->post_type && 'publish' === $pattern->post_status ? $pattern->post_content : '';
	}
}
