<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Database\DroppedColumn;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Tables;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The table of postal areas; cron loads the bundled data. */
final readonly class PostalAreaTables implements Tables {
	public function __construct(
		private wpdb $wpdb,
		private PostalAreaLoader $loader,
	) {}

	public function install(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$table   = self::name( $this->wpdb );
		$collate = $this->wpdb->get_charset_collate();

		// Only the row that represents its whole place has a weight above 0; the map shows no row whose square is 0.
		dbDelta(
			"CREATE TABLE $table (
				code varchar(5) NOT NULL,
				name varchar(64) NOT NULL,
				region varchar(2) NOT NULL,
				lat double NOT NULL,
				lon double NOT NULL,
				weight smallint(5) unsigned NOT NULL default 0,
				square smallint(5) unsigned NOT NULL default 0,
				edition varchar(10) NOT NULL,
				PRIMARY KEY  (code),
				KEY square (square)
			) $collate;"
		);

		DroppedColumn::drop( $this->wpdb, $table, 'search_name' );

		// A missing option costs a query in every search.
		add_option( PostalAreaLoader::OPTION, array(), '', true );

		if ( ! $this->loader->progress()->is_finished() ) {
			PostalAreaLoading::start();
		}
	}

	public function drop(): void {
		PostalAreaLoading::stop();
		$this->loader->forget();
		Query::run( $this->wpdb, 'DROP TABLE IF EXISTS %i', self::name( $this->wpdb ) );
	}

	public static function name( wpdb $wpdb ): string {
		return $wpdb->prefix . 'hvac_blocks_locations';
	}
}
