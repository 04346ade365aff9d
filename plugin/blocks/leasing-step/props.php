<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	[ $illustration, $name, $words ] = match ( $attributes->text( 'step' ) ) {
		'ask'          => array( 'advisor', __( 'Ask about leasing', 'hvac-blocks' ), __( 'Tell a dealer near you that you would like to lease. Not every dealer offers it.', 'hvac-blocks' ) ),
		'visit'        => array( 'technician', __( 'Schedule a home visit', 'hvac-blocks' ), __( 'The dealer visits, takes measurements, and recommends a system that fits.', 'hvac-blocks' ) ),
		'terms'        => array( 'agreement', __( 'Compare the terms', 'hvac-blocks' ), __( 'Ask for the monthly payment, the length of the lease, and what happens at its end. Get it in writing.', 'hvac-blocks' ) ),
		'installation' => array( 'truck', __( 'Set the date', 'hvac-blocks' ), __( 'After you sign, the dealer installs the system and shows you how to use it.', 'hvac-blocks' ) ),
		'comfort'      => array( 'evening', __( 'Pay month by month', 'hvac-blocks' ), __( 'You pay the agreed amount. Ask your dealer who takes care of maintenance and repairs.', 'hvac-blocks' ) ),
		default        => array( '', '', '' ),
	};

	$title   = $attributes->text( 'title', $name );
	$text    = $attributes->text( 'text', $words );
	$image   = $attributes->value( 'image' );
	$picture = Picture::of( $image, '(min-width: 48rem) 20vw, 90vw', '3/2', illustration: $illustration );

	return $context->lacks( $title ) ? null : new ViewModel(
		props: array(
			'level'   => $attributes->int( 'level', 2 ) + 1,
			'picture' => $picture?->props(),
		),
		slots: array(
			'title' => $title,
			'text'  => $text,
		),
		needs: Picture::needs( $image ),
		structured_data: array(
			array_filter(
				array(
					'@type' => 'HowToStep',
					'name'  => Text::plain( $title ),
					'text'  => Text::plain( $text ),
					'image' => $picture->src ?? '',
				)
			),
		),
		element: 'li',
	);
};
