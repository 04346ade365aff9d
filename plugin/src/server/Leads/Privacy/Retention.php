<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use Closure;
use HvacBlocks\Editing\Forms\Returned\ReturnedForms;
use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Leads\Delivery\LeadScheduler;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRow;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Leads\Store\LedgerDetail;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Settings\Settings;
use Throwable;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Anonymises leads when their retention period ends, and deletes them some time later; once a day, some hundreds at a time. Any number of machines may
 * run it at once.
 */
final readonly class Retention implements Feature {
	public const HOOK = 'hvac_blocks_lead_retention';

	/** The settings with the number of days, by kind of form. */
	public const ANONYMISE = array(
		'CONTACT_DEALER' => 'contact_anonymise_days',
		'MARKETO'        => 'marketing_anonymise_days',
	);
	public const DELETE = array(
		'CONTACT_DEALER' => 'contact_delete_days',
		'MARKETO'        => 'marketing_delete_days',
	);

	private const BATCH   = 200;
	private const SECONDS = 20;

	/** @param Closure(): LeadAnonymiser $anonymiser made when needed */
	public function __construct( private wpdb $wpdb, private LeadTables $tables, private Settings $settings, private Closure $anonymiser ) {}

	public function boot(): void {
		add_action( 'init', self::schedule( ... ) );
		// Without the action's arguments: run() takes seconds.
		add_action( self::HOOK, Attempt::of( fn () => $this->run() ) );
		add_action( LeadScheduler::HOOK, Attempt::of( fn () => ReturnedForms::purge( $this->wpdb ) ) );
		add_action( 'deactivate_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' ), static fn () => wp_unschedule_hook( self::HOOK ) );
	}

	public function run( int $seconds = self::SECONDS ): RetentionReport {
		$report     = new RetentionReport();
		$end        = microtime( true ) + $seconds;
		$anonymiser = ( $this->anonymiser )();

		foreach ( self::DELETE as $kind => $setting ) {
			$this->each(
				$this->days( $setting ),
				$kind,
				false,
				$end,
				$report,
				static function ( Lead $lead ) use ( $anonymiser, $report ): void {
					$anonymiser->delete( $lead, LedgerDetail::Retention );
					++$report->deleted;
				}
			);
		}

		foreach ( self::ANONYMISE as $kind => $setting ) {
			$this->each(
				$this->days( $setting ),
				$kind,
				true,
				$end,
				$report,
				static function ( Lead $lead ) use ( $anonymiser, $report ): void {
					$report->anonymised += $anonymiser->anonymise( $lead, LedgerDetail::Retention ) ? 1 : 0;
				}
			);
		}

		if ( ! $report->done ) {
			// For the rest of a large table; WordPress accepts no second one of these while one is pending.
			wp_schedule_single_event( time() + 5 * MINUTE_IN_SECONDS, self::HOOK );
		}

		return $report;
	}

	/** @param Closure( Lead ): void $work */
	private function each( int $days, string $kind, bool $named, float $end, RetentionReport $report, Closure $work ): void {
		if ( 0 === $days ) {
			return;
		}

		for ( $after = 0; $report->done; ) {
			$leads = $this->older( $kind, $named, gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ), $after );

			foreach ( $leads as $lead ) {
				if ( microtime( true ) >= $end ) {
					$report->done = false;

					return;
				}

				$after = $lead->id;

				try {
					$work( $lead );
				} catch ( Throwable ) {
					// The database refuses: the next daily run tries again.
					return;
				}
			}

			if ( count( $leads ) < self::BATCH ) {
				return;
			}
		}
	}

	/** @return list<Lead> */
	private function older( string $kind, bool $named, string $than, int $after ): array {
		$rows = Query::rows(
			$this->wpdb,
			'SELECT * FROM %i WHERE kind = %s AND created < %s AND id > %d AND ( 0 = %d OR anonymised_at IS NULL ) ORDER BY id LIMIT %d',
			$this->tables->leads,
			$kind,
			$than,
			$after,
			(int) $named,
			self::BATCH
		);

		return array_map( LeadRow::lead( ... ), $rows );
	}

	private function days( string $setting ): int {
		return max( 0, $this->settings->int( $setting ) );
	}

	private static function schedule(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::HOOK );
		}
	}
}
