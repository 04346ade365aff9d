<?php
declare(strict_types=1);

namespace HvacBlocks\Database;

use HvacBlocks\Settings\Settings;
use HvacBlocks\Testing\TestCase;

final class InstallerTest extends TestCase {
	public function test_an_updated_plugin_brings_its_tables_up_to_date_once(): void {
		$tables = new class() implements Tables {
			public int $installs = 0;

			public function install(): void {
				++$this->installs;
			}

			public function drop(): void {}
		};

		self::boot( '1.0', $tables );
		self::boot( '1.0', $tables );
		self::boot( '1.1', $tables );

		self::assertSame( 2, $tables->installs );
	}

	public function test_reading_the_settings_costs_no_query(): void {
		global $wpdb;

		delete_option( Settings::OPTION );
		self::boot( '1.1' );
		wp_load_alloptions( true );
		$before = $wpdb->num_queries;

		( new Settings() )->string( 'brand' );

		self::assertSame( $before, $wpdb->num_queries );
	}

	private static function boot( string $version, Tables ...$tables ): void {
		remove_all_actions( 'init' );
		( new Installer( __FILE__, $version, static fn (): array => array_values( $tables ) ) )->boot();
		do_action( 'init' );
	}
}
