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

/** Sends suspected spam to all destinations because someone says that it is none. */
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
	 * @param int $actor the user who says so; 0 on the command line
	 * @return bool false for a lead that is not suspected or must not go out
	 * @throws DatabaseFailure where nothing of it is changed
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

				$this->ledger->note( $lead->id, LedgerEvent::Released, actor: $actor );
				$destinations = $this->delivery->active();

				if ( array() !== $destinations ) {
					$this->queue->add( $lead->id, ...$destinations );
				}

				return true;
			}
		);

		if ( $is_released ) {
			/**
			 * Fires when someone has released a lead that was suspected spam, and before it is delivered.
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
