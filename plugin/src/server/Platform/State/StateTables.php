<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Tables;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The table of shared state, used where there is no persistent object cache. */
final readonly class StateTables implements Tables {
	public function __construct( private wpdb $wpdb ) {}

	public static function name( wpdb $wpdb ): string {
		return $wpdb->prefix . 'hvac_blocks_state';
	}

	public function install(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$table = self::name( $this->wpdb );

		dbDelta(
			"CREATE TABLE $table (
  name varchar(96) NOT NULL,
  value longtext NOT NULL,
  expires bigint(20) unsigned NOT NULL,
  PRIMARY KEY  (name),
  KEY expires (expires)
) {$this->wpdb->get_charset_collate()};"
		);
	}

	public function drop(): void {
		Query::run( $this->wpdb, 'DROP TABLE IF EXISTS %i', self::name( $this->wpdb ) );
	}
}
