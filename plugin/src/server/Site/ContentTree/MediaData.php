<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use HvacBlocks\Editing\Media\BlockFiles;
use HvacBlocks\Editing\Media\LibraryFile;
use HvacBlocks\Editing\Media\Picture;
use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/**
 * The files of the media library to which a block's attributes refer.
 *
 * @phpstan-type File array{id: int, url: string, alt: string, width: int, height: int, mime: string, srcset: string, sizes: string}
 */
final class MediaData {
	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, File|list<File|null>|null> by attribute; null if the file was deleted or is not public
	 */
	public static function of( WP_Block_Type $type, array $attributes ): array {
		$files = array();

		foreach ( BlockFiles::names( $type ) as $name ) {
			$value = BlockFiles::written( $type, $name, $attributes );
			$alt   = is_array( $value ) && is_string( $value['alt'] ?? null ) ? $value['alt'] : ( $attributes['alt'] ?? null );

			if ( 'ids' === $name ) {
				$files[ $name ] = array_map( static fn ( int $id ): ?array => self::file( $id, null ), BlockFiles::of_gallery( $attributes ) );
			} elseif ( LibraryFile::id( $value ) > 0 ) {
				$files[ $name ] = self::file( LibraryFile::own( $value ), is_string( $alt ) && '' !== $alt ? $alt : null );
			}
		}

		return array_filter( $files, static fn ( mixed $file ): bool => array() !== $file );
	}

	/**
	 * @param string|null $alt the block's text; null for that of the media library
	 * @return File|null
	 */
	private static function file( int $id, ?string $alt ): ?array {
		$post = LibraryFile::shown( $id );
		$url  = null === $post ? '' : esc_url_raw( (string) wp_get_attachment_url( $id ), array( 'https', 'http' ) );

		if ( null === $post || '' === $url ) {
			return null;
		}

		$picture = Picture::of( array( 'id' => $id ) + ( null === $alt ? array() : array( 'alt' => $alt ) ), '100vw', size: 'full' )?->props();

		return array(
			'id'     => $id,
			'url'    => $url,
			'alt'    => $picture['alt'] ?? '',
			'width'  => $picture['width'] ?? 0,
			'height' => $picture['height'] ?? 0,
			'mime'   => $post->post_mime_type,
			'srcset' => $picture['srcset'] ?? '',
			'sizes'  => $picture['sizes'] ?? '',
		);
	}
}
