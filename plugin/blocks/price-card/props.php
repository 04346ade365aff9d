<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	/** @var callable( string, Language ): (array{int, string, string, string, string, string}|null) $systems */
	$systems = require __DIR__ . '/systems.php';

	[ $price, $illustration, $page, $name, $words, $more ] = $systems( $attributes->text( 'system' ), $context->language ) ?? array( 0, '', '', '', '', '' );

	$title = $attributes->text( 'title', $name );
	$image = $attributes->value( 'image' );
	$price = $attributes->int( 'price', $price );

	return $context->lacks( $title ) ? null : new ViewModel(
		props: array(
			'level'   => $attributes->int( 'level', 2 ) + 1,
			'href'    => $context->link( Address::written( $attributes->text( 'link' ) ) ?: ( '' === $page ? '' : $context->page( $page ) ) ),
			'picture' => Picture::of( $image, '(min-width: 64rem) 25vw, (min-width: 40rem) 45vw, 90vw', '16/10', illustration: $illustration )?->props(),
			'icon'    => '',
			'price'   => $price > 0 ? Numbers::money( $price, $context->language ) : '',
		),
		slots: array(
			'title'    => $title,
			'text'     => $attributes->text( 'text', $words ),
			'label'    => $attributes->text( 'label', __( 'Installed prices start at', 'hvac-blocks' ) ),
			'linkText' => $attributes->text( 'linkText', $more ),
		),
		wrapper: array( 'class' => 'hvac-card' ),
		needs: Picture::needs( $image ),
	);
};
