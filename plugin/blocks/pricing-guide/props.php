<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Offers\Claims\Claim;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$language = $context->language;
	$image    = $attributes->value( 'image' );
	$from     = Numbers::money( max( 0, $attributes->int( 'ductworkFrom' ) ), $language );
	$to       = Numbers::money( max( 0, $attributes->int( 'ductworkTo' ) ), $language );

	return $context->is_empty ? null : new ViewModel(
		props: array(
			'level'      => $attributes->int( 'level' ),
			'buttonLink' => Address::written( $attributes->text( 'buttonLink' ) ) ?: $context->page( 'resources/system-recommendation-tool' ),
			'picture'    => Picture::of( $image, '(min-width: 48rem) 45vw, 90vw', '3/2', illustration: 'advisor' )?->props(),
			'claim'      => Claim::of( $attributes->values )->props( $language ),
		),
		slots: array(
			/* translators: %s: name of a brand. */
			'heading'    => $attributes->text( 'heading', esc_html( sprintf( __( '%s HVAC Prices', 'hvac-blocks' ), $context->service( Settings::class )->string( 'brand_name' ) ) ) ),
			'intro'      => $attributes->text( 'intro', __( 'What a new system costs depends on your home, the equipment, and the work it takes. Here is where prices start, installation included.', 'hvac-blocks' ) ),
			'buttonText' => $attributes->text_or( 'buttonText', __( 'Get a Free Online Estimate', 'hvac-blocks' ) ),
			/* translators: 1: an amount of money, 2: a larger one. */
			'note'       => $attributes->text( 'note', Text::sentence( __( 'Ductwork is not included. New ductwork costs %1$s to %2$s.', 'hvac-blocks' ), $from, $to ) ),
		),
		wrapper: array( 'class' => 'hvac-section' ),
		needs: Picture::needs( $image ),
	);
};
