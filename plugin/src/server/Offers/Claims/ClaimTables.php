<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Tables;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The index of claims: one row for each claim in a post. A table instead of post meta: the screen reads all claims by their end, the scheduler the next
 * day on which one changes, and exported content takes no index with it that would be wrong elsewhere.
 */
final readonly class ClaimTables implements Tables {
	public function __construct( private wpdb $wpdb ) {}

	public static function name( wpdb $wpdb ): string {
		return $wpdb->prefix . 'hvac_blocks_claims';
	}

	public function install(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$table   = self::name( $this->wpdb );
		$collate = $this->wpdb->get_charset_collate();

		dbDelta(
			"CREATE TABLE $table (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				post_id bigint(20) unsigned NOT NULL,
				block varchar(100) NOT NULL,
				words varchar(200) NOT NULL default '',
				valid_from date default NULL,
				valid_until date default NULL,
				source varchar(200) NOT NULL default '',
				source_url text NOT NULL,
				PRIMARY KEY  (id),
				KEY post_id (post_id),
				KEY valid_from (valid_from),
				KEY valid_until (valid_until)
			) $collate;"
		);

		// The scheduler indexes content written while the plugin was inactive.
		ClaimScheduler::wake();
	}

	public function drop(): void {
		Query::run( $this->wpdb, 'DROP TABLE IF EXISTS %i', self::name( $this->wpdb ) );
	}
}
