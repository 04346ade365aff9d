<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

use HvacBlocks\Kernel\AfterAnswer;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\LeadsTestCase;
use HvacBlocks\Testing\ScheduledActions;
use PHPUnit\Framework\Attributes\Before;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__, 2 ) . '/Testing/action-scheduler.php';

final class LeadSchedulerTest extends LeadsTestCase {
	private bool $is_down = true;

	#[Before]
	public function clear_schedulers(): void {
		ScheduledActions::$actions = array();
		ScheduledActions::$asked   = 0;
		remove_all_actions( 'init' );
		remove_all_actions( LeadScheduler::HOOK );
		wp_unschedule_hook( LeadScheduler::HOOK );
	}

	public function test_wp_cron_is_the_clock_though_action_scheduler_is_there(): void {
		$this->scheduler( $this->delivery() )->boot();
		do_action( 'init' );

		self::assertNotFalse( wp_next_scheduled( LeadScheduler::HOOK ) );
		self::assertSame( array(), ScheduledActions::$actions );
	}

	public function test_action_scheduler_takes_its_place_where_the_settings_say_so(): void {
		$this->scheduler( $this->delivery() )->boot();
		do_action( 'init' );
		$this->choose( 'action-scheduler' );

		do_action( 'init' );
		self::assertFalse( wp_next_scheduled( LeadScheduler::HOOK ), 'never both' );
		self::assertSame( 0, ScheduledActions::$asked, 'a visitor\'s request asks it nothing' );

		add_filter( 'wp_doing_cron', '__return_true' );
		do_action( 'init' );
		do_action( 'init' );
		self::assertSame( array( array( 'hook' => LeadScheduler::HOOK, 'seconds' => 60, 'group' => 'hvac-blocks' ) ), ScheduledActions::$actions );
	}

	public function test_wp_cron_takes_over_again(): void {
		add_filter( 'wp_doing_cron', '__return_true' );
		$this->choose( 'action-scheduler' );
		$this->scheduler( $this->delivery() )->boot();
		do_action( 'init' );
		self::assertCount( 1, ScheduledActions::$actions );

		$this->choose( 'wp-cron' );
		do_action( 'init' );
		self::assertSame( array(), ScheduledActions::$actions );
		self::assertNotFalse( wp_next_scheduled( LeadScheduler::HOOK ) );
	}

	public function test_its_action_delivers_from_the_same_table(): void {
		$this->choose( 'action-scheduler' );
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) );
		$this->scheduler( $delivery )->boot();
		$lead = $this->stored( $this->request(), $delivery );

		// As Action Scheduler runs it.
		do_action( LeadScheduler::HOOK );

		self::assertSame( 'delivered', $this->queue->of( $lead->id )[0]['state'] );
		self::assertGreaterThan( time() - 5, LeadScheduler::last_tick() );
	}

	public function test_one_request_at_a_time_delivers_once_its_visitor_has_the_answer(): void {
		$leads     = array_map( fn (): int => $this->stored( $this->request() )->id, range( 0, 2 ) );
		$answered  = 0;
		$delivered = array();
		$shut_down = static function ( int $lead_id ): void {
			remove_all_actions( 'shutdown' );
			do_action( LeadScheduler::STORED, $lead_id );
			do_action( 'shutdown' );
		};
		$delivery  = $this->delivery(
			$this->destination(
				static function ( Lead $lead ) use ( $leads, &$answered, &$delivered, $shut_down ): DeliveryResult {
					$delivered[] = array( $lead->id, $answered );

					if ( $lead->id === $leads[0] ) {
						$shut_down( $leads[1] );
					}

					return DeliveryResult::delivered( 'taken' );
				}
			)
		);

		$this->scheduler( $delivery, new AfterAnswer( static function () use ( &$answered ): void { ++$answered; } ) )->boot();
		$shut_down( $leads[0] );
		$shut_down( $leads[2] );

		self::assertSame( array( array( $leads[0], 1 ), array( $leads[2], 3 ) ), $delivered );
		self::assertSame( 'waiting', $this->queue->of( $leads[1] )[0]['state'], 'WP-Cron delivers it' );
	}

	public function test_both_stop_with_the_plugin(): void {
		add_filter( 'wp_doing_cron', '__return_true' );
		$this->choose( 'action-scheduler' );
		$this->scheduler( $this->delivery() )->boot();
		do_action( 'init' );

		LeadScheduler::stop();
		self::assertSame( array(), ScheduledActions::$actions );
		self::assertFalse( wp_next_scheduled( LeadScheduler::HOOK ) );
	}

	public function test_a_clock_that_jumps_forward_spends_one_attempt_and_goes_on_by_the_table(): void {
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::retry( 'status 503' ) ) );
		$lead     = $this->stored( $this->request(), $delivery );
		$scheduler    = $this->scheduler( $delivery );
		$scheduler->tick();

		// A month: every waiting delivery is due.
		$this->shift_times( -30 * DAY_IN_SECONDS );
		$scheduler->tick();
		$scheduler->tick();

		self::assertCount( 2, $this->sent );
		self::assertSame( 2, $this->queue->of( $lead->id )[0]['attempts'] );
	}

	public function test_a_clock_that_was_set_back_keeps_nothing_waiting_for_ever(): void {
		$delivery = $this->delivery( $this->destination( static fn ( Lead $lead, int $before ): DeliveryResult => 0 === $before ? DeliveryResult::retry( 'status 503' ) : DeliveryResult::delivered( 'taken' ) ) );
		$lead     = $this->stored( $this->request(), $delivery );
		$scheduler    = $this->scheduler( $delivery );
		$scheduler->tick();

		$this->shift_times( 300 * DAY_IN_SECONDS );
		$scheduler->tick();

		self::assertSame( 'delivered', $this->queue->of( $lead->id )[0]['state'] );
	}

	public function test_a_lease_that_no_worker_can_have_is_over(): void {
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) );
		$lead     = $this->stored( $this->request(), $delivery );
		self::assertNotNull( $this->queue->claim() );
		$delay = 'UPDATE ' . $this->tables->deliveries . ' SET lease_until = DATE_ADD( lease_until, INTERVAL 1 HOUR )';
		// Its worker is dead, and the clock was set back by an hour.
		$this->wpdb->query( $delay );
		self::assertSame( 1, $this->queue->mend_times() );
		$this->wpdb->query( $delay );

		$this->scheduler( $delivery )->tick();

		self::assertSame( 'delivered', $this->queue->of( $lead->id )[0]['state'] );
	}

	public function test_what_waits_rightly_is_left_alone(): void {
		$this->stored( $this->request() );
		$claim = $this->queue->claim();
		self::assertNotNull( $claim );
		self::assertSame( 0, $this->queue->mend_times(), 'a worker is at it' );
		$this->queue->retry( $claim, RetryTable::longest(), 'status 429' );
		self::assertSame( 0, $this->queue->mend_times(), 'the longest wait there is' );
	}

	public function test_an_upstream_that_is_down_for_a_day_gets_every_lead_once(): void {
		$delivery = $this->delivery( $this->destination( fn (): DeliveryResult => $this->is_down ? DeliveryResult::retry( 'status 503' ) : DeliveryResult::delivered( 'taken' ) ) );
		$scheduler    = $this->scheduler( $delivery );
		$leads    = array( $this->stored( $this->request(), $delivery ), $this->stored( $this->request(), $delivery ) );

		for ( $hour = 0; $hour < 24; $hour++ ) {
			$scheduler->tick();
			$this->shift_times( -HOUR_IN_SECONDS );
		}

		self::assertSame( array( 'waiting', 'waiting' ), array_map( fn ( Lead $lead ): string => $this->queue->of( $lead->id )[0]['state'], $leads ), 'nothing is given up within a day' );
		self::assertSame( array(), $this->mails(), 'and nobody is woken by it' );

		$this->is_down = false;
		$before = count( $this->sent );
		for ( $hour = 0; $hour < 26; $hour++ ) {
			$scheduler->tick();
			$this->shift_times( -HOUR_IN_SECONDS );
		}

		self::assertCount( $before + 2, $this->sent );
		self::assertSame( LeadStatus::Delivered, $this->leads->by_id( $leads[0]->id )?->status );
	}

	public function test_a_lead_whose_worker_was_killed_after_its_delivery_is_brought_in_line(): void {
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) );
		$lead     = $this->stored( $this->request(), $delivery );
		$nowhere  = $this->stored( $this->request(), $this->delivery() );
		// The worker's last write was that the delivery is done.
		$this->wpdb->query( "UPDATE {$this->tables->deliveries} SET state = 'delivered'" );

		$this->scheduler( $delivery )->tick();

		self::assertSame( LeadStatus::Delivered, $this->leads->by_id( $lead->id )?->status );
		self::assertSame( LeadStatus::Accepted, $this->leads->by_id( $nowhere->id )?->status, 'what had nowhere to go is delivered to nobody' );
	}

	/** Shifts the tables' times, as if the machine's clock had moved this many seconds in the opposite direction. */
	private function shift_times( int $seconds ): void {
		// The SQLite driver accepts no negative interval.
		$move = $seconds < 0 ? 'DATE_SUB' : 'DATE_ADD';
		$by   = abs( $seconds );
		$this->wpdb->query( "UPDATE {$this->tables->deliveries} SET run_at = $move( run_at, INTERVAL $by SECOND ), lease_until = $move( lease_until, INTERVAL $by SECOND )" );
	}

	private function choose( string $scheduler ): void {
		update_option( Settings::OPTION, array( 'leads_clock' => $scheduler ) );
	}
}
