<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Leads\Delivery\DestinationHealth;
use HvacBlocks\Leads\Delivery\LeadScheduler;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Intake\SelfTestState;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class LeadHealthTest extends LeadsTestCase {
	private bool $works = false;

	public function test_its_tests_and_facts_stand_in_site_health(): void {
		remove_all_filters( 'site_status_tests' );
		remove_all_filters( 'debug_information' );
		$this->health()->boot();

		$tests = self::part( apply_filters( 'site_status_tests', array( 'direct' => array( 'theirs' => array() ) ) ), 'direct' );
		self::assertSame( array( 'theirs', 'hvac_blocks_clock', 'hvac_blocks_destinations', 'hvac_blocks_silence', 'hvac_blocks_self_test', 'hvac_blocks_state' ), array_keys( $tests ) );

		foreach ( array_slice( $tests, 1 ) as $name => $test ) {
			$run = self::part( $test, 'test', false );
			self::assertIsCallable( $run );
			$result = $run();
			self::assertIsArray( $result );
			self::assertSame( $name, $result['test'] );
			self::assertContains( $result['status'], array( 'good', 'recommended', 'critical' ) );
		}

		$fields = self::part( self::part( apply_filters( 'debug_information', array() ), 'hvac-blocks' ), 'fields' );
		self::assertSame( 'WP-Cron', self::part( $fields['clock'], 'value', false ) );
	}

	#[DataProvider( 'clocks' )]
	public function test_the_clock( int $age, bool $waiting, string $status, string $said ): void {
		delete_option( LeadScheduler::HEARTBEAT );

		if ( PHP_INT_MAX !== $age ) {
			update_option( LeadScheduler::HEARTBEAT, time() - $age );
		}

		if ( $waiting ) {
			$this->stored( $this->request() );
		}

		$result = $this->health()->scheduler();
		self::assertSame( $status, $result['status'] );
		self::assertStringContainsString( $said, $result['description'] );
	}

	/** @return array<string, array{int, bool, string, string}> */
	public static function clocks(): array {
		return array(
			'it ticks'                  => array( 60, true, 'good', 'is running' ),
			'a long run'                => array( 800, true, 'good', 'is running' ),
			'it has stopped'            => array( 1000, true, 'critical', '1 delivery is waiting' ),
			'it has stopped, unnoticed' => array( 7200, false, 'recommended', 'last ran 2 hours ago' ),
			'it never ran'              => array( PHP_INT_MAX, false, 'recommended', 'has not run yet' ),
			'it never ran, and one waits' => array( PHP_INT_MAX, true, 'critical', 'has not run yet' ),
			'the machine was set back'  => array( -90000, true, 'critical', '1 delivery is waiting' ),
		);
	}

	public function test_a_tick_is_what_it_looks_at(): void {
		$this->scheduler( $this->delivery() )->tick();

		self::assertSame( 'good', $this->health()->scheduler()['status'] );
	}

	public function test_a_destination_that_fails_for_an_hour_is_told_until_it_takes_one(): void {
		$delivery = $this->delivery( $this->destination( fn (): DeliveryResult => $this->works ? DeliveryResult::delivered( 'taken' ) : DeliveryResult::retry( 'The service returned <status> 503.' ), 'http' ) );
		$this->stored( $this->request(), $delivery );

		$delivery->run( 5 );
		self::assertSame( 'good', $this->health()->destinations()['status'], 'a minute is nothing' );

		$this->failing_since( HOUR_IN_SECONDS );
		$this->let_time_pass();
		$delivery->run( 5 );
		$told = $this->health()->destinations();
		self::assertSame( 'critical', $told['status'] );
		self::assertStringContainsString( 'Lead service has not accepted any leads for 1 hour', $told['description'] );
		self::assertStringContainsString( '&lt;status&gt; 503', $told['description'] );

		$this->works = true;
		$this->let_time_pass();
		$delivery->run( 5 );
		self::assertSame( 'good', $this->health()->destinations()['status'] );
	}

	public function test_one_destination_that_works_does_not_hide_another(): void {
		$delivery = $this->delivery(
			$this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ), 'mail' ),
			$this->destination( static fn (): DeliveryResult => DeliveryResult::retry( 'no' ), 'http' )
		);
		$this->stored( $this->request(), $delivery );
		$delivery->run( 5 );
		$this->failing_since( DAY_IN_SECONDS );

		self::assertSame( array( 'http' ), array_keys( DestinationHealth::failing() ) );
		self::assertStringNotContainsString( 'E-mail has', $this->health()->destinations()['description'] );
	}

	public function test_silence(): void {
		self::assertSame( array( 'good', 'No lead has arrived yet' ), self::said( $this->health()->silence() ) );

		$this->stored( $this->request() );
		self::assertSame( array( 'good', 'Leads are arriving' ), self::said( $this->health()->silence() ) );

		$this->wpdb->query( "UPDATE {$this->tables->leads} SET created = DATE_SUB( created, INTERVAL 8 DAY )" );
		self::assertSame( 'recommended', $this->health()->silence()['status'] );
		self::assertSame( 'No leads received for 8 days', $this->health()->silence()['label'] );

		$this->stored( $this->request( trap: 'a machine' ) );
		self::assertSame( 'recommended', $this->health()->silence()['status'], 'a machine\'s counts for nothing' );

		update_option( Settings::OPTION, array( 'leads_silence_days' => 9 ) );
		self::assertSame( 'good', $this->health()->silence()['status'] );

		update_option( Settings::OPTION, array( 'leads_silence_days' => 0 ) );
		self::assertSame( array( 'good', 'The warning about missing leads is turned off' ), self::said( $this->health()->silence() ) );
	}

	public function test_a_trial_is_no_lead(): void {
		$this->stored( $this->request() );
		$this->wpdb->query( "UPDATE {$this->tables->leads} SET created = DATE_SUB( created, INTERVAL 8 DAY )" );
		$this->stored( $this->request() );
		$this->wpdb->query( "UPDATE {$this->tables->leads} SET is_test = 1 WHERE created > DATE_SUB( UTC_TIMESTAMP(), INTERVAL 1 DAY )" );

		self::assertSame( 'recommended', $this->health()->silence()['status'] );
	}

	public function test_the_daily_trial(): void {
		self::assertSame( array( 'recommended', 'The daily test lead has not run yet' ), self::said( $this->health()->self_test() ) );

		( new SelfTestState() )->begun( 'under-way' )->write();
		self::assertSame( array( 'recommended', 'The daily test lead has not run yet' ), self::said( $this->health()->self_test() ), 'one that never ended' );

		( new SelfTestState() )->missed( 'Status <401>.' )->write();
		self::assertSame( 'critical', $this->health()->self_test()['status'] );
		self::assertStringContainsString( 'Status &lt;401&gt;.', $this->health()->self_test()['description'] );
		self::assertStringContainsString( 'Status <401>.', (string) ( new SelfTestNotice() )->message()?->text );

		( new SelfTestState() )->arrived()->write();
		self::assertSame( array( 'good', 'The daily test lead arrives' ), self::said( $this->health()->self_test() ) );
		self::assertNull( ( new SelfTestNotice() )->message() );

		( new SelfTestState( at: time() - 3 * DAY_IN_SECONDS ) )->write();
		self::assertSame( 'recommended', $this->health()->self_test()['status'] );

		update_option( Settings::OPTION, array( 'leads_self_test' => false ) );
		self::assertSame( 'recommended', $this->health()->self_test()['status'] );
	}

	private function failing_since( int $seconds ): void {
		update_option( DestinationHealth::OPTION, array_map( static fn ( array $one ): array => array( ...$one, 'since' => $one['since'] - $seconds ), DestinationHealth::failing() ) );
	}

	/** @return ($is_list is true ? array<array-key, mixed> : mixed) */
	private static function part( mixed $whole, string $name, bool $is_list = true ): mixed {
		self::assertIsArray( $whole );
		$part = $whole[ $name ] ?? null;

		if ( $is_list ) {
			self::assertIsArray( $part );
		}

		return $part;
	}

	/**
	 * @param array{status: string, label: string} $result
	 * @return array{string, string}
	 */
	private static function said( array $result ): array {
		return array( $result['status'], $result['label'] );
	}

	private function health(): LeadHealth {
		return new LeadHealth( $this->wpdb, $this->tables, $this->settings, $this->scheduler( $this->delivery() ) );
	}
}
