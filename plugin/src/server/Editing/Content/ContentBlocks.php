<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use Generator;
use WP_Block_Patterns_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks of a content.
 *
 * @phpstan-type ParsedBlock array{blockName: string|null, attrs: array<string, mixed>, innerBlocks: list<array<string, mixed>>, innerHTML: string}
 */
final class ContentBlocks {
	/** A pattern may contain another pattern. */
	private const DEEPEST = 8;

	/** Blocks that show content stored elsewhere. */
	private const SHOWING = array( '<!-- wp:block ', '<!-- wp:template-part ', '<!-- wp:pattern ' );

	/**
	 * Yields each block in the order of the content, at any depth.
	 *
	 * @param bool $with_patterns whether to include the blocks of the patterns and template parts that the content shows; otherwise a pattern belongs to its own post only
	 * @return Generator<int, ParsedBlock>
	 */
	public static function in( string $content, bool $with_patterns = false ): Generator {
		return self::of_content( $content, $with_patterns ? self::DEEPEST : 0 );
	}

	/** Whether the content may show more than is written in it; fast, with occasional false positives. */
	public static function shows_another( string $content ): bool {
		return array() !== array_filter( self::SHOWING, static fn ( string $block ): bool => str_contains( $content, $block ) );
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

		if ( $patterns > 0 ) {
			yield from self::of_content( self::shown( $block ), $patterns - 1 );
		}

		/** @var ParsedBlock $inner */
		foreach ( $block['innerBlocks'] as $inner ) {
			yield from self::each( $inner, $patterns );
		}
	}

	/**
	 * @param ParsedBlock $block
	 * @return string the content stored elsewhere that the block shows
	 */
	private static function shown( array $block ): string {
		return match ( $block['blockName'] ) {
			'core/block'         => self::pattern( $block['attrs']['ref'] ?? 0 ),
			'core/template-part' => self::part( $block['attrs']['slug'] ?? null, $block['attrs']['theme'] ?? null ),
			'core/pattern'       => self::theme_pattern( $block['attrs']['slug'] ?? null ),
			default              => '',
		};
	}

	private static function part( mixed $slug, mixed $theme ): string {
		$theme = is_string( $theme ) ? $theme : get_stylesheet();

		return is_string( $slug ) ? get_block_template( "$theme//$slug", 'wp_template_part' )->content ?? '' : '';
	}

	private static function theme_pattern( mixed $slug ): string {
		$pattern = is_string( $slug ) ? WP_Block_Patterns_Registry::get_instance()->get_registered( $slug ) : null;
		$content = is_array( $pattern ) ? ( $pattern['content'] ?? '' ) : '';

		return is_string( $content ) ? $content : '';
	}

	private static function pattern( mixed $id ): string {
		$pattern = is_int( $id ) && $id > 0 ? get_post( $id ) : null;

		return $pattern instanceof WP_Post && 'wp_block' === $pattern->post_type && 'publish' === $pattern->post_status ? $pattern->post_content : '';
	}
}
