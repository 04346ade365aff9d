<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;

defined( 'ABSPATH' ) || exit;

/**
 * @param array{heading?: string, text?: string} $attributes
 * @return array<string, mixed>
 */
return static fn ( array $attributes, BlockContext $context ): array => array(
	'id'    => $context->id,
	'texts' => array(
		'show' => __( 'Show more', 'hvac-blocks' ),
		'hide' => __( 'Show less', 'hvac-blocks' ),
	),
	'slots' => array(
		'heading' => $attributes['heading'] ?? __( '__TITLE__', 'hvac-blocks' ),
		'text'    => $attributes['text'] ?? __( 'What a visitor reads here.', 'hvac-blocks' ),
	),
);
