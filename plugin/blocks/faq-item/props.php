<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;

defined( 'ABSPATH' ) || exit;

return static function ( array $attributes, BlockContext $context ): ?array {
	/** @var array{question: string, openByDefault: bool, anchor: string} $attributes */
	return '' === trim( wp_strip_all_tags( $attributes['question'] ) ) ? null : array(
		'isOpen' => $attributes['openByDefault'],
		'anchor' => sanitize_title( $attributes['anchor'] ),
		'slots'  => array( 'question' => $attributes['question'] ),
	);
};
