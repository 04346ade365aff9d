<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\FormBlocks\FormPanel;

defined( 'ABSPATH' ) || exit;

return static function ( array $attributes, BlockContext $context ): array {
	/** @var array{heading?: string, intro?: string, next?: string, submit?: string, successHeading: string, successText: string, companyId: string, source: string, level: int} $attributes */
	$heading = __( 'Get a quote for your home', 'hvac-blocks' );
	$intro   = __( 'Two short steps, and a dealer near you gets in touch.', 'hvac-blocks' );

	return array(
		...FormPanel::props( $context, 'dealer-lead', $attributes ),
		'slots' => FormPanel::slots( $context, 'dealer-lead', $attributes, $heading, $intro ),
	);
};
