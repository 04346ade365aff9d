<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Hydration;
use HvacBlocks\Editing\Blocks\LanguageFlags;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Editing\Media\PictureLoading;
use HvacBlocks\Offers\Claims\Claim;
use HvacBlocks\Platform\Languages\Numbers;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$language = $context->language;
	$is_modal = $attributes->bool( 'modal' );
	$image    = $attributes->value( 'image' );
	$rebate   = max( 0, $attributes->int( 'rebate' ) );
	$months   = max( 0, $attributes->int( 'months' ) );
	/* translators: %s: an amount of money. */
	$saving   = sprintf( __( 'Save up to %s in instant rebates', 'hvac-blocks' ), Numbers::money( $rebate, $language ) );
	/* translators: %s: a number of months. */
	$lending  = sprintf( __( 'Financing for %s months', 'hvac-blocks' ), Numbers::format( $months, 0, $language ) );
	$text     = $attributes->text(
		'text',
		match ( true ) {
			0 === $months && 0 === $rebate => '',
			0 === $months => $saving,
			0 === $rebate => $lending,
			/* translators: 1: an amount of money, 2: a number of months. */
			default       => sprintf( __( 'Save up to %1$s in instant rebates, with financing for %2$s months', 'hvac-blocks' ), Numbers::money( $rebate, $language ), Numbers::format( $months, 0, $language ) ),
		}
	);

	return $context->lacks( $text ) || ! LanguageFlags::allow( $attributes, $language ) ? null : new ViewModel(
		props: array(
			'id'         => $context->id,
			'level'      => $attributes->int( 'level' ),
			'isModal'    => $is_modal,
			'anchorLink' => Address::written( $attributes->text( 'anchorLink' ) ),
			'buttonLink' => Address::written( $attributes->text( 'buttonLink' ) ) ?: $context->page( 'pricing/savings-and-offers' ),
			'image'      => Picture::of( $image, '(min-width: 48rem) 16rem, 90vw', '3/2', PictureLoading::Lazy, illustration: 'rebate' )?->props(),
			'claim'      => Claim::of( $attributes->values )->props( $language ),
			'texts'      => array( 'close' => __( 'Close', 'hvac-blocks' ) ),
		),
		slots: array(
			'text'        => $text,
			'details'     => $attributes->text( 'details', __( 'Ask a dealer which systems qualify and what the terms are.', 'hvac-blocks' ) ),
			'terms'       => $attributes->text( 'terms' ),
			'buttonLabel' => $attributes->text_or( 'buttonLabel', __( 'See the offers', 'hvac-blocks' ) ),
			'buttonText'  => $attributes->text_or( 'buttonText', __( 'Current offers', 'hvac-blocks' ) ),
		),
		// An advertised term of credit or a rate has to be followed by the APR and the terms of repayment (Regulation Z, 12 CFR 1026.24(d)).
		needs: Picture::needs( $image ) + ( 1 === preg_match( '/\d[\s\x{a0}]*(%|months?\b|mes(es)?\b|mois\b)|\bAPR\b/iu', $text ) && '' === trim( wp_strip_all_tags( $attributes->text( 'terms' ) ) ) ? array( 'terms' => '' ) : array() ),
		// Opening and closing the dialog needs no script; opening it unasked does.
		hydration: $is_modal && $attributes->bool( 'openOnce' ) ? new Hydration() : Hydration::none(),
	);
};
