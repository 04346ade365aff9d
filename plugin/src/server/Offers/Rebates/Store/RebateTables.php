<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Store;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Tables;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The rebates of this site, and the areas in which each applies. */
final readonly class RebateTables implements Tables {
	public function __construct( private wpdb $wpdb ) {}

	public function install(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$rebates = self::rebates( $this->wpdb );
		$areas   = self::areas( $this->wpdb );
		$collate = $this->wpdb->get_charset_collate();

		dbDelta(
			"CREATE TABLE $rebates (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				rebate_id varchar(64) NOT NULL default '',
				title varchar(190) NOT NULL default '',
				title_es varchar(190) NOT NULL default '',
				title_fr varchar(190) NOT NULL default '',
				amount decimal(10,2) NOT NULL default 0,
				up_to tinyint(1) NOT NULL default 0,
				provider varchar(190) NOT NULL default '',
				url varchar(500) NOT NULL default '',
				starts varchar(10) NOT NULL default '',
				expires varchar(10) NOT NULL default '',
				areas mediumtext NOT NULL,
				categories varchar(190) NOT NULL default '',
				source varchar(20) NOT NULL default '',
				hash varchar(32) NOT NULL default '',
				updated int(10) unsigned NOT NULL default 0,
				PRIMARY KEY  (id),
				UNIQUE KEY rebate_id (rebate_id),
				KEY listed (title)
			) $collate;"
		);

		dbDelta(
			"CREATE TABLE $areas (
				area varchar(8) NOT NULL,
				rebate bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (area,rebate),
				KEY rebate (rebate)
			) $collate;"
		);
	}

	public function drop(): void {
		foreach ( array( self::rebates( $this->wpdb ), self::areas( $this->wpdb ) ) as $table ) {
			Query::run( $this->wpdb, 'DROP TABLE IF EXISTS %i', $table );
		}
	}

	public static function rebates( wpdb $wpdb ): string {
		return $wpdb->prefix . 'hvac_blocks_rebates';
	}

	public static function areas( wpdb $wpdb ): string {
		return $wpdb->prefix . 'hvac_blocks_rebate_areas';
	}
}
