<?php
declare(strict_types=1);

use HvacBlocks\Blocks\Attributes;
use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Blocks\ViewModel;
use HvacBlocks\Languages\Text;
use HvacBlocks\Media\Picture;
use HvacBlocks\Media\PictureLoading;
use HvacBlocks\Media\Video;
use HvacBlocks\Media\VideoPosters;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$url   = $attributes->text( 'url' );
	$video = Video::of( $url );

	if ( null === $video ) {
		return ViewModel::nothing( needs: Video::needs( $url ) );
	}

	$title      = $attributes->text_or( 'title', __( 'Video', 'hvac-blocks' ) );
	$words      = Text::plain( $title ) ?: __( 'Video', 'hvac-blocks' );
	$transcript = $attributes->text( 'transcript' );
	$own        = $attributes->object( 'image' );
	$poster     = VideoPosters::of( $video );
	$image      = array() === $own && $poster > 0 ? array( 'id' => $poster ) : $own;
	// Its title stands beside it.
	$picture    = Picture::of( array() === $image ? $image : array( 'alt' => '' ) + $image, '(min-width: 48rem) 44rem, 100vw', '16/9', PictureLoading::Lazy, illustration: 'daytime' );
	$player     = $video->player( $attributes->bool( 'captions' ), $context->language );
	$uploaded   = $attributes->text( 'uploaded' );

	return new ViewModel(
		props: array(
			'id'            => $context->id,
			'title'         => $words,
			'href'          => $video->page(),
			'playerUrl'     => $player,
			'picture'       => $picture?->props(),
			'hasTranscript' => '' !== trim( wp_strip_all_tags( $transcript ) ),
			'texts'         => array(
				/* translators: %s: the title of a video. */
				'play'       => Text::sentence( __( 'Play: %s', 'hvac-blocks' ), $words ),
				/* translators: %s: the name of a host, such as youtube-nocookie.com. */
				'loads'      => Text::sentence( __( 'Playing loads %s.', 'hvac-blocks' ), $video->player_host() ),
				/* translators: %s: YouTube, Vimeo or Wistia. */
				'watch'      => Text::sentence( __( 'Watch on %s', 'hvac-blocks' ), $video->host->name() ),
				/* translators: %s: YouTube, Vimeo or Wistia. */
				'refused'    => Text::sentence( __( 'Your privacy choices do not allow the player here. You can watch the video on %s.', 'hvac-blocks' ), $video->host->name() ),
				'transcript' => __( 'Transcript', 'hvac-blocks' ),
			),
		),
		slots: array(
			'title'      => $title,
			'transcript' => $transcript,
		),
		needs: Picture::needs( $own ),
		structured_data: array(
			array_filter(
				array(
					'@type'        => 'VideoObject',
					'name'         => $words,
					'embedUrl'     => remove_query_arg( array( 'autoplay', 'autoPlay' ), $player ),
					'url'          => $video->page(),
					'thumbnailUrl' => $picture->src ?? '',
					'uploadDate'   => 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $uploaded ) ? $uploaded : '',
					'transcript'   => Text::plain( $transcript ),
					'inLanguage'   => $context->language->value,
				),
				static fn ( string $value ): bool => '' !== $value
			),
		),
	);
};
