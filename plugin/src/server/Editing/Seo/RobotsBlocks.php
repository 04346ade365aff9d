<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Editing\Content\ContentBlocks;

defined( 'ABSPATH' ) || exit;

/** Finds the `robots-meta` blocks of a content, including those in its patterns and template parts. */
final class RobotsBlocks {
	public const NAME = 'hvac-blocks/robots-meta';

	/** @return list<'noindex'|'nofollow'> */
	public static function in_content( string $content ): array {
		$found = array();

		// Most content has neither, and needs no parser.
		if ( str_contains( $content, self::NAME ) || ContentBlocks::shows_another( $content ) ) {
			foreach ( ContentBlocks::in( $content, true ) as $block ) {
				$found = self::NAME === $block['blockName'] ? array( ...$found, ...self::directives( $block['attrs'] ) ) : $found;
			}
		}

		return array_values( array_unique( $found ) );
	}

	/**
	 * @param array<array-key, mixed> $attributes of a `robots-meta` block
	 * @return list<'noindex'|'nofollow'>
	 */
	public static function directives( array $attributes ): array {
		$value = $attributes['value'] ?? RobotsRule::NoIndex->value;

		return is_string( $value ) ? RobotsRule::tryFrom( $value )?->directives() ?? array() : array();
	}
}
