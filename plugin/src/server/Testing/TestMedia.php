<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

defined( 'ABSPATH' ) || exit;

/** Files of the media library for tests: WordPress' data about them, without the files. */
final class TestMedia {
	/**
	 * A photo of 1600 × 1200 pixels with the sizes that WordPress makes of it.
	 *
	 * @param array<string, mixed> $post differences in the attachment's post
	 */
	public static function photo( string $alt = 'An outdoor unit', array $post = array() ): int {
		$id = self::file( 'unit.jpg', 'image/jpeg', $post );

		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => 1600,
				'height' => 1200,
				'file'   => 'hvac-blocks-test/unit.jpg',
				'sizes'  => array(
					'medium'    => self::size( 300, 225 ),
					'thumbnail' => self::size( 150, 150 ),
					'large'     => self::size( 1024, 768 ),
				),
			)
		);

		return $id;
	}

	/** @param array<string, mixed> $post differences in the attachment's post */
	public static function file( string $name, string $type, array $post = array() ): int {
		$id = wp_insert_attachment( $post + array( 'post_title' => $name, 'post_mime_type' => $type, 'post_status' => 'inherit' ), "hvac-blocks-test/$name" );

		return is_int( $id ) ? $id : 0;
	}

	/** @return array{file: string, width: int, height: int, 'mime-type': string} */
	private static function size( int $width, int $height ): array {
		return array(
			'file'      => "unit-{$width}x$height.jpg",
			'width'     => $width,
			'height'    => $height,
			'mime-type' => 'image/jpeg',
		);
	}
}
