<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** The size stated in an SVG: WordPress knows no size for an SVG in the media library. */
final class SvgSize {
	/** The root element comes first, after a few comments at most. */
	private const BYTES = 8192;

	/** @return array{int, int} width and height; 0 and 0 if the file states none or cannot be read */
	public static function of_file( string $file ): array {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file, and only its beginning.
		$start = is_file( $file ) && is_readable( $file ) ? file_get_contents( $file, false, null, 0, self::BYTES ) : '';
		$root  = new WP_HTML_Tag_Processor( (string) $start );

		if ( ! $root->next_tag( array( 'tag_name' => 'svg' ) ) ) {
			return array( 0, 0 );
		}

		$width  = self::pixels( $root->get_attribute( 'width' ) );
		$height = self::pixels( $root->get_attribute( 'height' ) );

		return $width > 0 && $height > 0 ? array( $width, $height ) : self::of_view_box( $root->get_attribute( 'viewbox' ) );
	}

	/** @return array{int, int} */
	private static function of_view_box( mixed $view_box ): array {
		$numbers = is_string( $view_box ) ? (array) preg_split( '/[\s,]+/', trim( $view_box ) ) : array();
		$width   = self::pixels( $numbers[2] ?? '' );
		$height  = self::pixels( $numbers[3] ?? '' );

		return 4 === count( $numbers ) && $width > 0 && $height > 0 ? array( $width, $height ) : array( 0, 0 );
	}

	/** `100%` and `10em` tell the page nothing about the ratio. */
	private static function pixels( mixed $length ): int {
		return is_string( $length ) && 1 === preg_match( '/^\s*(\d{1,5}(?:\.\d+)?)(?:px)?\s*$/', $length, $match ) ? (int) round( (float) $match[1] ) : 0;
	}
}
