<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Store;

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Dealers\PostalAreas\PostalAreaTables;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;

defined( 'ABSPATH' ) || exit;

final class DealerTablesTest extends TestCase {
	public function test_installing_twice_changes_nothing(): void {
		$tables = array(
			new DealerTables( self::wpdb() ),
			new PostalAreaTables( self::wpdb(), new PostalAreaLoader( self::wpdb(), TestPlaces::bundled() ) ),
		);

		foreach ( $tables as $one ) {
			$one->install();
		}

		$changes = array();
		add_filter(
			'query',
			static function ( string $query ) use ( &$changes ): string {
				if ( 1 === preg_match( '/^\s*(?:ALTER|CREATE|DROP)\s/i', $query ) ) {
					$changes[] = $query;
				}

				return $query;
			}
		);

		foreach ( $tables as $one ) {
			$one->install();
		}

		self::assertSame( array(), $changes );
	}

	public function test_dropping_leaves_nothing(): void {
		$tables = new DealerTables( self::wpdb() );
		$tables->install();
		$tables->drop();

		self::assertSame( array(), self::wpdb()->get_col( "SHOW TABLES LIKE '%hvac_blocks_dealer%'" ) );
	}
}
