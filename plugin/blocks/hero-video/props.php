<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\EarlyScript;
use HvacBlocks\Editing\Blocks\Hydration;
use HvacBlocks\Editing\Blocks\Overlay;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Editing\Media\PictureLoading;
use HvacBlocks\Editing\Media\VideoFile;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$image  = $attributes->value( 'image' );
	$video  = $attributes->value( 'video' );
	$film   = VideoFile::of( $video );
	$href   = Address::written( $attributes->text( 'url' ) ) ?: ( new SitePages() )->page( 'products', $context->language );
	$height = static fn ( string $name ): int => max( 160, min( 1200, $attributes->int( $name ) ) );

	return new ViewModel(
		props: array(
			'level'   => $attributes->int( 'level' ),
			'href'    => $href,
			'heights' => array(
				'mobile'  => $height( 'minHeightMobile' ),
				'tablet'  => $height( 'minHeightTablet' ),
				'desktop' => $height( 'minHeightDesktop' ),
			),
			// The first picture of the page: the browser loads it first, and the film plays over it.
			'picture' => Picture::of( $image, '100vw', '', PictureLoading::High, '2048x2048', 'evening' )?->props(),
			'film'    => $film?->props(),
			'texts'   => array(
				'pause' => __( 'Pause video', 'hvac-blocks' ),
				'play'  => __( 'Play video', 'hvac-blocks' ),
			),
			...Overlay::props( $attributes ),
		),
		slots: array(
			'heading'  => $attributes->text( 'heading', __( 'Comfort for every season', 'hvac-blocks' ) ),
			'text'     => $attributes->text( 'text', __( 'Heating, cooling, and cleaner air, sized for your home and installed by a dealer near you.', 'hvac-blocks' ) ),
			'linkText' => $attributes->text_or( 'linkText', __( 'Explore all products', 'hvac-blocks' ) ),
		),
		needs: Picture::needs( $image ) + VideoFile::needs( $video ) + array( 'page' => $href ),
		// A picture needs no script; a film can be paused.
		hydration: null === $film ? Hydration::none() : new Hydration(),
		early: null === $film ? null : new EarlyScript( needs_content: true ),
	);
};
