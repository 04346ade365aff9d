<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\FormBlocks\FormPanel;

defined( 'ABSPATH' ) || exit;

return static function ( array $attributes, BlockContext $context ): array {
	/** @var array{heading?: string, intro?: string, submit?: string, successHeading: string, successText: string, level: int} $attributes */
	$heading = __( 'Advice and offers for your home', 'hvac-blocks' );
	$intro   = __( 'About once a month: how to save energy, when to have your system serviced, and current rebates.', 'hvac-blocks' );

	return array(
		...FormPanel::props( $context, 'newsletter', $attributes ),
		'slots' => FormPanel::slots( $context, 'newsletter', $attributes, $heading, $intro ),
	);
};
