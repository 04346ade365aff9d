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
		// IGNORE, so that the unique keys decide between two concurrent posts and neither of them is an error.
		return Query::run(
			$this->wpdb,
			"INSERT IGNORE INTO %i ( reference, idempotency_key, form, form_version, lang, kind, source, brand, company_id, dealer_name, fields, answers, searched, email, name, region, status, verified, alerted, page_url, address_hash, created,
				consent_text, consent_version, consent_hash, consent_lang, consent_at, consent_state, notice_text, notice_hash, agent_hash, address_raw, agent_raw, is_test, purge_at )
			VALUES ( %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, NULLIF( %s, '' ), %s, %s, %s, %s, %s, %d, 0, %s, %s, %s, NULLIF( %s, '' ), NULLIF( %s, '' ), NULLIF( %s, '' ), NULLIF( %s, '' ), NULLIF( %s, '' ), NULLIF( %s, '' ), NULLIF( %s, '' ), NULLIF( %s, '' ), %s, NULLIF( %s, '' ), NULLIF( %s, '' ), %d, NULLIF( %s, '' ) )",
			$this->tables->leads,
			$lead->reference,
			$lead->idempotency_key,
			$lead->form,
			$lead->form_version,
			$lead->lang->value,
			$lead->kind,
			$lead->source,
			$lead->brand,
			$lead->company_id,
			mb_substr( $lead->dealer_name, 0, 200 ),
			(string) wp_json_encode( $lead->fields, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_FORCE_OBJECT ),
			array() === $lead->answers ? '' : (string) wp_json_encode( $lead->answers ),
			LeadSearchText::searched( $lead ),
			$lead->email(),
			LeadColumns::name( $lead->fields ),
			LeadColumns::region( $lead->fields ),
			$lead->status->value,
			(int) $lead->verified,
			$lead->page_url,
			$lead->address_hash,
			$lead->created,
			$lead->consent->text ?? '',
			$lead->consent->version ?? '',
			$lead->consent->hash ?? '',
			$lead->consent?->language->value ?? '',
			$lead->consent->given_at ?? '',
			$lead->consent?->state->value ?? '',
			$lead->consent->notice ?? '',
			$lead->consent->notice_hash ?? '',
			$lead->agent_hash,
			$lead->address_raw,
			$lead->agent_raw,
			(int) $lead->is_test,
			self::purge_at( $lead )
		);
	}

	/** The time of its automatic deletion; empty for never. */
	private static function purge_at( Lead $lead ): string {
		return $lead->is_test ? gmdate( 'Y-m-d H:i:s', (int) strtotime( "$lead->created UTC" ) + DAY_IN_SECONDS ) : '';
	}

	/** @param 'id'|'reference'|'idempotency_key' $column */
	private function one( string $column, string $value ): ?Lead {
		$row = Query::row( $this->wpdb, 'SELECT * FROM %i WHERE %i = %s', $this->tables->leads, $column, $value );

		return null === $row ? null : LeadRow::lead( $row );
	}
}
