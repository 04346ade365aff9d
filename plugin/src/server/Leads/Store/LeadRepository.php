<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The storage of leads. */
final readonly class LeadRepository {
	public function __construct( private wpdb $wpdb, private LeadTables $tables ) {}

	/**
	 * @return int|null the new lead's id; null if its key or its reference is in use
	 * @throws DatabaseFailure
	 */
	public function add( Lead $lead ): ?int {
		return 0 === $this->insert( $lead ) ? null : (int) $this->wpdb->insert_id;
	}

	/** @throws DatabaseFailure if the database cannot be read */
	public function by_id( int $id ): ?Lead {
		return $this->one( 'id', (string) $id );
	}

	/** @throws DatabaseFailure if the database cannot be read */
	public function by_reference( string $reference ): ?Lead {
		return $this->one( 'reference', $reference );
	}

	/** @throws DatabaseFailure if the database cannot be read */
	public function by_key( string $idempotency_key ): ?Lead {
		return $this->one( 'idempotency_key', $idempotency_key );
	}

	/**
	 * Updates the lead's status from its deliveries. One statement, so that two workers cannot overwrite each other.
	 *
	 * @throws DatabaseFailure
	 */
	public function update_status( int $id ): void {
		Query::run(
			$this->wpdb,
			"UPDATE %i SET status = CASE
				WHEN EXISTS ( SELECT 1 FROM %i d WHERE d.lead_id = %d AND d.state = 'failed' ) THEN 'failed'
				WHEN EXISTS ( SELECT 1 FROM %i d WHERE d.lead_id = %d AND d.state = 'waiting' ) THEN 'accepted'
				WHEN EXISTS ( SELECT 1 FROM %i d WHERE d.lead_id = %d AND d.state = 'withdrawn' ) THEN 'withdrawn'
				ELSE 'delivered' END
			WHERE id = %d AND status <> 'quarantined'",
			$this->tables->leads,
			$this->tables->deliveries,
			$id,
			$this->tables->deliveries,
			$id,
			$this->tables->deliveries,
			$id,
			$id
		);
	}

	/**
	 * Repairs leads whose worker was killed after the last of their deliveries and before it updated the status.
	 *
	 * @return int the number of leads
	 * @throws DatabaseFailure
	 */
	public function mend_statuses(): int {
		$ids = Query::column(
			$this->wpdb,
			// A lead without any deliveries has gone nowhere.
			"SELECT l.id FROM %i l WHERE l.status = 'accepted'
				AND EXISTS ( SELECT 1 FROM %i d WHERE d.lead_id = l.id )
				AND NOT EXISTS ( SELECT 1 FROM %i d WHERE d.lead_id = l.id AND d.state = 'waiting' )
			ORDER BY l.id LIMIT 200",
			$this->tables->leads,
			$this->tables->deliveries,
			$this->tables->deliveries
		);

		foreach ( $ids as $id ) {
			$this->update_status( (int) $id );
		}

		return count( $ids );
	}

	/**
	 * Clears a lead of suspicion.
	 *
	 * @return bool whether this caller, and no other, has done it
	 * @throws DatabaseFailure
	 */
	public function release( int $id ): bool {
		return 1 === Query::run( $this->wpdb, "UPDATE %i SET status = 'accepted', purge_at = NULL WHERE id = %d AND status = 'quarantined' AND anonymised_at IS NULL", $this->tables->leads, $id );
	}

	/** Has the lead's day counted anew, after a change of how many there are; within the transaction of that change. */
	public function recount( Lead $lead ): void {
		LeadDays::forget( $this->wpdb, $this->tables, $lead->created );
	}

	/** Adds the name of a dealer that could not be looked up when the lead arrived. */
	public function name_dealer( int $id, string $name ): void {
		Query::run( $this->wpdb, 'UPDATE %i SET dealer_name = %s WHERE id = %d', $this->tables->leads, mb_substr( $name, 0, 200 ), $id );
	}

	/** Whether this caller, and no other, must notify the administrator. */
	public function mark_alerted( int $id ): bool {
		return 1 === Query::run( $this->wpdb, 'UPDATE %i SET alerted = 1 WHERE id = %d AND alerted = 0', $this->tables->leads, $id );
	}

	public function unmark_alerted( int $id ): void {
		Query::run( $this->wpdb, 'UPDATE %i SET alerted = 0 WHERE id = %d', $this->tables->leads, $id );
	}

	/**
	 * Deletes the lead, its deliveries and its notes; its ledger stays.
	 *
	 * @throws DatabaseFailure
	 */
	public function delete( int $id ): void {
		$parts = array(
			$this->tables->notes      => 'lead_id',
			$this->tables->deliveries => 'lead_id',
			// Last, so that a partly deleted lead is still found.
			$this->tables->leads      => 'id',
		);

		foreach ( $parts as $table => $column ) {
			Query::run( $this->wpdb, 'DELETE FROM %i WHERE %i = %d', $table, $column, $id );
		}
	}

	/** Deletes the lead with its ledger: for entries that never were leads. */
	public function forget( int $id ): void {
		Query::run( $this->wpdb, 'DELETE FROM %i WHERE lead_id = %d', $this->tables->events, $id );
		$this->delete( $id );
	}

	/** Deletes leftover test leads, with their ledgers; @return int how many */
	public function purge(): int {
		// Only test leads: earlier versions also set a date for suspected spam.
		$ids = array_map( 'intval', Query::column( $this->wpdb, 'SELECT id FROM %i WHERE purge_at < UTC_TIMESTAMP() AND is_test = 1 LIMIT 500', $this->tables->leads ) );

		foreach ( $ids as $id ) {
			$this->forget( $id );
		}

		return count( $ids );
	}

	private function insert( Lead $lead ): int {
		$consent = $lead->consent;
		$or_null = static fn ( ?string $text ): ?string => '' === $text ? null : $text;

		// IGNORE, so that the unique keys decide between two concurrent posts and neither of them is an error.
		return Query::insert_or_ignore(
			$this->wpdb,
			$this->tables->leads,
			array(
				'reference'       => $lead->reference,
				'idempotency_key' => $lead->idempotency_key,
				'form'            => $lead->form,
				'form_version'    => $lead->form_version,
				'lang'            => $lead->lang->value,
				'kind'            => $lead->kind,
				'source'          => $lead->source,
				'brand'           => $lead->brand,
				'company_id'      => $lead->company_id,
				'dealer_name'     => mb_substr( $lead->dealer_name, 0, 200 ),
				'product_id'      => $lead->product->id ?? '',
				'product_name'    => $lead->product->name ?? '',
				'fields'          => (string) wp_json_encode( $lead->fields, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_FORCE_OBJECT ),
				'answers'         => array() === $lead->answers ? null : (string) wp_json_encode( $lead->answers ),
				'searched'        => LeadSearchText::searched( $lead ),
				'email'           => $lead->email(),
				'name'            => LeadColumns::name( $lead->fields ),
				'phone'           => LeadColumns::phone( $lead->fields['phone'] ?? '' ),
				'region'          => LeadColumns::region( $lead->fields ),
				'status'          => $lead->status->value,
				'verified'        => (int) $lead->verified,
				'alerted'         => 0,
				'page_url'        => $lead->page_url,
				'address_hash'    => $lead->address_hash,
				'created'         => $lead->created,
				'consent_text'    => $or_null( $consent?->text ),
				'consent_version' => $or_null( $consent?->version ),
				'consent_hash'    => $or_null( $consent?->hash ),
				'consent_lang'    => $consent?->language->value,
				'consent_at'      => $or_null( $consent?->given_at ),
				'consent_state'   => $consent?->state->value,
				'notice_text'     => $or_null( $consent?->notice ),
				'notice_hash'     => $or_null( $consent?->notice_hash ),
				'marketing_state' => $lead->marketing?->state->value,
				'marketing_text'  => $lead->marketing?->text,
				'marketing_version' => $lead->marketing?->version,
				'marketing_hash'  => $lead->marketing?->hash,
				'agent_hash'      => $lead->agent_hash,
				'address_raw'     => $or_null( $lead->address_raw ),
				'agent_raw'       => $or_null( $lead->agent_raw ),
				'is_test'         => (int) $lead->is_test,
				'purge_at'        => self::purge_at( $lead ),
			)
		);
	}

	/** The time of its automatic deletion; null for never. */
	private static function purge_at( Lead $lead ): ?string {
		return $lead->is_test ? gmdate( 'Y-m-d H:i:s', (int) strtotime( "$lead->created UTC" ) + DAY_IN_SECONDS ) : null;
	}

	/** @param 'id'|'reference'|'idempotency_key' $column */
	private function one( string $column, string $value ): ?Lead {
		$row = Query::row( $this->wpdb, 'SELECT * FROM %i WHERE %i = %s', $this->tables->leads, $column, $value );

		return null === $row ? null : LeadRow::lead( $row );
	}
}
