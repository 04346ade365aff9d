<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Tables;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Every consent text that administrators have written. Rows are only added. All times are UTC. */
final readonly class ConsentTables implements Tables {
	public string $consents;

	public function __construct( private wpdb $wpdb ) {
		$this->consents = $wpdb->prefix . 'hvac_blocks_consents';
	}

	public function install(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate = $this->wpdb->get_charset_collate();

		dbDelta(
			"CREATE TABLE {$this->consents} (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				form varchar(64) NOT NULL,
				lang varchar(5) NOT NULL,
				version varchar(32) NOT NULL,
				text text NOT NULL,
				hash char(64) NOT NULL,
				author bigint(20) unsigned NOT NULL,
				created datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY form_lang_version (form,lang,version)
			) $collate;"
		);

		// A missing option costs a query on every page with a form; an empty one costs none.
		add_option( ConsentRegistry::OPTION, array(), '', true );
		Unsubscribe::make_key();
	}

	public function drop(): void {
		delete_option( ConsentRegistry::OPTION );
		delete_option( Unsubscribe::KEY );

		Query::run( $this->wpdb, 'DROP TABLE IF EXISTS %i', $this->consents );
	}
}
