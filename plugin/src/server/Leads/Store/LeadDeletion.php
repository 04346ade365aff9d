<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/** Deletes leads because someone asks for it: what the visitor entered goes for good; the ledger, which holds nothing of it, stays. */
final readonly class LeadDeletion {
	public function __construct( private LeadRepository $leads, private LeadLedger $ledger, private Transaction $transaction ) {}

	/**
	 * @param int $actor the user who asks
	 * @throws DatabaseFailure where nothing of it is deleted
	 */
	public function delete( Lead $lead, int $actor ): void {
		$this->transaction->run(
			function () use ( $lead, $actor ): void {
				$this->ledger->note( $lead->id, LedgerEvent::Deleted, $lead->reference, actor: $actor );
				$this->leads->delete( $lead->id );
			}
		);
	}
}
