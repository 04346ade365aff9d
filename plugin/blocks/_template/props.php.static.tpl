<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;

defined( 'ABSPATH' ) || exit;

/**
 * @param array{heading?: string, text?: string} $attributes
 * @return array<string, mixed>
 */
return static fn ( array $attributes, BlockContext $context ): array => array(
	'slots' => array(
		'heading' => $attributes['heading'] ?? __( '__TITLE__', 'hvac-blocks' ),
		'text'    => $attributes['text'] ?? __( 'What a visitor reads here.', 'hvac-blocks' ),
	),
);
