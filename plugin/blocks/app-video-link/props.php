<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Hydration;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Editing\Media\Video;
use HvacBlocks\Editing\Media\VideoPlayer;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$url   = $attributes->text( 'url' );
	$video = Video::of( $url );
	$own   = $attributes->object( 'picture' );
	$text  = $attributes->text_or( 'text', __( 'Watch the home app video', 'hvac-blocks' ) );
	$title = Text::plain( $text ) ?: __( 'Video', 'hvac-blocks' );
	$page  = Address::written( $url ) ?: ( new SitePages() )->page( 'resources/smart-home-app', $context->language );

	// Without a video, the block is not shown on the page that it links to.
	return null === $video && '' === $context->link( $page ) ? null : new ViewModel(
		props: array(
			'id'      => $context->id,
			'href'    => $page,
			'video'   => null === $video ? null : array(
				...VideoPlayer::props( $video, $title, true, $context->language ),
				'texts' => VideoPlayer::texts( $video, $title ),
			),
			'picture' => VideoPlayer::poster( $video, $own, '(min-width: 40rem) 18rem, 90vw', 'app' )?->props(),
			'texts'   => array( 'close' => __( 'Close', 'hvac-blocks' ) ),
		),
		slots: array( 'text' => $text ),
		needs: Picture::needs( $own ) + ( null === $video ? array( 'page' => $page ) : array() ),
		// Without a video, the block is a plain link.
		hydration: null === $video ? Hydration::none() : new Hydration(),
	);
};
