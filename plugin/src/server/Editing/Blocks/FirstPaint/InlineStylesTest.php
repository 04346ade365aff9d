<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class InlineStylesTest extends TestCase {
	protected function setUp(): void {
		remove_all_filters( 'styles_inline_size_limit' );
		( new InlineStyles() )->boot();
	}

	protected function tearDown(): void {
		wp_dequeue_style( BlockLibrary::BASE_STYLE );
		remove_all_filters( 'styles_inline_size_limit' );
		parent::tearDown();
	}

	public function test_pages_with_our_blocks_have_all_styles_in_their_html(): void {
		wp_enqueue_style( BlockLibrary::BASE_STYLE );

		self::assertSame( 250_000, apply_filters( 'styles_inline_size_limit', 40000 ) );
		self::assertSame( 300_000, apply_filters( 'styles_inline_size_limit', 300_000 ) );
	}

	public function test_a_site_may_allow_none(): void {
		wp_enqueue_style( BlockLibrary::BASE_STYLE );

		self::assertSame( 0, apply_filters( 'styles_inline_size_limit', 0 ) );
	}

	public function test_other_pages_stay_as_wordpress_makes_them(): void {
		self::assertSame( 40000, apply_filters( 'styles_inline_size_limit', 40000 ) );
	}
}
