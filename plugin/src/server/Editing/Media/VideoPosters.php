<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use HvacBlocks\Editing\Content\BlockSupports;
use HvacBlocks\Editing\Content\ContentBlocks;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamRequest;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The preview pictures of videos, so that a page requests none from another host: fetched into the media library once, when an editor saves.
 *
 * A block that shows a video states in block.json which attributes hold its address and the editor's picture:
 * `"supports": { "hvacBlocks": { "video": { "address": "url", "poster": "image" } } }`.
 */
final readonly class VideoPosters implements Feature {
	/** The editor waits for them. */
	private const MOST_AT_ONCE = 3;

	private const TYPES = array(
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/webp' => 'webp',
	);

	public function __construct( private UpstreamClient $upstream ) {}

	public function boot(): void {
		add_action( 'wp_after_insert_post', $this->after_save( ... ), 10, 2 );
	}

	/** Returns the media id of a video's picture; 0 if there is none. */
	public static function of( Video $video ): int {
		$found = get_page_by_path( self::slug( $video ), OBJECT, 'attachment' );

		return $found instanceof WP_Post && Picture::is_shown( $found->ID ) ? $found->ID : 0;
	}

	private function after_save( int $id, WP_Post $post ): void {
		if ( ! str_contains( $post->post_content, '<!-- wp:hvac-blocks/' ) || 'auto-draft' === $post->post_status || wp_is_post_revision( $id ) || wp_is_post_autosave( $id ) || ! current_user_can( 'upload_files' ) ) {
			return;
		}

		$missing = array_filter( self::videos( $post->post_content ), static fn ( Video $video ): bool => 0 === self::of( $video ) );

		foreach ( array_slice( $missing, 0, self::MOST_AT_ONCE ) as $video ) {
			$this->fetch( $video );
		}
	}

	/** @return array<string, Video> videos without a picture of their own */
	private static function videos( string $content ): array {
		$videos = array();

		foreach ( ContentBlocks::in( $content ) as $block ) {
			/** @var array{address: string, poster: string}|null $names */
			$names   = BlockSupports::of( $block['blockName'], 'video' );
			$address = null === $names || isset( $block['attrs'][ $names['poster'] ] ) ? null : ( $block['attrs'][ $names['address'] ] ?? null );
			$video   = is_string( $address ) ? Video::of( $address ) : null;

			if ( null !== $video ) {
				$videos[ $video->key() ] = $video;
			}
		}

		return $videos;
	}

	private function fetch( Video $video ): void {
		foreach ( $this->addresses( $video ) as $address ) {
			try {
				$bytes = $this->upstream->send( UpstreamRequest::file( "video-{$video->host->value}", $address, 'image/webp,image/jpeg,image/png' ) )->body;
			} catch ( UpstreamFailure ) {
				continue;
			}

			if ( self::store( $video, $bytes ) ) {
				return;
			}
		}
	}

	/** @return list<string> best quality first */
	private function addresses( Video $video ): array {
		if ( VideoHost::YouTube === $video->host ) {
			return array( "https://i.ytimg.com/vi/$video->id/maxresdefault.jpg", "https://i.ytimg.com/vi/$video->id/hqdefault.jpg" );
		}

		$schema = array(
			'type'       => 'object',
			'required'   => array( 'thumbnail_url' ),
			'properties' => array( 'thumbnail_url' => array( 'type' => 'string' ) ),
		);
		$asked  = VideoHost::Vimeo === $video->host ? 'https://vimeo.com/api/oembed.json' : 'https://fast.wistia.com/oembed';

		try {
			$answer = $this->upstream->send(
				UpstreamRequest::get(
					"video-{$video->host->value}",
					$asked,
					array(
						'url'   => $video->page(),
						'width' => '1280',
					),
					$schema
				)
			);
		} catch ( UpstreamFailure ) {
			return array();
		}

		$address = $answer->data['thumbnail_url'] ?? '';

		return is_string( $address ) && $video->host->has_pictures_at( $address ) ? array( $address ) : array();
	}

	/** @return bool whether the bytes are a picture, which is then in the media library */
	private static function store( Video $video, string $bytes ): bool {
		$size = '' === $bytes ? false : getimagesizefromstring( $bytes );
		$type = false === $size ? '' : $size['mime'];

		if ( ! isset( self::TYPES[ $type ] ) ) {
			return false;
		}

		$file = wp_upload_bits( self::slug( $video ) . '.' . self::TYPES[ $type ], null, $bytes );

		if ( false !== $file['error'] ) {
			return false;
		}

		$id = wp_insert_attachment(
			array(
				/* translators: %s: a video's service and number, such as "YouTube aqz-KE-bpKQ". */
				'post_title'     => sprintf( __( 'Preview of the video %s', 'hvac-blocks' ), "{$video->host->name()} $video->id" ),
				'post_name'      => self::slug( $video ),
				'post_mime_type' => $type,
				'post_status'    => 'inherit',
			),
			$file['file']
		);

		require_once ABSPATH . 'wp-admin/includes/image.php';
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );

		return $id > 0;
	}

	/** Video ids are case-sensitive, media addresses are not. */
	private static function slug( Video $video ): string {
		return 'video-' . $video->host->value . '-' . substr( md5( $video->key() ), 0, 12 );
	}
}
