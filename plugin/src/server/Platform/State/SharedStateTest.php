<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class SharedStateTest extends TestCase {
	private int $now = 1_700_000_000;

	#[DataProvider( 'kinds' )]
	public function test_what_is_set_is_there_until_it_is_deleted( string $kind ): void {
		$state = $this->state( $kind );

		self::assertNull( $state->get( 'a' ) );

		$state->set( 'a', array( 'text' => "M\u{e9}tro \u{1f600} 'quoted' \\ %d", 'number' => 1.5 ), 60 );
		self::assertSame( array( 'text' => "M\u{e9}tro \u{1f600} 'quoted' \\ %d", 'number' => 1.5 ), $state->get( 'a' ) );

		$state->set( 'a', 7, 60 );
		self::assertSame( 7, $state->get( 'a' ) );

		$state->delete( 'a' );
		self::assertNull( $state->get( 'a' ) );
	}

	#[DataProvider( 'kinds' )]
	public function test_many_at_once( string $kind ): void {
		$state = $this->state( $kind );

		$state->set( 'a', 'old', 60 );
		$state->set_many( array( 'a' => 'new', 'b' => array( 1, 2 ) ), 60 );
		$state->set_many( array(), 60 );

		self::assertSame( 'new', $state->get( 'a' ) );
		self::assertSame( array( 1, 2 ), $state->get( 'b' ) );
	}

	#[DataProvider( 'kinds' )]
	public function test_only_the_first_adds( string $kind ): void {
		$state = $this->state( $kind );

		self::assertTrue( $state->add( 'lock', 'one', 60 ) );
		self::assertFalse( $state->add( 'lock', 'two', 60 ) );
		self::assertSame( 'one', $state->get( 'lock' ) );

		$state->delete( 'lock' );
		self::assertTrue( $state->add( 'lock', 'three', 60 ) );
	}

	#[DataProvider( 'kinds' )]
	public function test_a_counter( string $kind ): void {
		$state = $this->state( $kind );

		self::assertSame( 1, $state->increment( 'count', 1, 60 ) );
		self::assertSame( 3, $state->increment( 'count', 2, 60 ) );
		self::assertSame( 2, $state->increment( 'count', -1, 60 ) );
		self::assertSame( 2, $state->get( 'count' ) );
	}

	/** @return array<string, array{string}> */
	public static function kinds(): array {
		return array(
			'table'        => array( 'table' ),
			'object cache' => array( 'object cache' ),
		) + ( ApcuState::is_available() ? array( 'memory' => array( 'memory' ) ) : array() );
	}

	public function test_the_table_forgets_in_time(): void {
		$state = $this->state( 'table' );

		$state->set( 'value', 1, 60 );
		$state->increment( 'count', 5, 60 );
		$state->add( 'lock', 'one', 60 );

		$this->now += 59;
		self::assertSame( 1, $state->get( 'value' ) );
		self::assertSame( 6, $state->increment( 'count', 1, 60 ) );
		self::assertFalse( $state->add( 'lock', 'two', 60 ) );

		++$this->now;
		self::assertNull( $state->get( 'value' ) );
		self::assertSame( 1, $state->increment( 'count', 1, 60 ) );
		self::assertTrue( $state->add( 'lock', 'two', 60 ) );
		self::assertFalse( $state->add( 'lock', 'three', 60 ) );
	}

	public function test_the_tables_can_be_installed_twice_and_dropped(): void {
		$wpdb = self::wpdb();

		$tables = new StateTables( $wpdb );
		$tables->install();
		$tables->install();
		self::assertTrue( ( new TableState( $wpdb ) )->add( 'lock', 1, 60 ) );

		$tables->drop();
		$wpdb->suppress_errors();
		self::assertNull( $wpdb->get_var( 'SELECT COUNT(*) FROM ' . StateTables::name( $wpdb ) ) );
		$wpdb->suppress_errors( false );
	}

	private function state( string $kind ): SharedState {
		$wpdb = self::wpdb();

		( new StateTables( $wpdb ) )->install();

		return match ( $kind ) {
			'table'        => new TableState( $wpdb, fn (): int => $this->now ),
			'object cache' => new ObjectCacheState(),
			default        => new ApcuState(),
		};
	}
}
