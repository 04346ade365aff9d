<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$image = $attributes->object( 'image' ) ?: array( 'illustration' => 'air-quality' );
	$alt   = $attributes->plain( 'alt_text' );
	$href  = Address::written( $attributes->text( 'link_href' ) );
	$host  = wp_parse_url( $href, PHP_URL_HOST );
	$label = $attributes->text( 'link_label', __( 'Indoor air quality', 'hvac-blocks' ) );
	$text  = $attributes->text( 'description_text', __( 'Cleaner air and the right humidity, in every room and every season.', 'hvac-blocks' ) );
	// The link of a new block follows its label.
	$is_new = '' === $href && ! is_string( $attributes->value( 'link_label' ) );

	return $context->lacks( $label . $text ) ? null : new ViewModel(
		props: array(
			'level'   => $attributes->int( 'level' ),
			'href'    => $context->link( $is_new ? $context->page( 'products/indoor-air-quality' ) : $href ),
			'newTab'  => is_string( $host ) && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host ? __( '(opens in a new tab)', 'hvac-blocks' ) : '',
			'picture' => Picture::of( ( '' === $alt ? array() : array( 'alt' => $alt ) ) + $image, '(min-width: 64rem) 33vw, (min-width: 40rem) 45vw, 90vw', '16/10' )?->props(),
			// A link without a label would have no accessible name.
			'isLink'  => '' !== trim( wp_strip_all_tags( $label ) ),
		),
		slots: array(
			'link_label'       => $label,
			'description_text' => $text,
		),
		wrapper: array( 'class' => 'hvac-card' ),
		needs: Picture::needs( $image ),
	);
};
