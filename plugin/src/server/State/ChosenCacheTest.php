<?php
declare(strict_types=1);

namespace HvacBlocks\State;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class ChosenCacheTest extends TestCase {
	protected function tearDown(): void {
		wp_using_ext_object_cache( false );
	}

	public function test_a_persistent_object_cache_is_used_where_there_is_one(): void {
		wp_using_ext_object_cache( true );
		( new ChosenCache() )->set( 'a', array( 1, 'two' ), 60 );

		self::assertSame( array( 1, 'two' ), wp_cache_get( 'a', 'hvac-blocks' ) );
		self::assertSame( array( 1, 'two' ), ( new ChosenCache() )->get( 'a' ) );
		self::assertNull( ( new ChosenCache() )->get( 'b' ) );
	}

	public function test_the_memory_of_one_request_is_no_cache(): void {
		( new ChosenCache() )->set( 'a', 1, 60 );

		self::assertFalse( wp_cache_get( 'a', 'hvac-blocks' ) );
		self::assertSame( ApcuState::is_available() ? 1 : null, ( new ChosenCache() )->get( 'a' ) );
	}

	public function test_without_either_nothing_is_asked(): void {
		$queries = self::wpdb()->num_queries;
		$cache   = new ChosenCache();
		$cache->set( 'b', 1, 60 );
		$cache->get( 'b' );

		self::assertSame( $queries, self::wpdb()->num_queries );
	}
}
