<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Overlay;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Editing\Media\PictureLoading;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$large = $attributes->value( 'background_image_large' );
	$small = $attributes->value( 'background_image_small' );
	$wide  = Picture::of( $large, '100vw', '', PictureLoading::Auto, '2048x2048', 'daytime' );
	$slim  = null === $small || array() === $small ? null : Picture::of( $small, '100vw' );
	$from  = 768;
	// The page's own path; in the editor, where there is none, that of the warranty page.
	$here  = trim( (string) preg_replace( '~/{2,}~', '/', $context->path ), '/' );
	$below = static fn ( string $name ): string => '' === $here ? $context->page( "resources/warranty/$name" ) : "/$here/$name/";

	return new ViewModel(
		props: array(
			'id'        => $context->id,
			'level'     => $attributes->int( 'level' ),
			'alignment' => $attributes->text( 'text_alignment' ),
			'isHalf'    => $attributes->bool( 'width_50%' ),
			'picture'   => ( null !== $slim && null !== $wide ? $slim->with_wide( $wide, $from ) : $wide ?? $slim )?->props(),
			...Overlay::props( $attributes ),
			'dialogs'   => array(
				array(
					'name'   => 'register',
					'href'   => $below( 'register' ),
					'title'  => __( 'Register your warranty', 'hvac-blocks' ),
					'action' => __( 'Continue to registration', 'hvac-blocks' ),
				),
				array(
					'name'   => 'lookup',
					'href'   => $below( 'lookup' ),
					'title'  => __( 'Look up your warranty', 'hvac-blocks' ),
					'action' => __( 'Continue to lookup', 'hvac-blocks' ),
				),
			),
			'texts'     => array(
				'close'  => __( 'Close', 'hvac-blocks' ),
				'newTab' => __( '(opens in a new tab)', 'hvac-blocks' ),
			),
		),
		slots: array(
			'heading'           => $attributes->text( 'heading', __( 'Your comfort, covered', 'hvac-blocks' ) ),
			'sub_heading'       => $attributes->text( 'sub_heading', __( 'Register a new system within 60 days of installation, or see how long yours is covered.', 'hvac-blocks' ) ),
			'button_left_text'  => $attributes->text_or( 'button_left_text', __( 'Register your warranty', 'hvac-blocks' ) ),
			'button_right_text' => $attributes->text_or( 'button_right_text', __( 'Look up your warranty', 'hvac-blocks' ) ),
			'register_text'     => $attributes->text( 'register_text', __( 'Have the serial number and the day of installation at hand. The number is on the rating plate of the unit, the day on your dealer’s invoice.', 'hvac-blocks' ) ),
			'lookup_text'       => $attributes->text( 'lookup_text', __( 'Have the serial number at hand. It is on the rating plate of the unit and on your dealer’s invoice.', 'hvac-blocks' ) ),
		),
		wrapper: array( 'class' => 'hvac-section' ),
		needs: Picture::needs( $large, $small ),
	);
};
