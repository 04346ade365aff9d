<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

use HvacBlocks\Leads\Delivery\DeliveryQueue;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadLedger;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LeadRow;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Leads\Store\LedgerDetail;
use HvacBlocks\Leads\Store\LedgerEvent;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Database\UtcTime;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Revokes consents: once, permanently, with the person and the reason in the lead's ledger.
 *
 * A person who asked for mail receives no more of it: such a lead's undelivered parts are never sent. A request to be contacted by a dealer is still
 * delivered, and the mail says that the consent was revoked: the dealer must know both.
 */
final readonly class Revocation {
	private const BATCH = 100;

	public function __construct(
		private wpdb $wpdb,
		private LeadTables $tables,
		private LeadRepository $leads,
		private LeadLedger $ledger,
		private DeliveryQueue $queue,
		private Transaction $transaction,
	) {}

	/**
	 * Revokes on behalf of an administrator.
	 *
	 * @return bool whether there was a consent to revoke
	 * @throws DatabaseFailure
	 */
	public function by_user( Lead $lead, int $user, string $reason ): bool {
		return $this->revoke( $lead, $reason, $user );
	}

	/**
	 * Revokes for the person, who may have asked for mail more than once with the same address.
	 *
	 * @throws DatabaseFailure
	 */
	public function by_person( Lead $lead, LedgerDetail $how ): void {
		$this->revoke( $lead, $how->value, 0 );

		foreach ( $this->others( $lead ) as $other ) {
			$this->revoke( $other, LedgerDetail::SameAddress->value, 0 );
		}
	}

	private function revoke( Lead $lead, string $reason, int $actor ): bool {
		$revoked = $this->transaction->run(
			function () use ( $lead, $reason, $actor ): bool {
				$changed = Query::run( $this->wpdb, 'UPDATE %i SET revoked_at = %s WHERE id = %d AND revoked_at IS NULL', $this->tables->leads, UtcTime::now(), $lead->id );

				if ( 1 !== $changed ) {
					return false;
				}

				$this->ledger->note( $lead->id, LedgerEvent::ConsentRevoked, $reason, actor: $actor );

				if ( Lead::MARKETING === $lead->kind && $this->queue->withdraw( $lead->id ) > 0 ) {
					$this->ledger->note( $lead->id, LedgerEvent::Withdrawn, actor: $actor );
					$this->leads->update_status( $lead->id );
				}

				return true;
			}
		);

		if ( $revoked ) {
			/**
			 * Fires when the database has committed the revocation of a consent, once per lead.
			 *
			 * @param Lead   $lead   after the revocation
			 * @param string $reason the reason, as in the lead's ledger
			 * @param int    $actor  the ID of the user who did it; 0 for the person themselves
			 */
			do_action( 'hvac_blocks_consent_revoked', $this->leads->by_id( $lead->id ) ?? $lead, $reason, $actor );
		}

		return $revoked;
	}

	/**
	 * @return iterable<Lead> the other requests for mail with this address whose consent is still valid
	 * @throws DatabaseFailure if the database cannot be read
	 */
	private function others( Lead $lead ): iterable {
		$email = $lead->field( 'email' );
		$last  = 0;

		if ( Lead::MARKETING !== $lead->kind || '' === $email ) {
			return;
		}

		do {
			$rows = Query::rows(
				$this->wpdb,
				'SELECT * FROM %i WHERE kind = %s AND email = %s AND id > %d AND id <> %d AND revoked_at IS NULL ORDER BY id LIMIT %d',
				$this->tables->leads,
				Lead::MARKETING,
				Lead::email_key( $email ),
				$last,
				$lead->id,
				self::BATCH
			);

			foreach ( array_map( LeadRow::lead( ... ), $rows ) as $other ) {
				$last = $other->id;

				// The database may compare more loosely than mail servers do.
				if ( strtolower( $other->field( 'email' ) ) === strtolower( $email ) ) {
					yield $other;
				}
			}
		} while ( self::BATCH === count( $rows ) );
	}
}
