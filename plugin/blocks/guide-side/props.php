<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$side = $attributes->text( 'side' );

	return $context->is_empty ? null : new ViewModel(
		props: array(
			'level' => $attributes->int( 'level', 2 ) + 1,
			'icon'  => 'replace' === $side ? 'refreshCw' : 'wrench',
		),
		slots: array(
			'heading' => $attributes->text( 'heading', 'replace' === $side ? __( 'Replace if', 'hvac-blocks' ) : __( 'Repair if', 'hvac-blocks' ) ),
		),
		wrapper: array( 'data-side' => $side ),
	);
};
