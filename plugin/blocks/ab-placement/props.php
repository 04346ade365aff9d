<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\EarlyScript;
use HvacBlocks\Editing\Blocks\Hydration;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$placement = trim( $attributes->text( 'vwo_placement' ) );
	$asset     = trim( $attributes->text( 'vwo_asset_name' ) );
	$is_tested = '' !== $placement && '' !== $asset;

	return $context->is_empty ? null : new ViewModel(
		props: array(
			'placement' => $placement,
			'asset'     => $asset,
		),
		wrapper: $is_tested ? array(
			'data-vwo-placement'  => $placement,
			'data-vwo-asset-name' => $asset,
		) : array(),
		// Without the names of placement and asset no variant can be applied: everyone sees the control.
		hydration: $is_tested ? new Hydration() : Hydration::none(),
		early: $is_tested ? new EarlyScript() : null,
	);
};
