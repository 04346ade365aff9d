<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A file of the media library, as a block's attribute refers to it: by a media id, or an object `{ "id": 12 }`. */
final class LibraryFile {
	/** @param mixed $attribute not trusted */
	public static function id( mixed $attribute ): int {
		$id = is_array( $attribute ) ? ( $attribute['id'] ?? 0 ) : $attribute;

		return is_int( $id ) || ( is_string( $id ) && ctype_digit( $id ) ) ? max( 0, (int) $id ) : 0;
	}

	/** Returns the file if a visitor may see it: it exists and is neither private nor in the trash. */
	public static function shown( int $id ): ?WP_Post {
		$post = $id > 0 ? get_post( $id ) : null;

		return $post instanceof WP_Post && 'attachment' === $post->post_type && in_array( $post->post_status, array( 'inherit', 'publish' ), true ) ? $post : null;
	}

	/** Returns its address if a visitor may see it and it has one of the types; otherwise an empty string. */
	public static function url( int $id, string ...$types ): string {
		$url = in_array( self::shown( $id )->post_mime_type ?? '', $types, true ) ? wp_get_attachment_url( $id ) : false;

		return false === $url ? '' : esc_url_raw( $url, array( 'https', 'http' ) );
	}
}
