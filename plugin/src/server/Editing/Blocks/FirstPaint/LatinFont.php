<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/** Prints the font faces of {@see PageFonts} in place of WordPress on pages that show a block of this plugin. */
final readonly class LatinFont implements Feature {
	public function __construct( private PageFonts $fonts ) {}

	public function boot(): void {
		add_action( 'wp_head', $this->print( ... ), 49 );
	}

	private function print(): void {
		if ( wp_style_is( BlockLibrary::BASE_STYLE ) && remove_action( 'wp_head', 'wp_print_font_faces', 50 ) ) {
			wp_print_font_faces( $this->fonts->families() );
		}
	}
}
