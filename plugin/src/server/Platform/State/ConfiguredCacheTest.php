<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;

defined( 'ABSPATH' ) || exit;

final class ConfiguredCacheTest extends TestCase {
	protected function tearDown(): void {
		wp_using_ext_object_cache( false );
	}

	public function test_a_persistent_object_cache_is_used_where_there_is_one(): void {
		wp_using_ext_object_cache( true );
		( new ConfiguredCache() )->set( 'a', array( 1, 'two' ), 60 );

		self::assertSame( array( 1, 'two' ), wp_cache_get( 'kept:a', 'hvac-blocks' ) );
		self::assertSame( array( 1, 'two' ), ( new ConfiguredCache() )->get( 'a' ) );
		self::assertNull( ( new ConfiguredCache() )->get( 'b' ) );
	}

	public function test_the_memory_of_one_request_is_no_cache(): void {
		( new ConfiguredCache() )->set( 'a', 1, 60 );

		self::assertFalse( wp_cache_get( 'kept:a', 'hvac-blocks' ) );
		self::assertSame( ApcuState::is_available() ? 1 : null, ( new ConfiguredCache() )->get( 'a' ) );
	}

	/** In a process of its own, with little memory; expired entries stay in it. */
	#[RequiresPhpExtension( 'apcu' )]
	public function test_a_memory_that_is_full_of_old_answers_takes_new_ones(): void {
		$file   = (string) tempnam( sys_get_temp_dir(), 'hvac' );
		$script = '<?php define( "ABSPATH", "/" ); $wpdb = (object) array( "prefix" => "wp_" );
			function get_current_blog_id() { return 1; } function wp_using_ext_object_cache() { return false; } function wp_json_encode( ...$given ) { return json_encode( ...$given ); }
			foreach ( array( "Cache", "SharedState", "ApcuState", "ConfiguredCache" ) as $class ) { require $argv[1] . "/$class.php"; }
			$cache = new HvacBlocks\Platform\State\ConfiguredCache();
			apcu_store( "of another plugin", 1 );
			for ( $i = 0; $i < 300; $i++ ) { $cache->set( "answer $i", str_repeat( chr( $i % 250 ), 20000 ), 60 ); }
			echo json_encode( array( null !== $cache->get( "answer 299" ), apcu_fetch( "of another plugin" ), ( new HvacBlocks\Platform\State\ApcuState() )->free() > 0.2 ) );';
		file_put_contents( $file, $script ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a test's own file.
		exec( escapeshellarg( PHP_BINARY ) . ' -d apc.enable_cli=1 -d apc.shm_size=2M ' . escapeshellarg( $file ) . ' ' . escapeshellarg( __DIR__ ) . ' 2>&1', $said );
		unlink( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as above.

		self::assertSame( '[true,1,true]', implode( "\n", $said ) );
	}

	public function test_without_either_nothing_is_asked(): void {
		$queries = self::wpdb()->num_queries;
		$cache   = new ConfiguredCache();
		$cache->set( 'b', 1, 60 );
		$cache->get( 'b' );

		self::assertSame( $queries, self::wpdb()->num_queries );
	}
}
