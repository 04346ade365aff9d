<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Offers\Claims\Claim;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$figure = $attributes->value( 'figure' );
	/** @var callable( string, ?float, Language ): (array{string, string, string, string, string}|null) $products */
	$products = require __DIR__ . '/products.php';

	[ $illustration, $name, $words, $promise, $how ] = $products( $attributes->text( 'product' ), is_numeric( $figure ) && $figure > 0 ? (float) $figure : null, $context->language ) ?? array( '', '', '', '', '' );

	$dated = Claim::of( $attributes->values );
	// The standard percentage comes from a test, which the source names.
	$is_unproven = 'air-cleaner' === $attributes->text( 'product' ) && null === $attributes->value( 'claim' ) && ! $dated->has_source();
	$title       = $attributes->text( 'title', $name );
	$claim       = $attributes->text( 'claim', $is_unproven && ! $context->is_edited ? '' : $promise );
	$image       = $attributes->value( 'image' );

	return $context->lacks( $title ) ? null : new ViewModel(
		props: array(
			'level'   => $attributes->int( 'level', 2 ) + 1,
			'href'    => $context->link( Address::written( $attributes->text( 'link' ) ) ?: ( '' === $illustration ? '' : $context->page( 'products/indoor-air-quality' ) ) ),
			'picture' => Picture::of( $image, '(min-width: 64rem) 33vw, (min-width: 40rem) 45vw, 90vw', '16/10', illustration: $illustration )?->props(),
			'icon'    => '',
			'dated'   => $dated->props( $context->language ),
		),
		slots: array(
			'title'    => $title,
			'text'     => $attributes->text( 'text', $words ),
			'claim'    => $claim,
			'footnote' => $attributes->text( 'footnote', '' === $claim ? '' : __( 'What you get depends on your system, your home, and how you use it.', 'hvac-blocks' ) ),
			'question' => $attributes->text_or( 'question', __( 'How it works', 'hvac-blocks' ) ),
			'details'  => $attributes->text( 'details', $how ),
		),
		wrapper: array( 'class' => 'hvac-card' ),
		needs: Picture::needs( $image ) + ( $is_unproven ? array( 'source' => '' ) : array() ),
	);
};
