<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	/** @var callable( string, Language ): (array{string, int, string, string, string, string}|null) $warranties */
	$warranties = require __DIR__ . '/warranties.php';

	[ $icon, $years, $name, $words, $page, $more ] = $warranties( $attributes->text( 'warranty' ), $context->language ) ?? array( 'shield', 0, '', '', '', '' );

	$title = $attributes->text( 'title', $name );
	$years = max( 0, $attributes->int( 'years', $years ) );

	return $context->lacks( $title ) ? null : new ViewModel(
		props: array(
			'level'   => $attributes->int( 'level', 2 ) + 1,
			'href'    => Address::written( $attributes->text( 'link' ) ) ?: ( '' === $page ? '' : $context->page( $page ) ),
			'picture' => null,
			'icon'    => $icon,
			/* translators: %s: a number. */
			'years'   => 0 === $years ? '' : sprintf( _n( '%s year', '%s years', $years, 'hvac-blocks' ), Numbers::format( $years, 0, $context->language ) ),
			'texts'   => array( 'about' => __( 'Covers about', 'hvac-blocks' ) ),
		),
		slots: array(
			'title'    => $title,
			'text'     => $attributes->text( 'text', $words ),
			'linkText' => $attributes->text( 'linkText', $more ),
		),
		wrapper: array( 'class' => 'hvac-card' ),
	);
};
