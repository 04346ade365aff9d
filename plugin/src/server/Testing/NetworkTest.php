<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use PHPUnit\Framework\Attributes\AfterClass;
use PHPUnit\Framework\Attributes\BeforeClass;

defined( 'ABSPATH' ) || exit;

/** The plugin on a real network of sites. */
final class NetworkTest extends TestCase {
	private static ?NetworkSite $network = null;

	#[BeforeClass]
	public static function make_network(): void {
		self::$network = NetworkSite::make();
	}

	#[AfterClass]
	public static function drop_network(): void {
		self::$network?->drop();
		self::$network = null;
	}

	public function test_only_the_network_decides_over_proxies_private_hosts_secrets_and_scripts(): void {
		self::assertSame(
			array(
				array( 'trusted_proxies', 400, 200 ),
				array( 'upstream_allowed_private_hosts', 400, 200 ),
				array( 'rebates_script_url', 400, 200 ),
				array( 'call_tracking_adapter', 400, 200 ),
				array( 'location_url', 400, 200 ),
				array( 'leads_url', 200, 200 ),
				array( 'brand', 200, 200 ),
			),
			self::$network?->run( 'privileges' )
		);
	}

	/** Last: it removes the plugin. First like WP-CLI, with the plugin still loaded, then without. */
	public function test_removing_the_plugin_cleans_every_site_without_an_error(): void {
		self::assertNotNull( self::$network );
		self::assertSame( '[]', trim( self::$network->said( 'uninstall' ) ), 'still loaded' );
		self::assertFalse( self::$network->run( 'deactivate' ) );
		self::assertSame( '[]', trim( self::$network->said( 'uninstall' ) ), 'not loaded' );
	}
}
