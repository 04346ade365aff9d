<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\LanguageFlags;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Editing\Media\PictureLoading;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\EmergencyLane;
use HvacBlocks\Platform\Values\HelpLine;
use HvacBlocks\Platform\Values\PhoneNumber;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$is_urgent = $attributes->bool( 'urgent' );
	// A visitor without heat does not have to press a button first.
	$is_modal = $attributes->bool( 'modal' ) && ! $is_urgent;
	$line     = HelpLine::of( $context->service( Settings::class ), $attributes->text( 'phone' ) );

	if ( ! LanguageFlags::allow( $attributes, $context->language ) ) {
		return null;
	}

	$heading = $is_urgent ? __( 'No heat or no cooling?', 'hvac-blocks' ) : __( 'Need help now?', 'hvac-blocks' );

	return new ViewModel(
		props: array(
			'id'     => $context->id,
			'level'  => $attributes->int( 'level' ),
			'urgent' => $is_urgent,
			'modal'  => $is_modal,
			'image'  => Picture::of( $attributes->value( 'image' ), '(min-width: 48rem) 44rem, 100vw', '16/10', PictureLoading::Lazy )?->props(),
			'phone'  => array(
				'text' => $line->number,
				'href' => PhoneNumber::href( $line->number ),
			),
			'texts'  => array(
				'call'  => __( 'Call us', 'hvac-blocks' ),
				'close' => __( 'Close', 'hvac-blocks' ),
			),
		),
		slots: array(
			'heading'    => $attributes->text( 'heading', $heading ),
			'buttonText' => $attributes->text( 'buttonText', $is_modal ? $heading : __( 'Call us', 'hvac-blocks' ) ),
			'hours'      => $attributes->text( 'hours', $line->hours ),
			'text'       => $attributes->text( 'text', $is_urgent ? __( 'Don\'t wait for a reply to a form. Our customer service will find you a dealer who can come.', 'hvac-blocks' ) : __( 'Our customer service team answers your questions about systems, warranties and dealers.', 'hvac-blocks' ) ),
			'safety'     => $attributes->text( 'safety', $is_urgent ? EmergencyLane::gas() : '' ),
		),
		needs: Picture::needs( $attributes->value( 'image' ) ),
	);
};
