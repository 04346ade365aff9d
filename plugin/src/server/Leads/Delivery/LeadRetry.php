<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadLedger;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LedgerEvent;

defined( 'ABSPATH' ) || exit;

/** Resends a lead on request. */
final readonly class LeadRetry {
	public function __construct(
		private LeadRepository $leads,
		private DeliveryQueue $queue,
		private LeadDelivery $delivery,
		private LeadLedger $ledger,
	) {}

	/**
	 * @param int $actor the requesting user; 0 on the command line
	 * @return bool whether there is anything to send
	 */
	public function restart( Lead $lead, int $actor ): bool {
		if ( 0 === $this->queue->restart( $lead->id ) ) {
			return false;
		}

		$this->ledger->note( $lead->id, LedgerEvent::RetryRequested, actor: $actor );
		$this->leads->update_status( $lead->id );

		return true;
	}

	public function run( Lead $lead, int $seconds ): DeliveryReport {
		return $this->delivery->run( $seconds, $lead->id );
	}
}
