<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A file of the media library, as a block's attribute refers to it: by a media id, or an object `{ "id": 12, "url": "https://…/2026/11/unit.jpg" }`. Without the address the id alone
 * counts.
 */
final class LibraryFile {
	/** @param mixed $attribute not trusted */
	public static function id( mixed $attribute ): int {
		$id = is_array( $attribute ) ? ( $attribute['id'] ?? 0 ) : $attribute;

		return is_int( $id ) || ( is_string( $id ) && ctype_digit( $id ) ) ? max( 0, (int) $id ) : 0;
	}

	/**
	 * Returns the id if it means a file of this site, otherwise 0: in a block copied from another site it means a file there. The address tells: its folder
	 * of uploads is that of the file here, or, after the site has moved, its month and name are.
	 *
	 * @param mixed $attribute not trusted
	 */
	public static function own( mixed $attribute ): int {
		$id      = self::id( $attribute );
		$written = self::parts( is_array( $attribute ) ? $attribute['url'] ?? null : null );
		$here    = 0 === $id || array() === $written ? array() : self::parts( wp_get_attachment_url( $id ) );

		return array() === $here || $written[0] === $here[0] || $written[1] === $here[1] ? $id : 0;
	}

	/** @return array{}|array{string, string} the folder of all uploads, without the protocol, and the month and name of a file, of whatever size; nothing for what is no address */
	private static function parts( mixed $url ): array {
		return is_string( $url ) && 1 === preg_match( '~^(?:https?:)?//([^?#]+?/)((?:\d{4}/\d{2}/)?[^/?#]+)(?:[?#]|$)~', $url, $found ) ? array( $found[1], (string) preg_replace( '~-(?:\d+x\d+|scaled)(?=\.\w+$)~D', '', $found[2] ) ) : array();
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
