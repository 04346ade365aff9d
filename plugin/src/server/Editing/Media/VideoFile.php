<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

defined( 'ABSPATH' ) || exit;

/**
 * A video file that browsers play natively, from a block's attribute.
 *
 * The attribute is an object `{ "id": 12 }` as the editor's `videoFile()` control stores it, or `{ "sample": "evening" }` for one of the plugin's own.
 */
final readonly class VideoFile {
	private const TYPES = array( 'video/mp4', 'video/webm' );

	private function __construct( public string $src, public string $type ) {}

	/**
	 * Returns the file of a block's attribute; null if there is none that a visitor may see.
	 *
	 * @param mixed $attribute not trusted
	 */
	public static function of( mixed $attribute ): ?self {
		if ( is_array( $attribute ) && is_string( $attribute['sample'] ?? null ) && ! isset( $attribute['id'] ) ) {
			$sample = SampleFile::of( 'films', $attribute['sample'], 'webm' );

			return null === $sample ? null : new self( $sample->url, 'video/webm' );
		}

		$id  = LibraryFile::own( $attribute );
		$url = LibraryFile::url( $id, ...self::TYPES );

		return '' === $url ? null : new self( $url, (string) get_post_mime_type( $id ) );
	}

	/** @return array{src: string, type: string} */
	public function props(): array {
		return array(
			'src'  => $this->src,
			'type' => $this->type,
		);
	}

	/**
	 * For the view model's `needs`: a chosen file that cannot be shown, so that the editor says so.
	 *
	 * @return array{film?: string} its media id
	 */
	public static function needs( mixed $attribute ): array {
		$id = LibraryFile::id( $attribute );

		return 0 === $id || null !== self::of( $attribute ) ? array() : array( 'film' => (string) $id );
	}
}
