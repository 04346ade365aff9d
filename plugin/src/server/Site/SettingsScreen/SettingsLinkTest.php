<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class SettingsLinkTest extends TestCase {
	public function test_the_plugins_row_leads_to_the_settings(): void {
		$this->as_role( 'administrator' );
		$links = self::links();

		self::assertSame( array( 'settings', 'deactivate' ), array_keys( $links ) );
		self::assertSame( '<a href="' . SettingsScreen::get()->url() . '">Settings</a>', $links['settings'] );
	}

	public function test_who_may_not_open_them_has_no_link(): void {
		$this->as_role( 'editor' );

		self::assertSame( array( 'deactivate' ), array_keys( self::links() ) );
	}

	public function test_the_screen_has_it(): void {
		remove_all_filters( self::filter() );
		do_action( 'load-plugins.php' );

		self::assertTrue( has_filter( self::filter() ) );
	}

	/** @return array<array-key, mixed> */
	private static function links(): array {
		remove_all_filters( self::filter() );
		( new SettingsLink() )->boot();
		$links = apply_filters( self::filter(), array( 'deactivate' => '<a href="#">Deactivate</a>' ) );
		self::assertIsArray( $links );

		return $links;
	}

	/** @return non-empty-string */
	private static function filter(): string {
		return 'plugin_action_links_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' );
	}
}
