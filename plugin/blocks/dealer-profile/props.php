<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\DealerPages\ProfileView;

defined( 'ABSPATH' ) || exit;

return static function ( array $attributes, BlockContext $context ): ?array {
	/** @var array{companyId: string, level: int} $attributes */
	return ProfileView::props( $context, $attributes['companyId'], $attributes['level'] );
};
