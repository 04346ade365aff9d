<?php
declare(strict_types=1);

use HvacBlocks\Dealers\Profiles\DirectoryView;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$view    = DirectoryView::of( $context, $attributes->int( 'level' ) );
	$heading = esc_html( $view->heading() );

	return new ViewModel(
		props: $view->props(),
		// An editor names the root; the other levels take their own names.
		slots: array( 'heading' => $view->is_root() ? $attributes->text( 'heading', $heading ) : $heading ),
	);
};
