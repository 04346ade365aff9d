<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Editing\Media\SampleFile;

defined( 'ABSPATH' ) || exit;

/** A picture of a page that social networks can show: a bitmap, not an SVG, and large enough. */
final readonly class SocialImage {
	/** The size of the plugin's own pictures, made by `bin/social-images.mjs`. */
	public const WIDTH  = 1200;
	public const HEIGHT = 630;

	private const TYPES = array( 'image/jpeg', 'image/png', 'image/webp', 'image/gif' );

	/** The minimum that networks require for a large picture; they show a smaller one beside the text, or not at all. */
	private const LEAST_WIDTH  = 600;
	private const LEAST_HEIGHT = 315;

	private function __construct( public string $url, public int $width, public int $height, public string $alt ) {}

	/** @param array<array-key, mixed> $values of an image by property; empty for none */
	public static function from( array $values ): ?self {
		return is_string( $values['url'] ?? null ) && is_int( $values['width'] ?? null ) && is_int( $values['height'] ?? null ) && is_string( $values['alt'] ?? null )
			? new self( $values['url'], $values['width'], $values['height'], $values['alt'] )
			: null;
	}

	/** Returns a file of the media library; null if visitors may not see it, or if it is not suitable. */
	public static function of_library( int $id ): ?self {
		if ( ! Picture::is_shown( $id ) || ! in_array( get_post_mime_type( $id ), self::TYPES, true ) ) {
			return null;
		}

		// The smallest size of at least 1200 pixels that WordPress makes. For a size that it did not make, it would report that size, not the
		// file's.
		$size    = false === image_get_intermediate_size( $id, '1536x1536' ) ? 'full' : '1536x1536';
		$picture = Picture::of( array( 'id' => $id ), size: $size );

		return null === $picture || $picture->width < self::LEAST_WIDTH || $picture->height < self::LEAST_HEIGHT ? null : new self( $picture->src, $picture->width, $picture->height, $picture->alt );
	}

	/** Returns one of the plugin's own, by its name in `starter-site/social/`; null if there is none of that name. */
	public static function of_plugin( string $name ): ?self {
		$file = SampleFile::of( 'social', $name, 'png' );

		return null === $file ? null : new self( $file->url, self::WIDTH, self::HEIGHT, self::words( $name ) );
	}

	private static function words( string $name ): string {
		return match ( $name ) {
			'home'            => __( 'A house on a hill with an outdoor unit beside it', 'hvac-blocks' ),
			'products'        => __( 'The outdoor unit of an air conditioner', 'hvac-blocks' ),
			'troubleshooting' => __( 'An outdoor unit that makes noise', 'hvac-blocks' ),
			'maintenance'     => __( 'A dirty air filter next to a clean one', 'hvac-blocks' ),
			'learning'        => __( 'An article on a screen next to a cup of coffee', 'hvac-blocks' ),
			'prices'          => __( 'A price tag and coins', 'hvac-blocks' ),
			'warranty'        => __( 'A document behind a shield with a check mark', 'hvac-blocks' ),
			'dealers'         => __( 'A dealer’s van on the road', 'hvac-blocks' ),
			default           => '',
		};
	}
}
