<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Tables;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The imports: the progress of each, the pieces of its file until they are read, and its changes row by row, which undoing also reads.
 *
 * The key of a record is in the column `company_id`, as for dealers: another name would move the rows of imports that can be undone.
 */
final readonly class ImportTables implements Tables {
	public function __construct( private wpdb $wpdb ) {}

	public function install(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$imports = self::imports( $this->wpdb );
		$chunks  = self::chunks( $this->wpdb );
		$rows    = self::rows( $this->wpdb );
		$collate = $this->wpdb->get_charset_collate();

		dbDelta(
			"CREATE TABLE $imports (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				target varchar(20) NOT NULL default 'dealer',
				name varchar(190) NOT NULL default '',
				size bigint(20) unsigned NOT NULL default 0,
				signature varchar(64) NOT NULL default '',
				format varchar(4) NOT NULL default '',
				origin varchar(20) NOT NULL default '',
				remove_missing tinyint(1) NOT NULL default 0,
				stage varchar(20) NOT NULL default '',
				position bigint(20) unsigned NOT NULL default 0,
				line int(10) unsigned NOT NULL default 1,
				counts text NOT NULL,
				file_columns mediumtext,
				chosen_columns mediumtext,
				problem varchar(500) NOT NULL default '',
				user_id bigint(20) unsigned NOT NULL default 0,
				created int(10) unsigned NOT NULL default 0,
				updated int(10) unsigned NOT NULL default 0,
				lease int(10) unsigned NOT NULL default 0,
				PRIMARY KEY  (id)
			) $collate;"
		);

		dbDelta(
			"CREATE TABLE $chunks (
				import_id bigint(20) unsigned NOT NULL,
				number int(10) unsigned NOT NULL,
				content mediumtext NOT NULL,
				PRIMARY KEY  (import_id,number)
			) $collate;"
		);

		dbDelta(
			"CREATE TABLE $rows (
				import_id bigint(20) unsigned NOT NULL,
				number int(10) unsigned NOT NULL,
				kind varchar(10) NOT NULL default '',
				line int(10) unsigned NOT NULL default 0,
				company_id varchar(64) NOT NULL default '',
				name varchar(190) NOT NULL default '',
				reason varchar(500) NOT NULL default '',
				warned tinyint(1) NOT NULL default 0,
				old_data mediumtext NOT NULL,
				new_data mediumtext NOT NULL,
				hash varchar(32) NOT NULL default '',
				done tinyint(1) NOT NULL default 0,
				PRIMARY KEY  (import_id,number),
				KEY kind (import_id,kind,number),
				KEY warned (import_id,warned,number),
				KEY company (import_id,company_id)
			) $collate;"
		);
	}

	public function drop(): void {
		foreach ( array( self::imports( $this->wpdb ), self::chunks( $this->wpdb ), self::rows( $this->wpdb ) ) as $table ) {
			Query::run( $this->wpdb, 'DROP TABLE IF EXISTS %i', $table );
		}
	}

	public static function imports( wpdb $wpdb ): string {
		return $wpdb->prefix . 'hvac_blocks_imports';
	}

	public static function chunks( wpdb $wpdb ): string {
		return $wpdb->prefix . 'hvac_blocks_import_chunks';
	}

	public static function rows( wpdb $wpdb ): string {
		return $wpdb->prefix . 'hvac_blocks_import_rows';
	}
}
