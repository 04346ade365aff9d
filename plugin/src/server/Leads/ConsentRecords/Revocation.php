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
 * delivered, and the mail says that the consent was revoked: the dealer must know both. The consent to marketing that came with it can be revoked alone.
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
	public function by_user( Lead $lead, int $user, string $reason, bool $marketing_only = false ): bool {
		return $this->revoke( $lead, $reason, $user, $marketing_only );
	}

	/**
	 * Revokes for the person, who may have agreed to marketing more than once with the same address.
	 *
	 * @throws DatabaseFailure
	 */
	public function by_person( Lead $lead, LedgerDetail $how, bool $marketing_only = false ): void {
		$this->revoke( $lead, $how->value, 0, $marketing_only );

		foreach ( $this->others( $lead ) as $other ) {
			// Another request to a dealer is still one.
			$this->revoke( $other, LedgerDetail::SameAddress->value, 0, Lead::MARKETING !== $other->kind );
		}
	}

	private function revoke( Lead $lead, string $reason, int $actor, bool $marketing_only ): bool {
		[ $revoked, $no_marketing ] = $this->transaction->run(
			function () use ( $lead, $reason, $actor, $marketing_only ): array {
				$revoked      = ! $marketing_only && $this->mark( $lead, 'revoked_at', LedgerEvent::ConsentRevoked, $reason, $actor );
				$no_marketing = $lead->agrees_to_marketing() && $this->mark( $lead, 'marketing_revoked_at', LedgerEvent::MarketingRevoked, $reason, $actor );

				if ( $revoked && Lead::MARKETING === $lead->kind && $this->queue->withdraw( $lead->id ) > 0 ) {
					$this->ledger->note( $lead->id, LedgerEvent::Withdrawn, actor: $actor );
					$this->leads->update_status( $lead->id );
				}

				return array( $revoked, $no_marketing );
			}
		);

		$lead = $this->leads->by_id( $lead->id ) ?? $lead;

		if ( $revoked ) {
			/**
			 * Fires when the database has committed the revocation of a consent, once per lead.
			 *
			 * @param Lead   $lead   after the revocation
			 * @param string $reason the reason, as in the lead's ledger
			 * @param int    $actor  the ID of the user who did it; 0 for the person themselves
			 */
			do_action( 'hvac_blocks_consent_revoked', $lead, $reason, $actor );
		}

		if ( $no_marketing ) {
			/**
			 * Fires when the database has committed the revocation of a consent to marketing, alone or with the consent to be contacted, once per lead.
			 *
			 * @param Lead   $lead   after the revocation
			 * @param string $reason the reason, as in the lead's ledger
			 * @param int    $actor  the ID of the user who did it; 0 for the person themselves
			 */
			do_action( 'hvac_blocks_marketing_revoked', $lead, $reason, $actor );
		}

		return $revoked || $no_marketing;
	}

	/**
	 * @param 'revoked_at'|'marketing_revoked_at' $column
	 * @return bool whether this caller, and no other, has done it
	 */
	private function mark( Lead $lead, string $column, LedgerEvent $event, string $reason, int $actor ): bool {
		if ( 1 !== Query::run( $this->wpdb, 'UPDATE %i SET %i = %s WHERE id = %d AND %i IS NULL', $this->tables->leads, $column, UtcTime::now(), $lead->id, $column ) ) {
			return false;
		}

		$this->ledger->note( $lead->id, $event, $reason, actor: $actor );

		return true;
	}

	/**
	 * @return iterable<Lead> the other requests for mail with this address whose consent is still valid; also requests to dealers, if this one agreed to marketing
	 * @throws DatabaseFailure if the database cannot be read
	 */
	private function others( Lead $lead ): iterable {
		$email = $lead->field( 'email' );
		$last  = 0;

		if ( ( Lead::MARKETING !== $lead->kind && ! $lead->agrees_to_marketing() ) || '' === $email ) {
			return;
		}

		do {
			$rows = Query::rows(
				$this->wpdb,
				"SELECT * FROM %i WHERE email = %s AND id > %d AND id <> %d
					AND ( ( kind = %s AND revoked_at IS NULL ) OR ( %d = 1 AND marketing_state = 'checked' AND marketing_revoked_at IS NULL ) )
				ORDER BY id LIMIT %d",
				$this->tables->leads,
				Lead::email_key( $email ),
				$last,
				$lead->id,
				Lead::MARKETING,
				(int) $lead->agrees_to_marketing(),
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
