<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\DealerPages\ContactView;

defined( 'ABSPATH' ) || exit;

return static function ( array $attributes, BlockContext $context ): ?array {
	/** @var array{companyId: string, level: int} $attributes */
	return ContactView::props( $context, $attributes['companyId'], $attributes['level'] );
};
