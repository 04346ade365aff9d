<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Access\LeadCapabilities;
use HvacBlocks\Leads\Store\LeadColumns;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use wpdb;

/** A site of an earlier version, as that version wrote it, is updated and used. */
final class UpgradeTest extends TestCase {
	private const FILES = __DIR__ . '/../../Testing/upgrades';

	/** The columns that have no reader anymore, by table. */
	private const DROPPED = array( 'wp_hvac_blocks_locations' => array( 'search_name' ) );

	#[TestWith( array( '0.1.0' ) )]
	#[TestWith( array( '0.2.0' ) )]
	#[TestWith( array( '0.7.0' ) )]
	#[TestWith( array( '1.0.0' ) )]
	public function test_the_tables_become_those_of_a_new_site( string $version ): void {
		$of_a_new_site = self::structure();

		self::go_back_to( $version );
		self::assertNotSame( $of_a_new_site, self::structure() );
		self::update();

		self::assertSame( $of_a_new_site, self::structure() );
	}

	#[TestWith( array( '0.1.0' ) )]
	#[TestWith( array( '0.2.0' ) )]
	#[TestWith( array( '0.7.0' ) )]
	#[TestWith( array( '1.0.0' ) )]
	public function test_every_row_stays( string $version ): void {
		self::go_back_to( $version );
		$before = self::rows();

		self::update();

		$after = self::rows();

		foreach ( $before as $table => $rows ) {
			foreach ( $rows as $i => $row ) {
				$row = array_diff_key( $row, array_flip( self::DROPPED[ $table ] ?? array() ) );
				self::assertEquals( $row, array_intersect_key( $after[ $table ][ $i ] ?? array(), $row ), $table );
			}
			self::assertCount( count( $rows ), $after[ $table ] ?? array(), $table );
		}

		self::assertCount( 3, $after['wp_hvac_blocks_dealers'] ?? array() );
		self::assertCount( 2, $after['wp_hvac_blocks_leads'] ?? array() );
		self::assertSame( 'NORTHWIND', ( new Settings() )->string( 'brand' ) );
	}

	#[TestWith( array( '0.1.0' ) )]
	#[TestWith( array( '0.2.0' ) )]
	#[TestWith( array( '0.7.0' ) )]
	#[TestWith( array( '1.0.0' ) )]
	public function test_the_site_goes_on( string $version ): void {
		self::go_back_to( $version );
		self::update();

		$found = self::data( $this->rest( 'GET', '/hvac-blocks/v1/dealers', array( 'q' => '75024' ) ) );
		self::assertEqualsCanonicalizing( array( '100101', '100129', '100143' ), self::company_ids( $found ) );

		// Leads from before the list had a column for names.
		do_action( LeadColumns::HOOK );
		self::assertSame( '0', self::wpdb()->get_var( 'SELECT COUNT(*) FROM wp_hvac_blocks_leads WHERE name IS NULL' ) );

		$this->as_role( 'administrator' );
		self::assertTrue( current_user_can( LeadAccess::VIEW ) );

		$listed = $this->rest( 'GET', '/hvac-blocks/v1/admin/leads', array( 'orderby' => 'name', 'order' => 'asc' ) );
		self::assertSame( 200, $listed->get_status() );
		self::assertStringContainsString( "O'Brien-Côté", (string) wp_json_encode( $listed->get_data(), JSON_UNESCAPED_UNICODE ) );

		$reference = self::wpdb()->get_var( 'SELECT reference FROM wp_hvac_blocks_leads WHERE id = 1' );
		$lead      = self::data( $this->rest( 'GET', "/hvac-blocks/v1/admin/leads/$reference" ) );
		self::assertStringContainsString( '5 Main St', (string) wp_json_encode( $lead ) );
		self::assertStringContainsString( 'a5354993a83a280524e33fe721f6b1eeaa7d207c386129480fdb0137843a343b', (string) wp_json_encode( $lead ) );

		wp_set_current_user( 0 );
		$sent = $this->rest(
			'POST',
			'/hvac-blocks/v1/leads',
			array(
				'form'           => 'contact-dealer',
				'lang'           => 'en',
				'companyId'      => '100129',
				'consent'        => true,
				'idempotencyKey' => wp_generate_uuid4(),
				'fields'         => array( 'firstName' => 'Ana', 'lastName' => 'Núñez', 'email' => 'ana@example.com', 'phone' => '(214) 555-0123', 'addressLine1' => '5 Main St', 'city' => 'Plano', 'state' => 'TX', 'zip' => '75024' ),
			)
		);
		self::assertSame( 201, $sent->get_status(), (string) wp_json_encode( $sent->get_data() ) );
	}

	/** Replaces this version's tables and options with those that the earlier one wrote. */
	private static function go_back_to( string $version ): void {
		$wpdb = self::wpdb();

		foreach ( SiteTables::names( $wpdb ) as $table ) {
			$wpdb->query( (string) $wpdb->prepare( 'DROP TABLE %i', $table ) );
		}
		foreach ( $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'hvac\\_blocks\\_%'" ) as $option ) {
			delete_option( (string) $option );
		}
		foreach ( explode( ";\n", (string) file_get_contents( self::FILES . "/$version.sql" ) ) as $statement ) {
			if ( '' !== trim( $statement ) ) {
				self::assertNotFalse( $wpdb->query( (string) preg_replace( '/^--.*\n/', '', $statement ) ), $statement . $wpdb->last_error );
			}
		}

		wp_cache_flush();

		// The first version had no capabilities of its own.
		if ( false === get_option( LeadCapabilities::GRANTED ) ) {
			wp_roles()->get_role( 'administrator' )?->remove_cap( LeadAccess::VIEW );
		}
	}

	/** The first request after the files were replaced. */
	private static function update(): void {
		$plugin = dirname( __DIR__, 4 ) . '/plugin.php';

		remove_all_actions( 'init' );
		// Later than every released version, whatever this one is called until its release.
		( new Installer( $plugin, '99.0.0', static fn (): array => self::tables( self::wpdb() ), new UpgradeLease( self::wpdb() ) ) )->boot();
		do_action( 'init' );
	}

	/** @return list<Tables> */
	private static function tables( wpdb $wpdb ): array {
		/** @var callable( wpdb ): list<Tables> $all */
		$all = require dirname( __DIR__, 2 ) . '/tables.php';

		return $all( $wpdb );
	}

	/** @return array<string, array{columns: list<string>, keys: list<string>}> by the table's name */
	private static function structure(): array {
		$wpdb      = self::wpdb();
		$structure = array();
		$text      = static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : 'null';

		foreach ( SiteTables::names( $wpdb ) as $table ) {
			$columns = array();
			$keys    = array();

			foreach ( (array) $wpdb->get_results( (string) $wpdb->prepare( 'SHOW COLUMNS FROM %i', $table ), ARRAY_A ) as $column ) {
				self::assertIsArray( $column );
				$columns[] = implode( ' ', array_map( $text, array( $column['Field'], $column['Type'], $column['Null'], $column['Default'] ) ) );
			}
			foreach ( (array) $wpdb->get_results( (string) $wpdb->prepare( 'SHOW INDEX FROM %i', $table ), ARRAY_A ) as $key ) {
				self::assertIsArray( $key );
				$keys[] = implode( ' ', array_map( $text, array( $key['Key_name'], $key['Seq_in_index'], $key['Column_name'] ) ) );
			}

			sort( $columns );
			sort( $keys );
			$structure[ $table ] = array( 'columns' => $columns, 'keys' => $keys );
		}

		ksort( $structure );

		return $structure;
	}

	/** @return array<string, list<array<array-key, mixed>>> by the table's name */
	private static function rows(): array {
		$wpdb = self::wpdb();
		$rows = array();

		foreach ( SiteTables::names( $wpdb ) as $table ) {
			$rows[ $table ] = array_values( array_filter( (array) $wpdb->get_results( (string) $wpdb->prepare( 'SELECT * FROM %i ORDER BY 1, 2', $table ), ARRAY_A ), is_array( ... ) ) );
		}

		return $rows;
	}

	/**
	 * @param array<string, mixed> $answer
	 * @return list<string>
	 */
	private static function company_ids( array $answer ): array {
		$ids = array();

		foreach ( (array) ( $answer['dealers'] ?? array() ) as $dealer ) {
			$data  = is_array( $dealer ) ? $dealer['data'] ?? null : null;
			$id    = is_array( $data ) ? $data['companyID'] ?? null : null;
			$ids[] = is_string( $id ) ? $id : '';
		}

		return $ids;
	}
}
