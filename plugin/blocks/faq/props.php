<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;

defined( 'ABSPATH' ) || exit;

/**
 * @param array{title?: string, level: int} $attributes
 * @return array<string, mixed>|null
 */
return static fn ( array $attributes, BlockContext $context ): ?array => $context->is_empty ? null : array(
	'level' => $attributes['level'],
	'slots' => array(
		'title' => $attributes['title'] ?? __( 'Frequently asked questions', 'hvac-blocks' ),
	),
);
