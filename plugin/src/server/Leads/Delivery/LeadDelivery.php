<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

use HvacBlocks\Leads\Destinations\Breakdown;
use HvacBlocks\Leads\Destinations\DeliveryOutcome;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Destinations\LeadDestination;
use HvacBlocks\Leads\Destinations\SelectiveDestination;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadLedger;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LedgerEvent;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\Text;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Delivers everything that is due.
 *
 * If a worker dies between sending and recording, its lease remains; once it has ended, the lead is sent again with the same idempotency key.
 */
final readonly class LeadDelivery {
	/** @var array<string, LeadDestination> */
	private array $destinations;

	public function __construct(
		private LeadRepository $leads,
		private DeliveryQueue $queue,
		private LeadLedger $ledger,
		private DealerCheck $dealer,
		LeadDestination ...$destinations,
	) {
		$this->destinations = array_column( array_map( static fn ( LeadDestination $destination ): array => array( $destination->id(), $destination ), $destinations ), 1, 0 );
	}

	/** @return list<string> the destinations of a new lead; without one, those that any lead may have */
	public function active( ?Lead $lead = null ): array {
		return array_keys(
			array_filter(
				$this->destinations,
				static fn ( LeadDestination $destination ): bool => $destination->active() && ( null === $lead || ! $destination instanceof SelectiveDestination || $destination->takes( $lead ) )
			)
		);
	}

	/**
	 * Results are recorded for the administrator, whatever the language of the request that it runs after.
	 *
	 * @param int      $seconds starts nothing new after them
	 * @param int|null $lead_id only this lead
	 */
	public function run( int $seconds, ?int $lead_id = null ): DeliveryReport {
		return LanguageSwitch::in( PageLanguage::of_site(), fn (): DeliveryReport => $this->deliver( $seconds, $lead_id ) );
	}

	private function deliver( int $seconds, ?int $lead_id ): DeliveryReport {
		$report = new DeliveryReport();
		$end    = microtime( true ) + $seconds;

		while ( microtime( true ) < $end ) {
			$claim = $this->queue->claim( $lead_id );

			if ( null === $claim ) {
				break;
			}

			try {
				match ( $this->attempt( $claim ) ) {
					DeliveryOutcome::Delivered => ++$report->delivered,
					DeliveryOutcome::Retry     => ++$report->retried,
					DeliveryOutcome::Failed    => ++$report->failed,
				};
			} catch ( DatabaseFailure ) {
				// The database is down: the claimed delivery is released when its lease ends.
				break;
			}
		}

		return $report;
	}

	private function attempt( DeliveryClaim $claim ): DeliveryOutcome {
		$lead = $this->leads->by_id( $claim->lead_id );

		if ( null === $lead ) {
			$this->queue->failed( $claim, __( 'The lead was deleted.', 'hvac-blocks' ) );

			return DeliveryOutcome::Failed;
		}

		$destination = $this->destinations[ $claim->destination ] ?? null;

		if ( $lead->is_withdrawn() && ! ( $destination instanceof SelectiveDestination && $destination->takes( $lead ) ) ) {
			// The claim was active when the consent was revoked, and was then released.
			if ( $this->queue->withdrawn( $claim ) ) {
				$this->ledger->note( $lead->id, LedgerEvent::Withdrawn, destination: $claim->destination );
			}

			$this->update_status( $lead->id );

			return DeliveryOutcome::Failed;
		}

		/* translators: {number} is the number of the attempt. */
		$this->ledger->note( $lead->id, LedgerEvent::Sending, Text::fill( __( 'Attempt {number}', 'hvac-blocks' ), array( 'number' => $claim->attempts ) ), $claim->destination );

		$lead    = $this->dealer->of( $lead, $claim->attempts );
		$outcome = $lead instanceof Lead ? $this->settle( $claim, $this->send( $claim, $lead ) ) : $this->settle( $claim, $lead, false );
		$this->update_status( $claim->lead_id );

		return $outcome;
	}

	private function update_status( int $lead_id ): void {
		try {
			$this->leads->update_status( $lead_id );
		} catch ( DatabaseFailure ) {
			// The delivery is recorded. The scheduler's next run updates the lead.
			return;
		}
	}

	private function send( DeliveryClaim $claim, Lead $lead ): DeliveryResult {
		$destination = $this->destinations[ $claim->destination ] ?? null;

		if ( null === $destination || ! $destination->active() ) {
			return DeliveryResult::failed( __( 'This destination is turned off.', 'hvac-blocks' ) );
		}

		if ( RetryTable::is_exhausted( $claim->attempts ) ) {
			return DeliveryResult::failed( __( 'The server stopped during every attempt.', 'hvac-blocks' ) );
		}

		try {
			return $destination->deliver( $lead );
		} catch ( Throwable $error ) {
			return DeliveryResult::retry( Breakdown::words( $error ) );
		}
	}

	private static function tell( DeliveryClaim $claim, DeliveryOutcome $outcome ): void {
		if ( DeliveryOutcome::Delivered === $outcome ) {
			/**
			 * Fires when a destination has accepted a lead.
			 *
			 * @param int    $lead_id
			 * @param string $destination `mail`, `http`, `confirmation`, or the ID of one that another plugin adds
			 */
			do_action( 'hvac_blocks_lead_delivered', $claim->lead_id, $claim->destination );
		} elseif ( DeliveryOutcome::Failed === $outcome ) {
			/**
			 * Fires when a destination will not receive a lead unless someone retries.
			 *
			 * @param int    $lead_id
			 * @param string $destination `mail`, `http`, `confirmation`, or the ID of one that another plugin adds
			 */
			do_action( 'hvac_blocks_lead_failed', $claim->lead_id, $claim->destination );
		}
	}

	/** @param bool $was_sent whether the result says anything about the destination's health */
	private function settle( DeliveryClaim $claim, DeliveryResult $result, bool $was_sent = true ): DeliveryOutcome {
		$outcome = $result->outcome;
		$delay   = DeliveryOutcome::Retry === $outcome ? RetryTable::delay( $claim->attempts, $result->after ) : null;

		if ( DeliveryOutcome::Retry === $outcome && null === $delay ) {
			$outcome = DeliveryOutcome::Failed;
		}

		$settled = match ( $outcome ) {
			DeliveryOutcome::Delivered => $this->queue->delivered( $claim, $result->detail ),
			DeliveryOutcome::Retry     => $this->queue->retry( $claim, (int) $delay, $result->detail ),
			DeliveryOutcome::Failed    => $this->queue->failed( $claim, $result->detail ),
		};

		$was_sent && DestinationHealth::note( $claim->destination, $outcome, $result->detail );

		// Another worker has taken over after the lease ended; its result counts.
		if ( $settled ) {
			$event = match ( $outcome ) {
				DeliveryOutcome::Delivered => LedgerEvent::Delivered,
				DeliveryOutcome::Retry     => LedgerEvent::WillRetry,
				DeliveryOutcome::Failed    => LedgerEvent::Failed,
			};
			$this->ledger->note( $claim->lead_id, $event, $result->detail, $claim->destination );
			self::tell( $claim, $outcome );
		}

		return $outcome;
	}
}
