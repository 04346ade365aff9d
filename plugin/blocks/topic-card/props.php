<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$topic         = $attributes->text( 'topic' );
	$is_about_care = 'maintenance-tips' === $attributes->text( 'topics' );
	/** @var callable( string ): (array{string, string, string, string}|null) $topics */
	$topics = require __DIR__ . '/topics.php';

	[ $icon, $name, $trouble, $care ] = $topics( $topic ) ?? array( 'list', '', '', '' );

	$title = $attributes->text( 'title', $name );
	$image = $attributes->value( 'image' );
	$page  = $context->page( 'resources/' . ( $is_about_care ? 'maintenance-tips' : 'troubleshooting' ) . "/$topic" );

	return $context->lacks( $title ) ? null : new ViewModel(
		props: array(
			'level'   => $attributes->int( 'level', 2 ) + 1,
			'href'    => $context->link( Address::written( $attributes->text( 'link' ) ) ?: ( '' === $topic ? '' : $page ) ),
			'picture' => Picture::of( $image, '(min-width: 64rem) 20vw, (min-width: 40rem) 45vw, 90vw', '16/10' )?->props(),
			'icon'    => $icon,
		),
		slots: array(
			'title' => $title,
			'text'  => $attributes->text( 'text', $is_about_care ? $care : $trouble ),
		),
		wrapper: array( 'class' => 'hvac-card' ),
		needs: Picture::needs( $image ),
	);
};
