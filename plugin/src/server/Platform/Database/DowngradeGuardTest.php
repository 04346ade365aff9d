<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\WpDied;
use PHPUnit\Framework\Attributes\TestWith;

final class DowngradeGuardTest extends TestCase {
	#[TestWith( array( '1.1.0', '1.0.9', true ) )]
	#[TestWith( array( '2.0.0', '1.9.0', true ) )]
	#[TestWith( array( '1.10.0', '1.9.0', true ) )]
	#[TestWith( array( '1.0.1', '1.0.0', false ) )]
	#[TestWith( array( '1.0.0', '1.0.0', false ) )]
	#[TestWith( array( '0.2.0', '1.0.0', false ) )]
	#[TestWith( array( false, '0.1.0', false ) )]
	public function test_data_of_a_later_minor_version_are_newer( string|false $stored, string $version, bool $is_newer ): void {
		update_option( Installer::OPTION, $stored );

		self::assertSame( $is_newer, DowngradeGuard::is_stored( $version ) );
	}

	public function test_the_whole_plugin_stays_away_and_changes_nothing(): void {
		update_option( Installer::OPTION, '99.1.0' );

		$plugin = self::plugin();

		self::assertInstanceOf( DowngradeGuard::class, $plugin );

		remove_all_actions( 'init' );
		remove_all_actions( 'admin_notices' );
		$plugin->boot();
		do_action( 'init' );

		self::assertSame( '99.1.0', get_option( Installer::OPTION ) );

		wp_set_current_user( 1 );
		$notice = self::printed( static fn () => do_action( 'admin_notices' ) );
		self::assertStringContainsString( 'cannot use the data that version 99.1.0 stored', $notice );

		$editor = get_user_by( 'login', 'editor' );
		wp_set_current_user( $editor ? $editor->ID : 0 );
		self::assertSame( '', self::printed( static fn () => do_action( 'admin_notices' ) ) );
	}

	public function test_it_cannot_be_activated(): void {
		update_option( Installer::OPTION, '99.1.0' );
		$hook = 'activate_' . plugin_basename( self::file() );
		remove_all_actions( $hook );
		self::plugin()->boot();

		$this->expectException( WpDied::class );
		$this->expectExceptionMessage( 'Install version 99.1.0 or later, or restore a backup' );

		do_action( $hook );
	}

	public function test_the_whole_plugin_starts_on_its_own_data(): void {
		self::assertNotInstanceOf( DowngradeGuard::class, self::plugin() );
	}

	private static function plugin(): \HvacBlocks\Kernel\Feature {
		/** @var callable( string ): \HvacBlocks\Kernel\Feature $main */
		$main = require dirname( __DIR__, 2 ) . '/main.php';

		return $main( self::file() );
	}

	private static function file(): string {
		return dirname( __DIR__, 4 ) . '/plugin.php';
	}

	/** @param \Closure(): void $print */
	private static function printed( \Closure $print ): string {
		ob_start();
		$print();

		return (string) ob_get_clean();
	}
}
