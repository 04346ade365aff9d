<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use WP_Font_Face_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * The font faces of the site's theme, with the Latin letters of Twenty Twenty-Five's text font in a file of their own.
 *
 * A page needs 20 KB of this font, and the theme's file has 54, for Cyrillic, Greek and Vietnamese too. Browsers load it in addition for a text that has such letters.
 *
 * @phpstan-type Face array{'font-family'?: string, 'font-style'?: string, 'font-weight'?: string, 'unicode-range'?: string, src?: list<string>|string}
 */
final readonly class PageFonts {
	/** The file's end, and its size, by which another version of the font is told apart. */
	private const FILE = '/assets/fonts/manrope/Manrope-VariableFont_wght.woff2';

	private const BYTES = 53600;

	/** What `data/fonts/manrope-latin.woff2` has. */
	private const LATIN = 'U+20-7E,U+A0-A2,U+A7,U+A9,U+AB,U+AE,U+B0,U+B2,U+B3,U+B7,U+BB-C2,U+C7-CA,U+CD-CF,U+D1,U+D3,U+D4,U+D7,U+D9-DC,U+DF-E2,U+E7-EB,U+ED-EF,U+F1,U+F3,U+F4,U+F9-FC,U+152,U+153,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2082,U+2122,U+2190,U+2192,U+2212';

	/** Where the theme's file has letters: signs that it lacks, such as emoji, must not load it. The ranges may overlap, since the last face goes first. */
	private const ALL = 'U+A0-52F,U+1E80-1EF9,U+2030-20BF,U+2116,U+2190-2265,U+FB01-FB02';

	public function __construct( private string $url ) {}

	/** @return list<list<Face>> by family */
	public function families(): array {
		/** @var list<list<Face>> $families */
		$families = array_values( WP_Font_Face_Resolver::get_fonts_from_theme_json() );

		return array_map( fn ( array $faces ): array => array_merge( ...array_map( $this->parts( ... ), $faces ) ), $families );
	}

	/**
	 * @param Face $face
	 * @return list<Face>
	 */
	private function parts( array $face ): array {
		$url  = ( (array) ( $face['src'] ?? '' ) )[0] ?? '';
		$file = get_template_directory() . self::FILE;

		if ( get_template_directory_uri() . self::FILE !== $url || ! is_file( $file ) || self::BYTES !== filesize( $file ) ) {
			return array( $face );
		}

		return array(
			array( 'unicode-range' => self::ALL ) + $face,
			array(
				'src'           => array( $this->url ),
				'unicode-range' => self::LATIN,
			) + $face,
		);
	}
}
