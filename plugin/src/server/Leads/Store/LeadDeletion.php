<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/** Deletes leads on request: the visitor's data is deleted for good; the ledger, which contains none of it, stays. */
final readonly class LeadDeletion {
	public function __construct( private LeadRepository $leads, private LeadLedger $ledger, private Transaction $transaction ) {}

	/**
	 * @param int $actor the requesting user
	 * @throws DatabaseFailure if nothing is deleted
	 */
	public function delete( Lead $lead, int $actor ): void {
		$this->transaction->run(
			function () use ( $lead, $actor ): void {
				$this->ledger->note( $lead->id, LedgerEvent::Deleted, $lead->reference, actor: $actor );
				$this->leads->delete( $lead->id );
				$this->leads->recount( $lead );
			}
		);
	}
}
