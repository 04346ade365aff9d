<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Leads\Delivery\DeliveryQueue;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadLedger;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Leads\Store\LedgerDetail;
use HvacBlocks\Leads\Store\LedgerEvent;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Database\UtcTime;
use Throwable;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Removes from leads the data that identifies the sender, or deletes the leads.
 *
 * An anonymised lead keeps what counts need and what proves that there was a consent: reference, form, source, dealer, product, language, day, state or province,
 * country, status; version, text and hash of both consents, the states of their boxes, their day; the ledger, which contains nothing that the person entered.
 * Unfinished deliveries are never sent.
 */
final readonly class LeadAnonymiser {
	/** Fields with so few values that they identify no one. */
	private const KEPT = array( 'state', 'country' );

	public function __construct(
		private wpdb $wpdb,
		private LeadTables $tables,
		private LeadRepository $leads,
		private LeadLedger $ledger,
		private DeliveryQueue $queue,
		private Transaction $transaction,
	) {}

	/**
	 * @param int $actor the user who requested it; 0 for an automatic run
	 * @return bool whether there was anything to remove
	 * @throws Throwable if the database fails; nothing is changed then
	 */
	public function anonymise( Lead $lead, LedgerDetail $why, int $actor = 0 ): bool {
		$done = $this->transaction->run(
			function () use ( $lead, $why, $actor ): bool {
				if ( 1 !== $this->blank( $lead ) ) {
					return false;
				}

				// At midnight UTC now, which may be another day of the site.
				$this->leads->recount( $lead );
				$this->must( 'DELETE FROM %i WHERE lead_id = %d', $this->tables->notes, $lead->id );
				$this->ledger->note( $lead->id, LedgerEvent::Anonymised, $why->value, actor: $actor );

				if ( $this->queue->withdraw( $lead->id ) > 0 ) {
					$this->ledger->note( $lead->id, LedgerEvent::Withdrawn, $why->value, actor: $actor );
					$this->leads->update_status( $lead->id );
				}

				return true;
			}
		);

		if ( $done ) {
			/**
			 * Fires when the database has committed the anonymization of a lead.
			 *
			 * @param int    $id        of the lead
			 * @param string $reference known to the person
			 */
			do_action( 'hvac_blocks_lead_anonymised', $lead->id, $lead->reference );
		}

		return $done;
	}

	/**
	 * Deletes a lead with everything that belongs to it. One line of its ledger stays: that it existed, and why it was deleted.
	 *
	 * @throws Throwable if the database fails; nothing is changed then
	 */
	public function delete( Lead $lead, LedgerDetail $why ): void {
		$this->transaction->run(
			function () use ( $lead, $why ): void {
				foreach ( array( $this->tables->notes, $this->tables->events, $this->tables->deliveries ) as $table ) {
					$this->must( 'DELETE FROM %i WHERE lead_id = %d', $table, $lead->id );
				}

				$this->must( 'DELETE FROM %i WHERE id = %d', $this->tables->leads, $lead->id );
				$this->leads->recount( $lead );
				$this->ledger->note( $lead->id, LedgerEvent::Deleted, "$lead->reference · {$why->label()}" );
			}
		);
	}

	/** @return int the number of leads; 0 if another process was faster */
	private function blank( Lead $lead ): int {
		$day  = substr( $lead->created, 0, 10 ) . ' 00:00:00';
		$kept = array_intersect_key( $lead->fields, array_flip( self::KEPT ) );

		return $this->must(
			"UPDATE %i SET fields = %s, answers = NULL, searched = %s, email = '', name = '', phone = '', page_url = '', address_hash = '', agent_hash = '', address_raw = NULL, agent_raw = NULL,
				idempotency_key = %s, created = %s, consent_at = CASE WHEN consent_at IS NULL THEN NULL ELSE %s END, anonymised_at = %s
			WHERE id = %d AND anonymised_at IS NULL",
			$this->tables->leads,
			(string) wp_json_encode( $kept, JSON_FORCE_OBJECT ),
			mb_strtolower( "$lead->reference\n$lead->company_id\n$lead->dealer_name\n{$lead->product?->label()}" ),
			// For a form without JavaScript the key is derived from the input.
			wp_generate_uuid4(),
			$day,
			$day,
			UtcTime::now(),
			$lead->id
		);
	}

	/**
	 * @param literal-string $sql
	 * @throws DatabaseFailure
	 */
	private function must( string $sql, string|int ...$values ): int {
		return Query::run( $this->wpdb, $sql, ...$values );
	}
}
