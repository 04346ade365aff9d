<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

/** Twenty Twenty-Five's text font in two files. */
final class LatinFontTest extends TestCase {
	private const OURS = 'https://example.org/latin.woff2';

	private PageFonts $fonts;

	protected function setUp(): void {
		parent::setUp();
		wp_clean_theme_json_cache();
		$this->fonts = new PageFonts( self::OURS );
	}

	protected function tearDown(): void {
		wp_dequeue_style( BlockLibrary::BASE_STYLE );
		parent::tearDown();
	}

	public function test_latin_letters_come_from_our_file_and_all_others_from_the_theme_s(): void {
		$faces = $this->of( 'Manrope' );

		self::assertCount( 2, $faces );
		self::assertStringContainsString( '/manrope/', ( (array) ( $faces[0]['src'] ?? '' ) )[0] );
		self::assertSame( array( self::OURS ), $faces[1]['src'] ?? null );
		self::assertStringStartsWith( 'U+20-7E,', $faces[1]['unicode-range'] ?? '' );
		self::assertSame( $faces[0]['font-style'] ?? '', $faces[1]['font-style'] ?? '' );
	}

	public function test_other_fonts_stay(): void {
		self::assertCount( 1, $this->of( 'Fira Code' ) );
	}

	public function test_pages_with_our_blocks_print_both_once(): void {
		wp_enqueue_style( BlockLibrary::BASE_STYLE );

		self::assertSame( array( 1, 2 ), $this->printed() );
	}

	public function test_other_pages_print_what_wordpress_prints(): void {
		self::assertSame( array( 0, 1 ), $this->printed() );
	}

	/** @return array{int, int} how often the head has our file, and how many faces of the font */
	private function printed(): array {
		remove_all_actions( 'wp_head' );
		add_action( 'wp_head', 'wp_print_font_faces', 50 );
		( new LatinFont( $this->fonts ) )->boot();

		ob_start();
		do_action( 'wp_head' );
		$head = (string) ob_get_clean();

		return array( substr_count( $head, self::OURS ), substr_count( $head, 'font-family:Manrope' ) );
	}

	/** @return list<array{'font-family'?: string, 'font-style'?: string, 'unicode-range'?: string, src?: list<string>|string}> */
	private function of( string $family ): array {
		return array_values( array_filter( array_merge( ...$this->fonts->families() ), static fn ( array $face ): bool => trim( $face['font-family'] ?? '', '"' ) === $family ) );
	}
}
