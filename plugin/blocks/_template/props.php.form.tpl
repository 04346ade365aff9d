<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\FormBlocks\FormPanel;

defined( 'ABSPATH' ) || exit;

return static function ( array $attributes, BlockContext $context ): array {
	/** @var array{heading?: string, intro?: string, submit?: string, successHeading: string, successText: string, companyId: string, source: string, level: int} $attributes */
	$heading = __( '__TITLE__', 'hvac-blocks' );
	$intro   = __( 'Tell us how to reach you. It takes about two minutes.', 'hvac-blocks' );

	return array(
		...FormPanel::props( $context, '__FORM__', $attributes ),
		'slots' => FormPanel::slots( $context, '__FORM__', $attributes, $heading, $intro ),
	);
};
