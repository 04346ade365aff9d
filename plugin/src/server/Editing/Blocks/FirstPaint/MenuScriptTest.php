<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class MenuScriptTest extends TestCase {
	private const FILTER  = 'wp_template_enhancement_output_buffer';
	private const STYLE   = '<style id="hvac-blocks-base-inline-css"></style>';
	private const PRELOAD = '<link rel="modulepreload" href="/interactivity.js" id="@wordpress/interactivity-js-modulepreload" fetchpriority="low">';
	private const MENU    = '<nav class="wp-block-navigation" data-wp-interactive="core/navigation"></nav>';
	private const LOADER  = '<script id="@hvac-blocks/loader-js-module" src="/loader.js" type="module"></script>';
	private const VIEW    = '<script id="@wordpress/block-library/navigation/view-js-module" src="/view.js" type="module"></script>';

	protected function setUp(): void {
		remove_all_filters( self::FILTER );
		( new MenuScript() )->boot();
	}

	protected function tearDown(): void {
		remove_all_filters( self::FILTER );
		parent::tearDown();
	}

	public function test_the_script_of_menus_waits(): void {
		$page = apply_filters( self::FILTER, self::STYLE . self::PRELOAD . self::MENU . self::LOADER . self::VIEW );

		self::assertIsString( $page );
		self::assertStringContainsString( '<script id="@wordpress/block-library/navigation/view-js-module" src="/view.js" type="hvac-blocks/later"></script>', $page );
		self::assertStringContainsString( 'import(document.getElementById("@wordpress/block-library/navigation/view-js-module").src)', $page );
		self::assertStringContainsString( self::LOADER, $page );
		self::assertStringNotContainsString( 'modulepreload', $page );
	}

	public function test_nothing_waits_if_another_block_or_plugin_uses_the_interactivity_api(): void {
		$start = self::STYLE . self::PRELOAD . self::MENU;

		foreach (
			array(
				'<figure data-wp-interactive="core/image"></figure>' . self::VIEW,
				'<div data-wp-interactive=\'{"namespace":"shop"}\'></div>' . self::VIEW,
				'<script type="module" src="/shop.js" id="shop-js-module"></script>' . self::VIEW,
				'<script type=\'module\'>import "@wordpress/interactivity"</script>' . self::VIEW,
				self::LOADER,
			) as $rest
		) {
			self::assertSame( $start . $rest, apply_filters( self::FILTER, $start . $rest ) );
		}
	}

	public function test_pages_without_our_blocks_stay_as_they_are(): void {
		$page = self::PRELOAD . self::MENU . self::VIEW;

		self::assertSame( $page, apply_filters( self::FILTER, $page ) );
	}
}
