<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\Racers;
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

	public function test_while_another_worker_changes_the_tables_this_one_does_not(): void {
		$lease = new UpgradeLease( self::wpdb() );
		self::assertTrue( $lease->take() );
		self::assertFalse( $lease->take() );

		// The other worker has been running for a while: no request waits for it.
		self::wpdb()->query( 'UPDATE ' . self::wpdb()->options . " SET option_value = '" . ( time() - 60 ) . "' WHERE option_name = 'hvac_blocks_upgrade'" );
		$tables = $this->createMock( Tables::class );
		$tables->expects( self::never() )->method( 'install' );
		self::boot( '1.1', $tables );

		// The other worker was killed.
		self::wpdb()->query( 'UPDATE ' . self::wpdb()->options . " SET option_value = '" . ( time() - 1000 ) . "' WHERE option_name = 'hvac_blocks_upgrade'" );
		$tables = $this->createMock( Tables::class );
		$tables->expects( self::once() )->method( 'install' );
		self::boot( '1.1', $tables );
		self::assertNull( $lease->age() );
	}

	public function test_of_workers_that_meet_the_new_version_at_one_time_one_changes_the_tables(): void {
		$said = Racers::on_a_database_of_their_own( 'upgrade-race.php', 3 );

		self::assertSame( array( 1, 1, 1 ), array_column( $said, 'installs' ), 'one has installed, and the others have waited for it' );
		self::assertSame( array( '9.9.9', '9.9.9', '9.9.9' ), array_column( $said, 'version' ) );
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
		( new Installer( __FILE__, $version, static fn (): array => array_values( $tables ), new UpgradeLease( self::wpdb() ) ) )->boot();
		do_action( 'init' );
	}
}
