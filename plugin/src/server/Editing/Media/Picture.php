<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

defined( 'ABSPATH' ) || exit;

/**
 * A picture for the `ui` part `picture`: from a block's attribute, an address, or an illustration of the plugin.
 *
 * The attribute is a media id, or an object `{ "id": 12, "url": "…", "alt": "…", "focalPoint": { "x": 0.5, "y": 0.2 } }` as the editor's `picture()` control stores
 * it, or `{ "illustration": "house" }` for one of the plugin's own: a drawing of `starter-site/images/`, or `photos/coil` for a photograph. Without `alt` the picture has the media library's alternative text; with an empty
 * `alt` it is decorative. `{ "id": 0 }` is no picture, even if the block has a default.
 *
 * @phpstan-type Props array{src: string, srcset: string, sizes: string, width: int, height: int, alt: string, loading: 'auto'|'lazy'|'high', position: string, ratio: string, sources: list<array{media: string, srcset: string, sizes: string, width: int, height: int}>}
 */
final readonly class Picture {
	private const PHOTOS = 'photos/';

	/** The widths of a photograph's smaller files, in their names: places have the wider one, products the other. */
	private const SMALLER = array( 480, 800 );

	/**
	 * @param string $src      safe to print as an address
	 * @param int    $width    in pixels, 0 if unknown; together with the height it reserves the picture's space
	 * @param string $position CSS `object-position`: the part that stays in view when the picture is cropped; empty for its center
	 * @param string $ratio    CSS `aspect-ratio`: `16/9`; empty for the picture's own
	 */
	private function __construct(
		public string $src,
		public string $srcset,
		public string $sizes,
		public int $width,
		public int $height,
		public string $alt,
		public PictureLoading $loading,
		public string $position,
		public string $ratio,
		private ?self $wide = null,
		private int $wide_from = 0,
	) {}

	/**
	 * Returns the picture of a block's attribute; null if there is none that a visitor may see.
	 *
	 * @param mixed  $attribute    not trusted
	 * @param string $sizes        how wide it is shown, in the format of the attribute `sizes`
	 * @param string $ratio        `16/9`: cropped to this ratio; empty: its own
	 * @param string $size         the name of the size that browsers without `srcset` load
	 * @param string $illustration shown if the attribute is not set, as for {@see illustration}
	 */
	public static function of( mixed $attribute, string $sizes = '100vw', string $ratio = '', PictureLoading $loading = PictureLoading::Auto, string $size = 'large', string $illustration = '' ): ?self {
		if ( null === $attribute || '' === $attribute || 0 === $attribute || array() === $attribute ) {
			return '' === $illustration ? null : self::illustration( $illustration, $ratio, $loading, sizes: $sizes );
		}

		if ( is_array( $attribute ) && is_string( $attribute['illustration'] ?? null ) && ! isset( $attribute['id'] ) ) {
			return self::illustration( $attribute['illustration'], $ratio, $loading, self::alt( $attribute['alt'] ?? '' ), $sizes );
		}

		$id    = LibraryFile::own( $attribute );
		$image = self::is_shown( $id ) ? wp_get_attachment_image_src( $id, $size ) : false;

		if ( false === $image || '' === $image[0] ) {
			return null;
		}

		[ $width, $height ] = self::dimensions( $id, (int) $image[1], (int) $image[2] );
		$srcset             = wp_get_attachment_image_srcset( $id, $size );
		$own                = is_array( $attribute ) ? $attribute : array();
		$alt                = $own['alt'] ?? get_post_meta( $id, '_wp_attachment_image_alt', true );

		return new self(
			esc_url_raw( $image[0] ),
			is_string( $srcset ) ? $srcset : '',
			is_string( $srcset ) ? $sizes : '',
			$width,
			$height,
			self::alt( $alt ),
			$loading,
			self::position( $own['focalPoint'] ?? null ),
			self::ratio( $ratio ),
		);
	}

	/**
	 * Returns a picture from an address alone, such as a dealer's photo; null if the address is not valid.
	 *
	 * @param string $ratio reserves its space on the page
	 */
	public static function of_url( string $url, string $ratio, string $alt = '', PictureLoading $loading = PictureLoading::Lazy ): ?self {
		$src = esc_url_raw( $url, array( 'https', 'http' ) );

		return '' === $src ? null : new self( $src, '', '', 0, 0, $alt, $loading, '', self::ratio( $ratio ) );
	}

	/**
	 * Returns a picture that ships with the plugin; null if there is none of that name.
	 *
	 * @param string $name a file's name below `starter-site/images/` without its ending, or `photos/` and a name below that folder
	 */
	public static function illustration( string $name, string $ratio = '', PictureLoading $loading = PictureLoading::Auto, string $alt = '', string $sizes = '100vw' ): ?self {
		if ( str_starts_with( $name, self::PHOTOS ) ) {
			return self::photo( substr( $name, strlen( self::PHOTOS ) ), $ratio, $loading, $alt, $sizes );
		}

		$file = SampleFile::of( 'images', $name, 'svg' );

		if ( null === $file ) {
			return null;
		}

		[ $width, $height ] = SvgSize::of_file( $file->path );

		return new self( $file->url, '', '', $width, $height, $alt, $loading, '', self::ratio( $ratio ) );
	}

	private static function photo( string $name, string $ratio, PictureLoading $loading, string $alt, string $sizes ): ?self {
		$file = SampleFile::of( 'photos', $name, 'webp' );

		if ( null === $file ) {
			return null;
		}

		[ $width, $height ] = wp_getimagesize( $file->path ) ?: array( 0, 0 );
		$srcset             = '';

		foreach ( self::SMALLER as $smaller ) {
			$srcset .= ( $small = SampleFile::of( 'photos', "$name-$smaller", 'webp' ) ) ? "$small->url {$smaller}w, " : '';
		}
		$srcset .= '' === $srcset ? '' : "$file->url {$width}w";

		return new self( $file->url, $srcset, '' === $srcset ? '' : $sizes, $width, $height, $alt, $loading, '', self::ratio( $ratio ) );
	}

	/**
	 * Returns this picture below a window width and another from that width on: the same alternative text, different files.
	 *
	 * @param int $from pixels
	 */
	public function with_wide( ?self $wide, int $from ): self {
		return new self( $this->src, $this->srcset, $this->sizes, $this->width, $this->height, $this->alt, $this->loading, $this->position, $this->ratio, $wide, $from );
	}

	/**
	 * For the view model's `needs`: the media of a block's pictures, 0 for those of other sites, so that the editor says which is missing.
	 *
	 * @return array{picture?: string}
	 */
	public static function needs( mixed ...$attributes ): array {
		$chosen = array_filter( $attributes, static fn ( mixed $attribute ): bool => LibraryFile::id( $attribute ) > 0 );

		return array() === $chosen ? array() : array( 'picture' => implode( ' ', array_map( LibraryFile::own( ... ), $chosen ) ) );
	}

	/** Whether a visitor may see a media file: it exists, is a picture, and is neither private nor in the trash. */
	public static function is_shown( int $id ): bool {
		$post = LibraryFile::shown( $id );

		return null !== $post && wp_attachment_is_image( $post );
	}

	/** @return Props */
	public function props(): array {
		return array(
			'src'      => $this->src,
			'srcset'   => $this->srcset,
			'sizes'    => $this->sizes,
			'width'    => $this->width,
			'height'   => $this->height,
			'alt'      => $this->alt,
			'loading'  => $this->loading->value,
			'position' => $this->position,
			'ratio'    => $this->ratio,
			'sources'  => null === $this->wide ? array() : array(
				array(
					'media'  => "(min-width: {$this->wide_from}px)",
					'srcset' => $this->wide->srcset ?: $this->wide->src,
					'sizes'  => $this->wide->sizes,
					'width'  => $this->wide->width,
					'height' => $this->wide->height,
				),
			),
		);
	}

	private static function alt( mixed $words ): string {
		return is_string( $words ) ? trim( wp_strip_all_tags( $words ) ) : '';
	}

	/** @return array{int, int} */
	private static function dimensions( int $id, int $width, int $height ): array {
		if ( 'image/svg+xml' !== get_post_mime_type( $id ) ) {
			return array( $width, $height );
		}

		// Unless the plugin that allowed the SVG supplies a size, WordPress reports one pixel.
		return $width > 1 && $height > 1 ? array( $width, $height ) : SvgSize::of_file( (string) get_attached_file( $id ) );
	}

	private static function position( mixed $focal_point ): string {
		$x = is_array( $focal_point ) ? self::percent( $focal_point['x'] ?? null ) : 50;
		$y = is_array( $focal_point ) ? self::percent( $focal_point['y'] ?? null ) : 50;

		return 50 === $x && 50 === $y ? '' : "$x% $y%";
	}

	private static function percent( mixed $part ): int {
		return is_int( $part ) || is_float( $part ) ? (int) round( 100 * max( 0, min( 1, $part ) ) ) : 50;
	}

	private static function ratio( string $ratio ): string {
		return 1 === preg_match( '~^\d{1,4}/\d{1,4}$~', $ratio ) ? $ratio : '';
	}
}
