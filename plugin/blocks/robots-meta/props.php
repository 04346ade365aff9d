<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Seo\RobotsRule;

defined( 'ABSPATH' ) || exit;

// The output goes into the page's head; see `Seo\PageRobots`.
return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$value = $attributes->text( 'value' );

	return null === RobotsRule::tryFrom( $value ) ? ViewModel::nothing( array( 'robots' => $value ) ) : null;
};
