<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Testing\LeadsTestCase;

defined( 'ABSPATH' ) || exit;

final class LeadDeliveryTest extends LeadsTestCase {
	public function test_a_lead_goes_to_every_active_destination_once(): void {
		$taken    = static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' );
		$delivery = $this->delivery( $this->destination( $taken, 'mail' ), $this->destination( $taken, 'http' ), $this->destination( $taken, 'off', false ) );
		$lead     = $this->stored( $this->request(), $delivery );

		self::assertSame( 2, $delivery->run( 5 )->delivered );
		self::assertEquals( new DeliveryReport(), $delivery->run( 5 ) );
		self::assertCount( 2, $this->sent );
		self::assertSame( LeadStatus::Delivered, $this->leads->by_id( $lead->id )?->status );
		self::assertSame( array( 'accepted', 'consent_given', 'sending', 'delivered', 'sending', 'delivered' ), $this->events( $lead ) );
	}

	public function test_the_ledger_has_the_sites_language(): void {
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::retry( __( 'The dealer could not be looked up.', 'hvac-blocks' ) ) ) );
		$lead     = $this->stored( $this->request(), $delivery );

		LanguageSwitch::in( Language::French, static fn (): DeliveryReport => $delivery->run( 5 ) );

		self::assertSame( array( 'Attempt 1', 'The dealer could not be looked up.' ), array_slice( array_column( $this->ledger->of( $lead->id ), 'detail' ), 2 ) );
	}

	public function test_failing_twice_then_taken(): void {
		$delivery = $this->delivery( $this->destination( static fn ( Lead $lead, int $before ): DeliveryResult => $before < 2 ? DeliveryResult::retry( 'status 503' ) : DeliveryResult::delivered( 'taken' ) ) );
		$lead     = $this->stored( $this->request(), $delivery );

		for ( $run = 0; $run < 4; $run++ ) {
			$delivery->run( 5 );
			$this->let_time_pass();
		}

		self::assertCount( 3, $this->sent );
		self::assertSame( array( $lead->idempotency_key ), array_values( array_unique( array_column( $this->sent, 'idempotency_key' ) ) ) );
		self::assertSame( array( 'sending', 'will_retry', 'sending', 'will_retry', 'sending', 'delivered' ), array_slice( $this->events( $lead ), 2 ) );
	}

	public function test_the_waits_are_those_of_the_table(): void {
		$expected = array( 60, 300, 1800, 7200, 21600, 43200, 86400 );

		foreach ( $expected as $index => $seconds ) {
			for ( $i = 0; $i < 20; $i++ ) {
				$delay = RetryTable::delay( $index + 1 );
				self::assertGreaterThanOrEqual( $seconds, $delay );
				self::assertLessThanOrEqual( $seconds * 1.1, $delay );
			}
		}

		self::assertNull( RetryTable::delay( 8 ) );
		self::assertGreaterThanOrEqual( 3600, RetryTable::delay( 1, 3600 ) );
		self::assertLessThan( 100, RetryTable::delay( 1, 5 ) );
		self::assertLessThan( 200000, RetryTable::delay( 1, PHP_INT_MAX ) );
	}

	public function test_a_wait_is_kept(): void {
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::retry( 'status 429', 900 ) ) );
		$lead     = $this->stored( $this->request(), $delivery );

		$delivery->run( 5 );
		$delivery->run( 5 );

		self::assertCount( 1, $this->sent );
		$next = strtotime( $this->queue->of( $lead->id )[0]['next'] );
		self::assertGreaterThan( time() + 890, $next );
		self::assertLessThan( time() + 920, $next );
	}

	public function test_eight_attempts_then_failed_and_told_once(): void {
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::retry( 'status 500' ) ) );
		$lead     = $this->stored( $this->request(), $delivery );
		$scheduler    = $this->scheduler( $delivery );

		for ( $run = 0; $run < 12; $run++ ) {
			$scheduler->tick();
			$this->let_time_pass();
		}

		self::assertCount( 8, $this->sent );
		self::assertSame( LeadStatus::Failed, $this->leads->by_id( $lead->id )?->status );
		self::assertCount( 1, $this->mails() );
		self::assertSame( get_option( 'admin_email' ), $this->mails()[0]['to'] );
		self::assertStringContainsString( $lead->reference, $this->mails()[0]['message'] );
		self::assertStringNotContainsString( 'ana@example.com', $this->mails()[0]['message'] );
		self::assertSame( array( 'failed', 'alerted' ), array_slice( $this->events( $lead ), -2 ) );
	}

	public function test_other_plugins_learn_how_it_ended(): void {
		$heard = array();
		foreach ( array( 'hvac_blocks_lead_delivered', 'hvac_blocks_lead_failed' ) as $hook ) {
			add_action(
				$hook,
				static function ( int $lead_id, string $destination ) use ( &$heard, $hook ): void {
					$heard[] = array( $hook, $lead_id, $destination );
				},
				10,
				2
			);
		}
		$delivery = $this->delivery( $this->destination( static fn ( Lead $lead, int $before ): DeliveryResult => array( DeliveryResult::retry( 'status 500' ), DeliveryResult::failed( 'status 400' ), DeliveryResult::delivered( 'taken' ) )[ $before ] ?? DeliveryResult::retry( 'again' ) ) );
		$lead     = $this->stored( $this->request(), $delivery );

		$delivery->run( 5 );
		self::assertSame( array(), $heard );
		$this->let_time_pass();
		$delivery->run( 5 );
		$this->queue->restart( $lead->id );
		$delivery->run( 5 );

		self::assertSame( array( array( 'hvac_blocks_lead_failed', $lead->id, 'test' ), array( 'hvac_blocks_lead_delivered', $lead->id, 'test' ) ), $heard );
	}

	public function test_a_refusal_is_final_at_once(): void {
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::failed( 'status 400' ) ) );
		$lead     = $this->stored( $this->request(), $delivery );

		$delivery->run( 5 );
		$this->let_time_pass();
		$delivery->run( 5 );

		self::assertCount( 1, $this->sent );
		self::assertSame( 'failed', $this->queue->of( $lead->id )[0]['state'] );
	}

	public function test_the_alert_comes_later_where_the_mail_server_fails(): void {
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::failed( 'status 400' ) ) );
		$this->stored( $this->request(), $delivery );
		$broken = static fn (): bool => false;

		add_filter( 'pre_wp_mail', $broken, 1 );
		$this->scheduler( $delivery )->tick();
		remove_filter( 'pre_wp_mail', $broken, 1 );
		$this->scheduler( $delivery )->tick();
		$this->scheduler( $delivery )->tick();

		self::assertCount( 1, $this->mails() );
	}

	public function test_retry_by_hand_begins_the_table_anew(): void {
		$delivery = $this->delivery( $this->destination( static fn ( Lead $lead, int $before ): DeliveryResult => 0 === $before ? DeliveryResult::failed( 'status 400' ) : DeliveryResult::delivered( 'taken' ) ) );
		$lead     = $this->stored( $this->request(), $delivery );

		$delivery->run( 5 );
		self::assertSame( 1, $this->queue->restart( $lead->id ) );
		$delivery->run( 5 );

		self::assertSame( LeadStatus::Delivered, $this->leads->by_id( $lead->id )?->status );
		self::assertSame( 0, $this->queue->restart( $lead->id ) );
	}

	public function test_two_workers_never_have_the_same(): void {
		$this->stored( $this->request() );
		$this->stored( $this->request() );

		$one   = $this->queue->claim();
		$two   = $this->queue->claim();
		$three = $this->queue->claim();

		self::assertNotNull( $one );
		self::assertNotNull( $two );
		self::assertNotSame( $one->id, $two->id );
		self::assertNull( $three );
	}

	public function test_a_worker_killed_between_sending_and_noting_is_followed_by_another(): void {
		$lead     = $this->stored( $this->request() );
		$claim_of = fn (): string => (string) $this->wpdb->get_var( "SELECT claim_id FROM {$this->tables->deliveries}" );

		// The state after a kill by the kernel: sent, nothing recorded, the lease open.
		$claim = $this->queue->claim();
		self::assertNotNull( $claim );
		$this->sent[] = $lead;

		$other = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken before' ) ) );
		self::assertEquals( new DeliveryReport(), $other->run( 5 ), 'The lease is still held.' );

		$this->let_time_pass();
		self::assertSame( 1, $other->run( 5 )->delivered );
		self::assertSame( '', $claim_of() );
		self::assertSame( array( $lead->idempotency_key ), array_values( array_unique( array_column( $this->sent, 'idempotency_key' ) ) ) );
		self::assertSame( LeadStatus::Delivered, $this->leads->by_id( $lead->id )?->status );
	}

	public function test_a_worker_whose_lease_is_over_cannot_undo_what_the_next_one_did(): void {
		$lead = $this->stored( $this->request() );
		$slow = $this->queue->claim();
		self::assertNotNull( $slow );
		$this->let_time_pass();
		$next = $this->queue->claim();
		self::assertNotNull( $next );

		self::assertFalse( $this->queue->retry( $slow, 60, 'late' ) );
		self::assertFalse( $this->queue->failed( $slow, 'late' ) );
		self::assertTrue( $this->queue->delivered( $slow, 'it did get there' ) );
		self::assertFalse( $this->queue->retry( $next, 60, 'no' ) );
		self::assertFalse( $this->queue->delivered( $next, 'twice' ) );
		self::assertSame( 'delivered', $this->queue->of( $lead->id )[0]['state'] );
	}

	public function test_a_deadlock_does_not_lose_what_a_worker_says(): void {
		$lead   = $this->stored( $this->request() );
		$claim  = $this->queue->claim();
		$failed = 0;
		self::assertNotNull( $claim );
		add_filter(
			'query',
			function ( string $query ) use ( &$failed ): string {
				if ( str_contains( $query, "state = 'delivered'" ) && $failed++ < 2 ) {
					$this->wpdb->last_error = 'Deadlock found when trying to get lock; try restarting transaction';

					return '';
				}

				return $query;
			}
		);

		self::assertTrue( $this->queue->delivered( $claim, 'taken' ) );
		self::assertSame( 'delivered', $this->queue->of( $lead->id )[0]['state'] );
	}

	public function test_a_lead_that_kills_every_worker_ends_as_failed(): void {
		$lead = $this->stored( $this->request() );

		for ( $i = 0; $i < 8; $i++ ) {
			self::assertNotNull( $this->queue->claim() );
			$this->let_time_pass();
		}

		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) );
		self::assertSame( 1, $delivery->run( 5 )->failed );
		self::assertSame( array(), $this->sent );
		self::assertSame( LeadStatus::Failed, $this->leads->by_id( $lead->id )?->status );
	}

	public function test_a_destination_that_breaks_is_tried_again_and_its_message_stays_inside(): void {
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => throw new \LogicException( 'secret-key-123' ) ) );
		$lead     = $this->stored( $this->request(), $delivery );

		self::assertSame( 1, $delivery->run( 5 )->retried );
		$said = (string) wp_json_encode( array( $this->ledger->of( $lead->id ), $this->queue->of( $lead->id ) ), JSON_UNESCAPED_SLASHES );
		self::assertStringNotContainsString( 'secret-key-123', $said );
		self::assertStringNotContainsString( 'LogicException', $said );
		self::assertMatchesRegularExpression( '~An error in the code at [\w/.-]*LeadDeliveryTest\.php:\d+ stopped it\.~', $said );
	}

	public function test_a_destination_that_is_gone_fails_visibly(): void {
		$lead = $this->stored( $this->request() );

		self::assertSame( 1, $this->delivery()->run( 5 )->failed );
		self::assertSame( LeadStatus::Failed, $this->leads->by_id( $lead->id )?->status );
	}

	public function test_one_event_polls_and_none_is_made_for_a_lead(): void {
		// The init callbacks of WordPress and the plugin are not part of this test.
		remove_all_actions( 'init' );
		wp_unschedule_hook( LeadScheduler::HOOK );
		$scheduler = $this->scheduler( $this->delivery() );
		$scheduler->boot();
		do_action( 'init' );
		do_action( 'init' );

		$this->stored( $this->request() );
		$this->stored( $this->request() );

		$events = array_merge( ...array_map( static fn ( array $hooks ): array => array_values( $hooks[ LeadScheduler::HOOK ] ?? array() ), array_values( array_filter( _get_cron_array(), is_array( ... ) ) ) ) );
		self::assertCount( 1, $events );
		self::assertNotFalse( wp_next_scheduled( LeadScheduler::HOOK ) );
		self::assertSame( 60, $events[0]['interval'] ?? null );

		do_action( 'deactivate_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' ) );
		self::assertFalse( wp_next_scheduled( LeadScheduler::HOOK ) );
	}

	public function test_a_lead_that_cannot_be_read_just_now_is_not_given_up(): void {
		if ( 'mariadb' !== getenv( 'HVAC_TEST_DB' ) ) {
			self::markTestSkipped( 'In SQLite a query that fails ends the transaction of the test: HVAC_TEST_DB=mariadb.' );
		}

		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) );
		$lead     = $this->stored( $this->request(), $delivery );
		$table    = $this->tables->leads;
		$broken   = static fn ( string $query ): string => str_starts_with( $query, 'SELECT' ) && str_contains( $query, $table ) ? 'SELECT * FROM no_such_table' : $query;
		$this->wpdb->suppress_errors();
		add_filter( 'query', $broken );

		$delivery->run( 5 );
		remove_filter( 'query', $broken );

		self::assertSame( 'waiting', $this->queue->of( $lead->id )[0]['state'] );
		$this->let_time_pass();
		self::assertSame( 1, $delivery->run( 5 )->delivered );
	}
}
