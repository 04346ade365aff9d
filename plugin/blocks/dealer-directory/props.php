<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\DealerPages\DirectoryView;

defined( 'ABSPATH' ) || exit;

return static function ( array $attributes, BlockContext $context ): array {
	/** @var array{heading?: string, level: int} $attributes */
	$view = DirectoryView::of( $context, $attributes['level'] );

	return $view->props() + array(
		'slots' => array(
			// An editor names the tree; its parts name themselves.
			'heading' => $view->is_root() ? $attributes['heading'] ?? esc_html( $view->heading() ) : esc_html( $view->heading() ),
		),
	);
};
