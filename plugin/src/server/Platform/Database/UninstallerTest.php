<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use HvacBlocks\Editing\Admin\AdminNotices;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use wpdb;

final class UninstallerTest extends TestCase {
	public function test_nothing_of_the_plugin_stays_but_the_posts(): void {
		$post = wp_insert_post( array( 'post_title' => 'Faq', 'post_content' => '<!-- wp:hvac-blocks/faq /-->', 'meta_input' => array( '_hvac_blocks_redirect' => '/a/', 'other' => '1' ) ) );
		$user = wp_create_user( 'ana', 'password', 'ana@example.com' );
		self::assertIsInt( $user );

		update_user_meta( $user, AdminNotices::META, array( 'leads' => 'x' ) );
		update_user_meta( $user, 'other', '1' );
		set_transient( 'hvac_blocks_form_1', 'typed', HOUR_IN_SECONDS );
		update_option( 'hvac_blocks_of_a_former_version', '1' );
		update_option( 'hvac_block', '1' );
		wp_schedule_event( time(), 'hourly', 'hvac_blocks_of_a_former_version' );
		wp_schedule_single_event( time(), 'hvac_blocks_deliver_leads', array( 'with arguments' ) );
		wp_schedule_event( time(), 'daily', 'other_plugin' );
		self::wpdb()->query( 'CREATE TABLE ' . self::wpdb()->prefix . 'hvac_blocks_of_a_former_version ( id int NOT NULL )' );
		self::assertTrue( wp_roles()->get_role( 'administrator' )?->has_cap( LeadAccess::VIEW ) );

		self::uninstaller()->uninstall();

		self::assertSame( array(), SiteTables::names( self::wpdb() ) );
		self::assertSame( array(), self::names_like_ours( self::wpdb()->options, 'option_name' ) );
		self::assertSame( array(), self::names_like_ours( self::wpdb()->postmeta, 'meta_key' ) );
		self::assertSame( array(), self::names_like_ours( self::wpdb()->usermeta, 'meta_key' ) );
		self::assertStringNotContainsString( 'hvac_blocks', (string) wp_json_encode( get_option( 'cron' ) ) );
		self::assertStringNotContainsString( 'hvac_blocks', (string) wp_json_encode( get_option( wp_roles()->role_key ) ) );

		self::assertSame( '1', get_option( 'hvac_block' ) );
		self::assertSame( '1', get_post_meta( $post, 'other', true ) );
		self::assertSame( '1', get_user_meta( $user, 'other', true ) );
		self::assertNotFalse( wp_next_scheduled( 'other_plugin' ) );
		self::assertStringContainsString( 'hvac-blocks/faq', (string) get_post_field( 'post_content', $post, 'raw' ) );
	}

	public function test_a_site_may_keep_its_data(): void {
		$tables = SiteTables::names( self::wpdb() );
		update_option( Settings::OPTION, array( 'keep_data' => true, 'brand' => 'northwind' ) );
		set_transient( 'hvac_blocks_form_1', 'typed', HOUR_IN_SECONDS );
		wp_schedule_event( time(), 'hourly', 'hvac_blocks_deliver_leads' );
		update_user_meta( 1, AdminNotices::META, array( 'leads' => 'x' ) );

		self::uninstaller()->uninstall();

		self::assertSame( $tables, SiteTables::names( self::wpdb() ) );
		self::assertSame( array( 'keep_data' => true, 'brand' => 'northwind' ), get_option( Settings::OPTION ) );
		self::assertTrue( wp_roles()->get_role( 'administrator' )?->has_cap( LeadAccess::VIEW ) );
		self::assertSame( array( 'leads' => 'x' ), get_user_meta( 1, AdminNotices::META, true ) );
		self::assertFalse( get_transient( 'hvac_blocks_form_1' ) );
		self::assertStringNotContainsString( 'hvac_blocks', (string) wp_json_encode( get_option( 'cron' ) ) );
	}

	/** WordPress drops the tables of a network site while it is switched to that site. */
	public function test_a_site_that_is_deleted_takes_all_of_its_tables_and_no_others(): void {
		$wpdb      = self::wpdb();
		$of_first  = SiteTables::names( $wpdb );
		$of_second = $this->at_the_second_site(
			static function () use ( $wpdb ): array {
				foreach ( self::tables( $wpdb ) as $tables ) {
					$tables->install();
				}

				return ( new SiteTables( $wpdb ) )->add( array( 'posts' => 'wp_2_posts' ) );
			}
		);

		self::assertGreaterThan( 12, count( $of_first ) );
		self::assertSame( 'wp_2_posts', $of_second['posts'] );
		self::assertEqualsCanonicalizing(
			array( 'wp_2_posts', ...array_map( static fn ( string $name ): string => (string) preg_replace( '/^wp_/', 'wp_2_', $name ), $of_first ) ),
			array_values( $of_second )
		);
	}

	public function test_a_site_of_a_network_is_cleaned_alone(): void {
		$wpdb     = self::wpdb();
		$of_first = SiteTables::names( $wpdb );
		$left     = $this->at_the_second_site(
			static function () use ( $wpdb ): array {
				foreach ( self::tables( $wpdb ) as $tables ) {
					$tables->install();
				}
				self::uninstaller()->clean_site();

				return SiteTables::names( $wpdb );
			}
		);

		self::assertSame( array(), $left );
		self::assertSame( $of_first, SiteTables::names( $wpdb ) );
	}

	/**
	 * @param \Closure(): array<array-key, string> $act
	 * @return array<array-key, string>
	 */
	private function at_the_second_site( \Closure $act ): array {
		$wpdb = self::wpdb();
		$kept = $wpdb->prefix;

		$wpdb->prefix = 'wp_2_';
		try {
			return $act();
		} finally {
			$wpdb->prefix = $kept;
		}
	}

	private static function uninstaller(): Uninstaller {
		return new Uninstaller( self::wpdb(), static fn (): array => self::tables( self::wpdb() ) );
	}

	/** @return list<Tables> */
	private static function tables( wpdb $wpdb ): array {
		/** @var callable( wpdb ): list<Tables> $all */
		$all = require dirname( __DIR__, 2 ) . '/tables.php';

		return $all( $wpdb );
	}

	/** @return list<string|null> */
	private static function names_like_ours( string $table, string $column ): array {
		return array_values( self::wpdb()->get_col( (string) self::wpdb()->prepare( 'SELECT %i FROM %i WHERE %i LIKE %s', $column, $table, $column, '%hvac\_blocks%' ) ) );
	}
}
