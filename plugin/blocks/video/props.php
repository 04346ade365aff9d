<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Editing\Media\Video;
use HvacBlocks\Editing\Media\VideoPlayer;
use HvacBlocks\Platform\Languages\Text;

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
	$picture    = VideoPlayer::poster( $video, $own, '(min-width: 48rem) 44rem, 100vw', 'daytime' );
	$player     = VideoPlayer::props( $video, $words, $attributes->bool( 'captions' ), $context->language );
	$uploaded   = $attributes->text( 'uploaded' );

	return new ViewModel(
		props: array(
			'id'            => $context->id,
			...$player,
			'picture'       => $picture?->props(),
			'hasTranscript' => '' !== trim( wp_strip_all_tags( $transcript ) ),
			'texts'         => array(
				...VideoPlayer::texts( $video, $words ),
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
					'embedUrl'     => remove_query_arg( array( 'autoplay', 'autoPlay' ), $player['playerUrl'] ),
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
