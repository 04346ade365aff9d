<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Store;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A file of another server in the media library. Its slug follows from its address, by which it is found again. */
final class FetchedFile {
	public const PICTURES = array(
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/webp' => 'webp',
		'image/gif'  => 'gif',
	);

	public const DOCUMENTS = array( 'application/pdf' => 'pdf' );

	/** The import that fetched it. */
	private const IMPORT = '_hvac_blocks_import';

	private function __construct() {}

	public static function slug( string $address ): string {
		return 'product-file-' . substr( md5( $address ), 0, 16 );
	}

	/** Whether a name of a file is an address on another server. */
	public static function is_elsewhere( string $file ): bool {
		$uploads = wp_get_upload_dir()['baseurl'];

		return str_contains( $file, '://' ) && ! ( is_string( $uploads ) && str_starts_with( $file, "$uploads/" ) );
	}

	public static function exists( string $address ): bool {
		return get_page_by_path( self::slug( $address ), OBJECT, 'attachment' ) instanceof WP_Post;
	}

	/**
	 * @param string                $bytes not trusted
	 * @param array<string, string> $types PICTURES or DOCUMENTS
	 * @return string|null why it is not stored; empty if it is; null if it has none of the types
	 */
	public static function store( string $address, string $bytes, array $types, int $import ): ?string {
		$type = self::type( $bytes );

		if ( ! isset( $types[ $type ] ) ) {
			return null;
		}

		$name = rawurldecode( pathinfo( (string) wp_parse_url( $address, PHP_URL_PATH ), PATHINFO_FILENAME ) );
		$name = '' === sanitize_file_name( $name ) ? 'file' : sanitize_file_name( $name );
		$file = wp_upload_bits( "$name.$types[$type]", null, $bytes );

		if ( false !== $file['error'] ) {
			return (string) $file['error'];
		}

		$id = wp_insert_attachment(
			array(
				'post_title'     => sanitize_text_field( $name ),
				'post_name'      => self::slug( $address ),
				'post_mime_type' => $type,
				'post_status'    => 'inherit',
				'meta_input'     => array( self::IMPORT => $import ),
			),
			$file['file']
		);

		require_once ABSPATH . 'wp-admin/includes/image.php';

		if ( isset( self::PICTURES[ $type ] ) ) {
			wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
		}

		return $id > 0 ? '' : __( 'it could not be stored', 'hvac-blocks' );
	}

	/** @return array<int, string> the slugs of the files that an import fetched, by attachment */
	public static function of_import( int $import ): array {
		$posts = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'meta_key' => self::IMPORT, 'meta_value' => (string) $import, 'numberposts' => -1, 'update_post_meta_cache' => false, 'update_post_term_cache' => false ) ); // phpcs:ignore WordPress.DB.SlowDBQuery, WordPress.Arrays -- once for an import that is undone.

		return array_column( $posts, 'post_name', 'ID' );
	}

	/** Makes a file the site's own: undoing its import leaves it. */
	public static function keep( int $id ): void {
		delete_post_meta( $id, self::IMPORT );
	}

	private static function type( string $bytes ): string {
		if ( str_starts_with( $bytes, '%PDF-' ) ) {
			return 'application/pdf';
		}

		$size = '' === $bytes ? false : getimagesizefromstring( $bytes );

		return false === $size ? '' : $size['mime'];
	}
}
