<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Editing\Media\MediaUse;
use WP_Post;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The mark of the demo's brand in the media library: the site's icon, and the logo beside its name. */
final class DemoMark {
	private const SLUG = 'hvac-blocks-demo-mark';

	private const SMALL = 150;

	/** Returns its attachment, stored if it is not there; 0 if it cannot be. */
	public static function id(): int {
		$found = get_page_by_path( self::SLUG, OBJECT, 'attachment' );

		return $found instanceof WP_Post ? $found->ID : self::store();
	}

	/** @return int the attachment that an option of WordPress holds; 0 if none */
	public static function chosen( string $option ): int {
		$id = get_option( $option );

		return is_numeric( $id ) ? (int) $id : 0;
	}

	/** Deletes it unless the site uses it. */
	public static function remove(): void {
		/** @var wpdb $wpdb */
		global $wpdb;

		$found = get_page_by_path( self::SLUG, OBJECT, 'attachment' );

		if ( $found instanceof WP_Post && array() === ( new MediaUse( $wpdb ) )->used( array( $found->ID ) ) ) {
			wp_delete_attachment( $found->ID, true );
		}
	}

	private static function store(): int {
		$file = wp_upload_bits( 'mark.png', null, self::read( 'mark.png' ) );

		if ( false !== $file['error'] ) {
			return 0;
		}

		$id = wp_insert_attachment(
			array(
				'post_title'     => __( 'Logo of the demo site', 'hvac-blocks' ),
				'post_name'      => self::SLUG,
				'post_mime_type' => 'image/png',
				'post_status'    => 'inherit',
			),
			$file['file']
		);

		require_once ABSPATH . 'wp-admin/includes/image.php';

		wp_update_attachment_metadata( $id, self::with_small_one( wp_generate_attachment_metadata( $id, $file['file'] ), dirname( $file['file'] ) ) );

		return $id;
	}

	/**
	 * The header shows the logo in its smallest size. Ours has a quarter of the bytes: WordPress makes it in all colors.
	 *
	 * @param array<mixed> $metadata
	 * @return array<mixed>
	 */
	private static function with_small_one( array $metadata, string $folder ): array {
		$sizes = is_array( $metadata['sizes'] ?? null ) ? $metadata['sizes'] : array();
		$small = is_array( $sizes['thumbnail'] ?? null ) ? $sizes['thumbnail'] : array();

		if ( is_string( $small['file'] ?? null ) && array( self::SMALL, self::SMALL ) === array( $small['width'] ?? 0, $small['height'] ?? 0 ) ) {
			$ours = self::read( 'mark-150.png' );

			file_put_contents( "$folder/{$small['file']}", $ours ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- in the folder that WordPress has just written to.
			$metadata['sizes'] = array( 'thumbnail' => array( 'filesize' => strlen( $ours ) ) + $small ) + $sizes;
		}

		return $metadata;
	}

	private static function read( string $name ): string {
		return DemoFile::read( dirname( __DIR__, 3 ) . "/starter-site/brand/$name" );
	}
}
