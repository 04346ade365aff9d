<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadLedger;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Leads\Store\LedgerEvent;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/** Sends suspected spam to all destinations after someone has cleared it. */
final readonly class LeadRelease {
	public const RELEASED = 'hvac_blocks_lead_released';

	public function __construct(
		private LeadRepository $leads,
		private DeliveryQueue $queue,
		private LeadDelivery $delivery,
		private LeadLedger $ledger,
		private Transaction $transaction,
	) {}

	/**
	 * @param int $actor the user who cleared it; 0 on the command line
	 * @return bool false for a lead that is not suspected or must not be sent
	 * @throws DatabaseFailure if nothing is changed
	 */
	public function release( Lead $lead, int $actor ): bool {
		if ( LeadStatus::Quarantined !== $lead->status || $lead->is_withdrawn() ) {
			return false;
		}

		$is_released = $this->transaction->run(
			function () use ( $lead, $actor ): bool {
				if ( ! $this->leads->release( $lead->id ) ) {
					return false;
				}

				$this->leads->recount( $lead );
				$this->ledger->note( $lead->id, LedgerEvent::Released, actor: $actor );
				$destinations = $this->delivery->active( $lead );

				if ( array() !== $destinations ) {
					$this->queue->add( $lead->id, ...$destinations );
				}

				return true;
			}
		);

		if ( $is_released ) {
			/**
			 * Fires when a user has released a lead that was suspected spam, before it is delivered.
			 *
			 * @param int $lead_id
			 */
			do_action( 'hvac_blocks_lead_released', $lead->id );
		}

		return $is_released;
	}

	public function run( Lead $lead, int $seconds ): DeliveryReport {
		return $this->delivery->run( $seconds, $lead->id );
	}
}
