<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

/** The plugin's buttons in the look of the theme. */
final class ThemeButtonsTest extends TestCase {
	private const BLOCK = '<!-- wp:hvac-blocks/zip-form {"heading":"Find a dealer"} /-->';

	protected function tearDown(): void {
		delete_option( Settings::OPTION );
		parent::tearDown();
	}

	public function test_they_keep_their_own_by_default(): void {
		self::assertStringNotContainsString( 'wp-element-button', do_blocks( self::BLOCK ) );
		self::assertStringNotContainsString( 'data-hvac-buttons', get_language_attributes() );
	}

	public function test_they_have_the_classes_of_wordpress_own_buttons_where_a_site_wants_it(): void {
		update_option( Settings::OPTION, array( 'button_style' => 'theme' ) );

		self::assertStringContainsString( 'class="hvac-button wp-element-button wp-block-button__link"', do_blocks( self::BLOCK ) );
		self::assertStringContainsString( ' data-hvac-buttons="wp-element-button wp-block-button__link"', get_language_attributes() );
	}

	public function test_a_button_gets_them_once(): void {
		update_option( Settings::OPTION, array( 'button_style' => 'theme' ) );
		$buttons = new ThemeButtons( new Settings() );
		$once    = $buttons->dressed( '<a class="hvac-button hvac-button--quiet"><i class="hvac-button__icon"></i></a>' );

		self::assertSame( '<a class="hvac-button wp-element-button wp-block-button__link hvac-button--quiet"><i class="hvac-button__icon"></i></a>', $once );
		self::assertSame( $once, $buttons->dressed( $once ) );
	}
}
