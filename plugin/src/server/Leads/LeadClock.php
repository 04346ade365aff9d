<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use HvacBlocks\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * What makes deliveries happen: one recurring WP-Cron event that polls, and the end of a request that stored a lead.
 * Nothing is ever scheduled for a single lead: WP-Cron loses events that are added at the same time.
 */
final readonly class LeadClock implements Feature {
	public const HOOK      = 'hvac_blocks_deliver_leads';
	public const STORED    = 'hvac_blocks_lead_stored';
	private const SCHEDULE = 'hvac_blocks_every_minute';

	/** Seconds; a run ends before WP-Cron's lock does. */
	private const CRON_BUDGET    = 45;
	private const REQUEST_BUDGET = 10;

	/** Deliveries that requests may be busy with at once; the rest waits for WP-Cron, so that they never fill the PHP workers. */
	private const REQUESTS_AT_ONCE = 1;

	public function __construct(
		private LeadDelivery $delivery,
		private DeliveryQueue $queue,
		private LeadRepository $leads,
		private LeadAlerts $alerts,
	) {}

	public function boot(): void {
		// phpcs:ignore WordPress.WP.CronInterval -- a poll of one indexed query.
		add_filter( 'cron_schedules', $this->add_schedule( ... ) );
		add_action( 'init', $this->schedule( ... ) );
		add_action( self::HOOK, $this->tick( ... ) );
		add_action( self::STORED, $this->deliver_after_response( ... ) );
		add_action( 'deactivate_' . plugin_basename( dirname( __DIR__, 3 ) . '/plugin.php' ), self::stop( ... ) );
	}

	/** Leads wait in their table until the plugin is switched on again. */
	public static function stop(): void {
		wp_unschedule_hook( self::HOOK );
	}

	public function tick(): DeliveryReport {
		$report = $this->delivery->run( self::CRON_BUDGET );

		$this->alerts->send();
		$this->leads->purge();

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
			// Not translated: it is read before translations may be, and only developers see it.
			'display'  => 'Every minute (HVAC Blocks)',
		);

		return $schedules;
	}

	private function schedule(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time(), self::SCHEDULE, self::HOOK );
		}
	}

	private function deliver_after_response( mixed $lead_id ): void {
		if ( is_int( $lead_id ) && null !== self::flush() ) {
			add_action( 'shutdown', fn () => $this->deliver( $lead_id ), PHP_INT_MAX );
		}
	}

	private function deliver( int $lead_id ): void {
		$flush = self::flush();

		if ( null === $flush ) {
			return;
		}

		ignore_user_abort( true );
		$flush();

		if ( $this->queue->busy() < self::REQUESTS_AT_ONCE ) {
			$this->delivery->run( self::REQUEST_BUDGET, $lead_id );
		}
	}

	/** What ends the visitor's wait; null where the server has nothing of the kind, and WP-Cron does it all. */
	private static function flush(): ?callable {
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $function ) {
			if ( function_exists( $function ) ) {
				return $function;
			}
		}

		return null;
	}
}
