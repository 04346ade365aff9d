<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds the `robots-meta` blocks of a content, also in the synced patterns that it shows. */
final class RobotsBlocks {
	public const NAME = 'hvac-blocks/robots-meta';

	private const DEEPEST = 8;

	/** @return list<'noindex'|'nofollow'> */
	public static function in_content( string $content, int $depth = 0 ): array {
		// Most contents have neither, and need no parser.
		if ( $depth > self::DEEPEST || ( ! str_contains( $content, self::NAME ) && ! str_contains( $content, '<!-- wp:block ' ) ) ) {
			return array();
		}

		/** @var list<array<string, mixed>> $blocks */
		$blocks = parse_blocks( $content );

		return array_values( array_unique( self::in_blocks( $blocks, $depth ) ) );
	}

	/**
	 * @param array<array-key, mixed> $attributes of a `robots-meta` block
	 * @return list<'noindex'|'nofollow'>
	 */
	public static function directives( array $attributes ): array {
		$value = $attributes['value'] ?? RobotsRule::NoIndex->value;

		return is_string( $value ) ? RobotsRule::tryFrom( $value )?->directives() ?? array() : array();
	}

	/**
	 * @param list<array<string, mixed>> $blocks
	 * @return list<'noindex'|'nofollow'>
	 */
	private static function in_blocks( array $blocks, int $depth ): array {
		$found = array();

		foreach ( $blocks as $block ) {
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
			/** @var list<array<string, mixed>> $inner */
			$inner = $block['innerBlocks'] ?? array();
			$found = array(
				...$found,
				...match ( $block['blockName'] ?? '' ) {
					self::NAME   => self::directives( $attributes ),
					'core/block' => self::in_pattern( $attributes['ref'] ?? 0, $depth ),
					default      => self::in_blocks( $inner, $depth ),
				},
			);
		}

		return $found;
	}

	/** @return list<'noindex'|'nofollow'> */
	private static function in_pattern( mixed $id, int $depth ): array {
		$pattern = is_int( $id ) && $id > 0 ? get_post( $id ) : null;

		return $pattern instanceof WP_Post && 'wp_block' === $pattern->post_type && 'publish' === $pattern->post_status ? self::in_content( $pattern->post_content, $depth + 1 ) : array();
	}
}
