<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

defined( 'ABSPATH' ) || exit;

/** The location of an image's file. */
final class ImageFile {
	/** Whether it was deleted with its entry in the media library: imported content refers to entries of another site, whose files still exist. */
	public static function is_of_this_site( mixed $url ): bool {
		$host = is_string( $url ) ? wp_parse_url( $url, PHP_URL_HOST ) : null;

		return ! is_string( $host ) || wp_parse_url( home_url(), PHP_URL_HOST ) === $host || wp_parse_url( wp_get_upload_dir()['baseurl'], PHP_URL_HOST ) === $host;
	}

	/** Whether an entry of the media library was deleted. Reads only what WordPress reads for every image of a page anyway. */
	public static function is_gone( int $id ): bool {
		return $id > 0 && '' === (string) get_post_meta( $id, '_wp_attached_file', true ) && 'attachment' !== get_post_type( $id ); // @phpstan-ignore cast.string (it is a path)
	}
}
