<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

use Closure;
use HvacBlocks\Kernel\AfterAnswer;
use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\Lease;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/**
 * Triggers deliveries: one recurring event that polls, and the end of a request that stored a lead. Nothing is ever scheduled for a single lead: WP-Cron
 * loses events that are added at the same time.
 *
 * The event belongs to WP-Cron or, if the settings say so and another plugin provides it, to Action Scheduler. The pending deliveries are in the
 * plugin's own tables either way.
 */
final readonly class LeadScheduler implements Feature {
	public const HOOK      = 'hvac_blocks_deliver_leads';
	public const STORED    = 'hvac_blocks_lead_stored';
	private const SCHEDULE = 'hvac_blocks_every_minute';

	/** The option with the time of the last tick. */
	public const HEARTBEAT = 'hvac_blocks_lead_clock';

	/** The group under which Action Scheduler lists it. */
	private const GROUP = 'hvac-blocks';

	/** Seconds; a run ends before WP-Cron's lock does. */
	private const CRON_BUDGET    = 45;
	private const REQUEST_BUDGET = 10;

	/** The request that delivers. There is one at a time, so that deliveries never occupy all PHP workers; all else waits for WP-Cron. */
	private const DELIVERING = 'leads:delivering';

	/**
	 * @param Closure(): LeadDelivery $delivery made when something must be delivered
	 * @param Closure(): void         $alert    sends alerts when the scheduler ticks
	 * @param SharedState             $state    of one machine is enough: it limits that machine's workers
	 */
	public function __construct(
		private Closure $delivery,
		private DeliveryQueue $queue,
		private LeadRepository $leads,
		private Closure $alert,
		private SharedState $state,
		private Settings $settings = new Settings(),
		private AfterAnswer $after = new AfterAnswer(),
	) {}

	public function boot(): void {
		// phpcs:ignore WordPress.WP.CronInterval -- a poll of one indexed query.
		add_filter( 'cron_schedules', $this->add_schedule( ... ) );
		add_action( 'init', $this->schedule( ... ) );
		add_action( self::HOOK, Attempt::of( $this->tick( ... ) ) );
		add_action( self::STORED, $this->deliver_after_response( ... ) );
		add_action( 'deactivate_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' ), self::stop( ... ) );
	}

	/** Leads wait in their table until the plugin is activated again. */
	public static function stop(): void {
		wp_unschedule_hook( self::HOOK );

		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( self::HOOK );
		}
	}

	/** Whether Action Scheduler runs the event. */
	public function is_action_scheduler(): bool {
		return function_exists( 'as_schedule_recurring_action' ) && function_exists( 'as_has_scheduled_action' ) && 'action-scheduler' === $this->settings->string( 'leads_clock' );
	}

	/** The time of the last tick, Unix time; 0 if there was none. */
	public static function last_tick(): int {
		$last = get_option( self::HEARTBEAT );

		return is_int( $last ) ? $last : 0;
	}

	public function tick(): DeliveryReport {
		update_option( self::HEARTBEAT, time(), false );
		$this->queue->mend_times();

		$report = ( $this->delivery )()->run( self::CRON_BUDGET );

		( $this->alert )();
		$this->leads->purge();
		$this->leads->mend_statuses();

		return $report;
	}

	/**
	 * @param mixed $schedules
	 * @return array<array-key, mixed>
	 */
	private function add_schedule( mixed $schedules ): array {
		$schedules                   = is_array( $schedules ) ? $schedules : array();
		$schedules[ self::SCHEDULE ] = array(
			'interval' => MINUTE_IN_SECONDS,
			// Not translated: it is read before translations are available, and only developers see it.
			'display'  => 'Every minute (HVAC Blocks)',
		);

		return $schedules;
	}

	private function schedule(): void {
		$next = wp_next_scheduled( self::HOOK );

		if ( $this->is_action_scheduler() ) {
			if ( false !== $next ) {
				wp_unschedule_hook( self::HOOK );
			}

			// It queries the database, so not in a visitor's request. Action Scheduler's own runner is one of these.
			if ( is_admin() || wp_doing_cron() || defined( 'WP_CLI' ) ) {
				$this->schedule_action();
			}
		} elseif ( false === $next ) {
			wp_schedule_event( time(), self::SCHEDULE, self::HOOK );

			if ( function_exists( 'as_unschedule_all_actions' ) ) {
				as_unschedule_all_actions( self::HOOK );
			}
		}
	}

	private function schedule_action(): void {
		if ( function_exists( 'as_schedule_recurring_action' ) && function_exists( 'as_has_scheduled_action' ) && ! as_has_scheduled_action( self::HOOK ) ) {
			as_schedule_recurring_action( time(), MINUTE_IN_SECONDS, self::HOOK, array(), self::GROUP, true );
		}
	}

	private function deliver_after_response( mixed $lead_id ): void {
		// If nothing can end the visitor's wait, WP-Cron does all the work.
		if ( is_int( $lead_id ) && $this->after->can_end_wait() ) {
			$this->after->at_shutdown( Attempt::of( fn () => $this->deliver( $lead_id ) ), PHP_INT_MAX );
		}
	}

	private function deliver( int $lead_id ): void {
		Lease::run( $this->state, self::DELIVERING, DeliveryQueue::LEASE, fn (): DeliveryReport => ( $this->delivery )()->run( self::REQUEST_BUDGET, $lead_id ) );
	}
}
