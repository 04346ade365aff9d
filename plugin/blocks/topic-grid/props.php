<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$is_about_care = 'maintenance-tips' === $attributes->text( 'topics' );

	return $context->is_empty ? null : new ViewModel(
		props: array( 'level' => $attributes->int( 'level' ) ),
		slots: array(
			'heading' => $attributes->text( 'heading', $is_about_care ? __( 'Maintenance tips', 'hvac-blocks' ) : __( 'What needs troubleshooting?', 'hvac-blocks' ) ),
			'intro'   => $attributes->text( 'intro', $is_about_care ? __( 'A little care each season keeps a system efficient. Choose yours.', 'hvac-blocks' ) : __( 'Choose your system to see what you can check before you call a dealer.', 'hvac-blocks' ) ),
		),
		wrapper: array( 'class' => 'hvac-section' ),
	);
};
