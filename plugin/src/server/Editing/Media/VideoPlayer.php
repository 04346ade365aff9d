<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** The output that all blocks playing a video share: `ui/media/video-player` has the types. */
final class VideoPlayer {
	/**
	 * @param string $title plain text, without tags
	 * @return array{title: string, href: string, playerUrl: string}
	 */
	public static function props( Video $video, string $title, bool $captions, Language $language ): array {
		return array(
			'title'     => $title,
			'href'      => $video->page(),
			'playerUrl' => $video->player( $captions, $language ),
		);
	}

	/** @return array{play: string, loads: string, watch: string, refused: string} */
	public static function texts( Video $video, string $title ): array {
		return array(
			/* translators: %s: the title of a video. */
			'play'    => Text::sentence( __( 'Play: %s', 'hvac-blocks' ), $title ),
			/* translators: %s: the name of a host, such as youtube-nocookie.com. */
			'loads'   => Text::sentence( __( 'Playing loads %s.', 'hvac-blocks' ), $video->player_host() ),
			/* translators: %s: YouTube, Vimeo or Wistia. */
			'watch'   => Text::sentence( __( 'Watch on %s', 'hvac-blocks' ), $video->host->name() ),
			/* translators: %s: YouTube, Vimeo or Wistia. */
			'refused' => Text::sentence( __( 'Your privacy choices do not allow the player here. You can watch the video on %s.', 'hvac-blocks' ), $video->host->name() ),
		);
	}

	/**
	 * Returns the picture shown before the video plays: the editor's, otherwise the video's own, otherwise an illustration. The text is beside it.
	 *
	 * @param array<array-key, mixed> $own the block's attribute
	 */
	public static function poster( ?Video $video, array $own, string $sizes, string $illustration ): ?Picture {
		$fetched = null === $video ? 0 : VideoPosters::of( $video );
		$image   = array() === $own && $fetched > 0 ? array( 'id' => $fetched ) : $own;

		return Picture::of( array() === $image ? $image : array( 'alt' => '' ) + $image, $sizes, '16/9', PictureLoading::Lazy, illustration: $illustration );
	}
}
