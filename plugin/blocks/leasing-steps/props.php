<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$heading = $attributes->text( 'heading', __( 'How leasing works', 'hvac-blocks' ) );
	$intro   = $attributes->text( 'intro', __( 'With a lease you pay for comfort month by month instead of buying the system. Dealers set the terms, so ask yours for the details.', 'hvac-blocks' ) );

	return $context->is_empty ? null : new ViewModel(
		props: array(
			'level'      => $attributes->int( 'level' ),
			// The locator opens with the dealers who lease.
			'buttonLink' => Address::written( $attributes->text( 'buttonLink' ) ) ?: add_query_arg( 'filter', 'leasing', $context->page( 'dealer-locator' ) ),
		),
		slots: array(
			'heading'    => $heading,
			'intro'      => $intro,
			'buttonText' => $attributes->text_or( 'buttonText', __( 'Find dealers who lease', 'hvac-blocks' ) ),
		),
		wrapper: array( 'class' => 'hvac-section' ),
		structured_data: '' === Text::plain( $heading ) ? array() : array(
			array_filter(
				array(
					'@type'       => 'HowTo',
					'name'        => Text::plain( $heading ),
					'description' => Text::plain( $intro ),
					'inLanguage'  => $context->language->value,
				)
			),
		),
	);
};
