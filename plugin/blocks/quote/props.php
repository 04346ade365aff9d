<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	[ $sup_title, $title, $words, $author ] = match ( $attributes->text( 'sample' ) ) {
		'comfort' => array(
			__( 'Heat pump', 'hvac-blocks' ),
			__( 'Every room feels the same', 'hvac-blocks' ),
			__( 'We used to argue over the thermostat. Now the bedrooms upstairs are as comfortable as the kitchen, and the system is so quiet that we forget it is there.', 'hvac-blocks' ),
			__( 'Homeowner in Plano, Texas', 'hvac-blocks' ),
		),
		'service' => array(
			__( 'Furnace', 'hvac-blocks' ),
			__( 'Warm again by morning', 'hvac-blocks' ),
			__( 'The furnace quit on the coldest night of the year. The dealer answered at ten in the evening, and the house was warm before breakfast.', 'hvac-blocks' ),
			__( 'Homeowner in Duluth, Minnesota', 'hvac-blocks' ),
		),
		'price'   => array(
			__( 'Air conditioner', 'hvac-blocks' ),
			__( 'A price we could plan for', 'hvac-blocks' ),
			__( 'The dealer measured every room, explained three options, and put the price in writing. The final bill held no surprises.', 'hvac-blocks' ),
			__( 'Homeowner in Fresno, California', 'hvac-blocks' ),
		),
		default   => array( '', '', '', '' ),
	};

	$quote     = $attributes->text( 'quote', $words );
	// Also if the words are a customer's and the name is not.
	$is_sample = '' !== $words && ! ( is_string( $attributes->value( 'quote' ) ) && is_string( $attributes->value( 'author' ) ) );
	$image     = $attributes->value( 'background_image' );
	// Behind words the picture is decorative, unless the editor describes it.
	$picture   = Picture::of( ( is_array( $image ) ? $image : array( 'id' => $image ?? 0 ) ) + array( 'alt' => '' ), '(min-width: 80rem) 80rem, 100vw' );

	return $context->lacks( $quote ) || ( $is_sample && ! $context->samples ) ? null : new ViewModel(
		props: array(
			'level'   => $attributes->int( 'level', 2 ) + 1,
			'picture' => $picture?->props(),
			// The editor states it once, above all quotes.
			/* translators: stands beside the name under a quote that nobody has said yet */
			'sample'  => $is_sample && ! $context->is_edited ? __( 'Sample quote', 'hvac-blocks' ) : '',
		),
		slots: array(
			'sup_title' => $attributes->text( 'sup_title', $sup_title ),
			'title'     => $attributes->text( 'title', $title ),
			'quote'     => $quote,
			'author'    => $attributes->text( 'author', $author ),
		),
		needs: Picture::needs( $image ),
	);
};
