<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use HvacBlocks\Testing\TestCase;

final class PluginTemplateTest extends TestCase {
	private const SLUG = 'a-template-of-a-test';

	protected function tearDown(): void {
		\WP_Block_Templates_Registry::get_instance()->is_registered( 'hvac-blocks//' . self::SLUG ) && unregister_block_template( 'hvac-blocks//' . self::SLUG );
		parent::tearDown();
	}

	public function test_editors_are_offered_it_by_a_screen_that_asks_a_route_as_well(): void {
		remove_all_actions( 'admin_init' );
		remove_all_actions( 'rest_api_init' );
		PluginTemplate::offer( self::register( ... ) );

		self::assertNull( self::title() );

		do_action( 'admin_init' );
		do_action( 'rest_api_init' );

		self::assertSame( 'A title', self::title() );
	}

	public function test_a_page_registers_it_again_without_a_warning(): void {
		self::register();
		self::register();

		self::assertSame( 'A title', self::title() );
	}

	private static function register(): void {
		PluginTemplate::register(
			self::SLUG,
			array(
				'title'       => 'A title',
				'description' => 'A description',
				'content'     => '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->',
			)
		);
	}

	private static function title(): ?string {
		return get_block_template( get_stylesheet() . '//' . self::SLUG )?->title;
	}
}
