<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

use HvacBlocks\Editing\Forms\Returned\ReturnedForms;
use HvacBlocks\Platform\Database\DroppedIndex;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Tables;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Leads, their deliveries (one for each destination), their ledger (rows are only added), their notes, and their counts by day (`LeadDays`). All times
 * are UTC, except those days.
 */
final readonly class LeadTables implements Tables {
	public string $leads;
	public string $deliveries;
	public string $events;
	public string $notes;
	public string $days;

	public function __construct( private wpdb $wpdb ) {
		$this->leads      = $wpdb->prefix . 'hvac_blocks_leads';
		$this->deliveries = $wpdb->prefix . 'hvac_blocks_lead_deliveries';
		$this->events     = $wpdb->prefix . 'hvac_blocks_lead_events';
		$this->notes      = $wpdb->prefix . 'hvac_blocks_lead_notes';
		$this->days       = $wpdb->prefix . 'hvac_blocks_lead_days';
	}

	public function install(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate = $this->wpdb->get_charset_collate();

		dbDelta(
			"CREATE TABLE {$this->leads} (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				reference varchar(16) NOT NULL,
				idempotency_key char(36) NOT NULL,
				form varchar(64) NOT NULL,
				form_version varchar(16) NOT NULL,
				lang varchar(5) NOT NULL,
				kind varchar(32) NOT NULL,
				source varchar(64) NOT NULL,
				brand varchar(40) NOT NULL,
				company_id varchar(64) NOT NULL,
				dealer_name varchar(200) NOT NULL,
				product_id varchar(64) NOT NULL DEFAULT '',
				product_name varchar(190) NOT NULL DEFAULT '',
				fields longtext NOT NULL,
				answers text,
				searched text NOT NULL,
				email varchar(190) NOT NULL DEFAULT '',
				name varchar(190),
				phone varchar(15),
				region varchar(2) NOT NULL DEFAULT '',
				status varchar(16) NOT NULL,
				verified tinyint(1) NOT NULL,
				is_test tinyint(1) NOT NULL DEFAULT 0,
				alerted tinyint(1) NOT NULL,
				page_url text NOT NULL,
				address_hash char(64) NOT NULL,
				consent_text text,
				consent_version varchar(32),
				consent_hash char(64),
				consent_lang varchar(5),
				consent_at datetime,
				consent_state varchar(16),
				notice_text text,
				notice_hash char(64),
				revoked_at datetime,
				marketing_state varchar(16),
				marketing_text text,
				marketing_version varchar(32),
				marketing_hash char(64),
				marketing_revoked_at datetime,
				agent_hash char(64) NOT NULL DEFAULT '',
				address_raw varchar(64),
				agent_raw varchar(300),
				created datetime NOT NULL,
				purge_at datetime,
				anonymised_at datetime,
				PRIMARY KEY  (id),
				UNIQUE KEY reference (reference),
				UNIQUE KEY idempotency_key (idempotency_key),
				KEY status (status,id),
				KEY email (email),
				KEY phone (phone),
				KEY purge_at (purge_at),
				KEY retention (kind,anonymised_at,created),
				KEY by_date (is_test,created,id,status),
				KEY by_name (is_test,name,created,status),
				KEY by_form (is_test,form,created,id,status),
				KEY by_status (is_test,status,created),
				KEY by_region (is_test,region,created,id,status),
				KEY by_dealer (is_test,company_id,created,id,status),
				KEY by_product (is_test,product_id,created,id,status),
				KEY by_lang (is_test,lang,created,id,status)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE {$this->deliveries} (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				lead_id bigint(20) unsigned NOT NULL,
				destination varchar(32) NOT NULL,
				state varchar(16) NOT NULL,
				attempts smallint(5) unsigned NOT NULL,
				run_at datetime NOT NULL,
				claim_id varchar(32) NOT NULL,
				lease_until datetime,
				last_result varchar(300) NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY lead_destination (lead_id,destination),
				KEY due (state,run_at)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE {$this->events} (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				lead_id bigint(20) unsigned NOT NULL,
				event varchar(32) NOT NULL,
				destination varchar(32) NOT NULL,
				detail varchar(300) NOT NULL,
				actor bigint(20) unsigned NOT NULL,
				created datetime NOT NULL,
				PRIMARY KEY  (id),
				KEY lead_id (lead_id,id)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE {$this->notes} (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				lead_id bigint(20) unsigned NOT NULL,
				note text NOT NULL,
				author bigint(20) unsigned NOT NULL,
				created datetime NOT NULL,
				PRIMARY KEY  (id),
				KEY lead_id (lead_id,id)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE {$this->days} (
				day date NOT NULL,
				form varchar(64) NOT NULL,
				product_id varchar(64) NOT NULL,
				utc_offset mediumint(9) NOT NULL,
				total int(10) unsigned NOT NULL,
				PRIMARY KEY  (day,form,product_id,utc_offset)
			) $collate;"
		);
		// Queries for a form also exclude test leads: `by_form`.
		DroppedIndex::drop( $this->wpdb, $this->leads, 'form' );
		// Version 1.0 deleted suspected spam after 30 days, whether or not anyone had seen it.
		Query::run( $this->wpdb, "UPDATE %i SET purge_at = NULL WHERE status = 'quarantined' AND is_test = 0 AND purge_at IS NOT NULL", $this->leads );
		LeadColumns::schedule( $this->wpdb, $this );
	}

	public function drop(): void {
		ReturnedForms::forget( $this->wpdb );

		foreach ( array( $this->leads, $this->deliveries, $this->events, $this->notes, $this->days ) as $table ) {
			Query::run( $this->wpdb, 'DROP TABLE IF EXISTS %i', $table );
		}
	}
}
