<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Languages\Language;
use HvacBlocks\Media\Picture;
use HvacBlocks\Media\PictureLoading;
use HvacBlocks\Phone\HelpLine;
use HvacBlocks\Phone\PhoneNumber;

defined( 'ABSPATH' ) || exit;

return static function ( array $attributes, BlockContext $context ): ?array {
	/** @var array{heading?: string, text?: string, buttonText?: string, hours?: string, safety?: string, image?: mixed, phone: string, urgent: bool, english: bool, spanish: bool, french: bool, modal: bool, level: int} $attributes */
	$is_urgent = $attributes['urgent'];
	// Whoever has no heat is not made to press a button first.
	$is_modal = $attributes['modal'] && ! $is_urgent;
	$line     = HelpLine::of( $context->services->settings, $attributes['phone'] );
	$is_shown = match ( $context->language ) {
		Language::English => $attributes['english'],
		Language::Spanish => $attributes['spanish'],
		Language::French  => $attributes['french'],
	};

	if ( ! $is_shown && ( $attributes['english'] || $attributes['spanish'] || $attributes['french'] ) ) {
		return null;
	}

	$heading = $is_urgent ? __( 'No heat or no cooling?', 'hvac-blocks' ) : __( 'Need help now?', 'hvac-blocks' );

	return array(
		'id'     => $context->id,
		'level'  => $attributes['level'],
		'urgent' => $is_urgent,
		'modal'  => $is_modal,
		'image'  => Picture::of( $attributes['image'] ?? null, '(min-width: 48rem) 44rem, 100vw', '16/10', PictureLoading::Lazy )?->props(),
		'needs'  => Picture::needs( $attributes['image'] ?? null ),
		'phone'  => array(
			'text' => $line->number,
			'href' => PhoneNumber::href( $line->number ),
		),
		'texts'  => array(
			'call'  => __( 'Call us', 'hvac-blocks' ),
			'close' => __( 'Close', 'hvac-blocks' ),
		),
		'slots'  => array(
			'heading'    => $attributes['heading'] ?? $heading,
			'buttonText' => $attributes['buttonText'] ?? ( $is_modal ? $heading : __( 'Call us', 'hvac-blocks' ) ),
			'hours'      => $attributes['hours'] ?? $line->hours,
			'text'       => $attributes['text'] ?? ( $is_urgent ? __( 'Do not wait for an answer to a form. Our customer service finds you a dealer who can come.', 'hvac-blocks' ) : __( 'Our customer service answers your questions about systems, warranties and dealers.', 'hvac-blocks' ) ),
			'safety'     => $attributes['safety'] ?? ( $is_urgent ? __( 'If you smell gas, leave the house at once, touch no switch, and call your gas company or 911 from outside.', 'hvac-blocks' ) : '' ),
		),
	);
};
