<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Platform\State\StateTables;
use HvacBlocks\Platform\State\TableState;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class RateLimiterTest extends TestCase {
	private int $now = 1_700_000_400;

	private RateLimiter $limiter;

	#[Before]
	public function make_limiter(): void {
		$wpdb = self::wpdb();

		( new StateTables( $wpdb ) )->install();

		$clock         = fn (): int => $this->now;
		$this->limiter = new RateLimiter( new TableState( $wpdb, $clock ), $clock );
	}

	public function test_it_allows_the_limit_and_says_how_long_to_wait_then(): void {
		self::assertSame( array_fill( 0, 10, null ), $this->hits( 10 ) );

		$wait = $this->limiter->hit( 'leads', '192.0.2.1', 10, 600 );

		self::assertGreaterThan( 0, $wait );
		self::assertLessThanOrEqual( 600 + 60, $wait );

		$this->now += (int) $wait;
		self::assertNull( $this->limiter->hit( 'leads', '192.0.2.1', 10, 600 ) );
		self::assertNotNull( $this->limiter->hit( 'leads', '192.0.2.1', 10, 600 ) );
	}

	public function test_one_second_less_than_it_said_is_too_early(): void {
		$this->hits( 10 );
		$wait = $this->limiter->hit( 'leads', '192.0.2.1', 10, 600 );

		$this->now += (int) $wait - 1;
		self::assertSame( 1, $this->limiter->hit( 'leads', '192.0.2.1', 10, 600 ) );
	}

	public function test_refused_ones_do_not_count(): void {
		$this->hits( 10 );
		$first = $this->limiter->hit( 'leads', '192.0.2.1', 10, 600 );
		$this->hits( 50 );

		self::assertSame( $first, $this->limiter->hit( 'leads', '192.0.2.1', 10, 600 ) );
	}

	public function test_refused_ones_write_nothing(): void {
		$this->hits( 10 );
		$writes = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$writes ): string {
				$writes += str_starts_with( $query, 'SELECT' ) ? 0 : 1;

				return $query;
			}
		);
		$this->hits( 5 );

		self::assertSame( 0, $writes );
	}

	public function test_the_border_of_two_windows_does_not_double_the_limit(): void {
		$this->now = 600 * intdiv( $this->now, 600 ) + 599;
		$this->hits( 10 );
		$this->now += 2;

		self::assertNotNull( $this->limiter->hit( 'leads', '192.0.2.1', 10, 600 ) );
	}

	public function test_addresses_and_buckets_are_counted_apart(): void {
		$this->hits( 10 );

		self::assertNull( $this->limiter->hit( 'leads', '192.0.2.2', 10, 600 ) );
		self::assertNull( $this->limiter->hit( 'requests', '192.0.2.1', 10, 600 ) );
	}

	public function test_one_ipv6_network_is_one_visitor(): void {
		self::assertNull( $this->limiter->hit( 'leads', '2001:db8:1:2::1', 1, 600 ) );
		self::assertNotNull( $this->limiter->hit( 'leads', '2001:db8:1:2:ffff::9', 1, 600 ) );
		self::assertNull( $this->limiter->hit( 'leads', '2001:db8:1:3::1', 1, 600 ) );
	}

	/** @param string $pattern of addresses, each in another /64 */
	#[TestWith( array( '2001:db8:1:00%02x::1', 8 ) )]
	#[TestWith( array( '2001:db8:1:%02x00::1', 32 ) )]
	public function test_many_networks_of_one_customer_get_what_a_few_visitors_get( string $pattern, int $allowed ): void {
		$hits = array_map( fn ( int $network ): ?int => $this->limiter->hit( 'leads', sprintf( $pattern, $network ), 2, 600 ), range( 1, 40 ) );

		self::assertCount( $allowed, array_keys( $hits, null, true ) );
		self::assertNotNull( $hits[39] );
		self::assertNull( $this->limiter->hit( 'leads', '2001:db8:2:1::1', 2, 600 ), 'another customer' );

		$this->now += 1200;
		self::assertNull( $this->limiter->hit( 'leads', sprintf( $pattern, 1 ), 2, 600 ) );
	}

	public function test_who_is_refused_for_the_64_does_not_use_up_the_48(): void {
		for ( $i = 0; $i < 50; $i++ ) {
			$this->limiter->hit( 'leads', '2001:db8:1:1::1', 1, 600 );
		}

		self::assertNull( $this->limiter->hit( 'leads', '2001:db8:1:2::1', 1, 600 ) );
	}

	public function test_what_is_refused_for_the_48_writes_nothing(): void {
		for ( $i = 0; $i < 17; $i++ ) {
			$this->limiter->hit( 'leads', sprintf( '2001:db8:1:%02x00::1', $i ), 1, 600 );
		}

		$rows = (int) self::wpdb()->get_var( 'SELECT COUNT(*) FROM ' . StateTables::name( self::wpdb() ) );
		self::assertNotNull( $this->limiter->hit( 'leads', '2001:db8:1:ffff::1', 1, 600 ) );
		self::assertSame( $rows, (int) self::wpdb()->get_var( 'SELECT COUNT(*) FROM ' . StateTables::name( self::wpdb() ) ) );
	}

	public function test_an_ipv4_visitor_is_one_however_the_socket_writes_the_address(): void {
		self::assertNull( $this->limiter->hit( 'leads', '192.0.2.1', 1, 600 ) );
		self::assertNotNull( $this->limiter->hit( 'leads', '::ffff:192.0.2.1', 1, 600 ) );
		self::assertNotNull( $this->limiter->hit( 'leads', '64:ff9b::c000:201', 1, 600 ) );
		self::assertNull( $this->limiter->hit( 'leads', '::ffff:192.0.2.2', 1, 600 ) );
	}

	public function test_the_address_is_not_stored(): void {
		$wpdb = self::wpdb();

		$this->hits( 1 );
		$names = implode( ' ', $wpdb->get_col( 'SELECT name FROM ' . StateTables::name( $wpdb ) ) );

		self::assertStringContainsString( 'rate:leads:', $names );
		self::assertStringNotContainsString( '192.0.2.1', $names );
		self::assertStringNotContainsString( md5( '192.0.2.1' ), $names );
	}

	/** @return list<int|null> */
	private function hits( int $times ): array {
		return array_map( fn (): ?int => $this->limiter->hit( 'leads', '192.0.2.1', 10, 600 ), range( 1, $times ) );
	}
}
