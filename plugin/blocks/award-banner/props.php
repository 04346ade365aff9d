<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Offers\Claims\Claim;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$design = $attributes->text( 'selectedAward' );
	$image  = $attributes->value( 'image' );
	$claim  = Claim::of( $attributes->values );
	// Nobody can prove the standard text without the name of who gave the award.
	$is_unproven = null === $attributes->value( 'awardText' ) && ! $claim->has_source();
	$text        = $attributes->text(
		'awardText',
		'awardV3' === $design
			/* translators: %s: a year. */
			? sprintf( __( '<strong>Award winner</strong> in %s', 'hvac-blocks' ), '2025' )
			/* translators: 1: the first year, 2: the last. */
			: sprintf( __( '<strong>Award winner</strong> %1$s–%2$s', 'hvac-blocks' ), '2015', '2024' )
	);

	return $context->lacks( $is_unproven ? '' : $text ) ? null : new ViewModel(
		props: array(
			'design'      => $design,
			'detailsLink' => Address::written( $attributes->text( 'awardDetailsLink' ) ),
			'picture'     => 'awardV1' === $design ? Picture::of( $image, '(min-width: 48rem) 20rem, 90vw', '3/2', illustration: 'award' )?->props() : null,
			'claim'       => $claim->props( $context->language ),
		),
		slots: array(
			'awardText'        => $text,
			'awardDetailsText' => $attributes->text( 'awardDetailsText', '' === $attributes->text( 'awardDetailsLink' ) ? '' : __( 'About the awards', 'hvac-blocks' ) ),
			'awardDetailsSup'  => $attributes->text( 'awardDetailsSup' ),
		),
		wrapper: array( 'data-design' => $design ),
		needs: Picture::needs( $image ) + ( $is_unproven ? array( 'source' => '' ) : array() ),
	);
};
