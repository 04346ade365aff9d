<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;

defined( 'ABSPATH' ) || exit;

/**
 * @param array{question: string, openByDefault: bool, anchor: string} $attributes
 * @return array<string, mixed>|null
 */
return static fn ( array $attributes, BlockContext $context ): ?array => '' === trim( wp_strip_all_tags( $attributes['question'] ) ) ? null : array(
	'isOpen' => $attributes['openByDefault'],
	'anchor' => sanitize_title( $attributes['anchor'] ),
	'slots'  => array( 'question' => $attributes['question'] ),
);
