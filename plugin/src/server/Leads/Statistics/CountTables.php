<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Tables;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The table of daily counts: how often something happened on a day. It has no column that identifies a person. */
final readonly class CountTables implements Tables {
	public function __construct( private wpdb $wpdb ) {}

	public static function name( wpdb $wpdb ): string {
		return $wpdb->prefix . 'hvac_blocks_daily_counts';
	}

	public function install(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$table   = self::name( $this->wpdb );
		$collate = $this->wpdb->get_charset_collate();

		// `subject` is the object of the event: a postal area or a form; `dealer` is a company ID if there is one.
		dbDelta(
			"CREATE TABLE $table (
				event varchar(32) NOT NULL,
				day date NOT NULL,
				subject varchar(64) NOT NULL default '',
				dealer varchar(64) NOT NULL default '',
				total int(10) unsigned NOT NULL default 0,
				PRIMARY KEY  (event,day,subject,dealer),
				KEY day (day)
			) $collate;"
		);
	}

	public function drop(): void {
		Query::run( $this->wpdb, 'DROP TABLE IF EXISTS %i', self::name( $this->wpdb ) );
	}
}
