<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Blocks\FormDealer;
use HvacBlocks\Blocks\FormView;
use HvacBlocks\Dealers\DealerProfileAddress;
use HvacBlocks\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( array $attributes, BlockContext $context ): array {
	/** @var array{heading?: string, intro?: string, next?: string, submit?: string, successHeading: string, successText: string, companyId: string, source: string, level: int} $attributes */
	$dealer = FormDealer::of( $context, $attributes['companyId'] );
	$texts  = $context->services->forms->get( 'contact-dealer' );

	return array(
		'level'     => $attributes['level'],
		'recipient' => '' === $dealer->name
			? __( 'Your request goes to a dealer near you.', 'hvac-blocks' )
			: Text::fill( $texts->text( 'recipient' ), array( 'dealer' => $dealer->name ) ),
		'form'      => FormView::props(
			$context,
			'contact-dealer',
			$dealer,
			$attributes['level'],
			$attributes['source'],
			array(
				'heading' => $attributes['successHeading'],
				'text'    => $attributes['successText'],
			)
		),
		'slots'     => array(
			'heading' => $attributes['heading'] ?? ( null === DealerProfileAddress::company_id( $context->path ) ? __( 'Contact a dealer', 'hvac-blocks' ) : __( 'Contact this dealer', 'hvac-blocks' ) ),
			'intro'   => $attributes['intro'] ?? __( 'Tell us how to reach you. It takes about two minutes.', 'hvac-blocks' ),
			'next'    => ( $attributes['next'] ?? '' ) ?: $texts->text( 'next' ),
			'submit'  => ( $attributes['submit'] ?? '' ) ?: $texts->text( 'submit' ),
		),
	);
};
