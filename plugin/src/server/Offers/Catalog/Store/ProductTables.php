<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Store;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Tables;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The index of the catalog: a row for each post of a product that is not in the trash, with its ID. */
final readonly class ProductTables implements Tables {
	public function __construct( private wpdb $wpdb ) {}

	public function install(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$products = self::products( $this->wpdb );
		$collate  = $this->wpdb->get_charset_collate();

		dbDelta(
			"CREATE TABLE $products (
				id bigint(20) unsigned NOT NULL default 0,
				product_id varchar(64) NOT NULL default '',
				model varchar(64) NOT NULL default '',
				name varchar(190) NOT NULL default '',
				slug varchar(200) NOT NULL default '',
				is_public tinyint(1) NOT NULL default 0,
				category varchar(32) NOT NULL default '',
				tier varchar(8) NOT NULL default '',
				countries varchar(8) NOT NULL default '',
				seer2 decimal(5,2) default NULL,
				afue decimal(5,2) default NULL,
				noise decimal(5,2) default NULL,
				stages varchar(16) NOT NULL default '',
				price decimal(10,2) default NULL,
				price_from varchar(10) NOT NULL default '',
				price_until varchar(10) NOT NULL default '',
				energy_star varchar(10) NOT NULL default '',
				first_day varchar(10) NOT NULL default '',
				last_day varchar(10) NOT NULL default '',
				serials varchar(800) NOT NULL default '',
				data longtext NOT NULL,
				source varchar(20) NOT NULL default '',
				hash varchar(32) NOT NULL default '',
				updated int(10) unsigned NOT NULL default 0,
				PRIMARY KEY  (id),
				UNIQUE KEY product_id (product_id),
				KEY slug (slug(100)),
				KEY model (model),
				KEY listed (is_public,category,tier,name)
			) $collate;"
		);
		// As `ModelNumber::key()`: for rows that are older than the column.
		Query::run( $this->wpdb, "UPDATE %i SET model = LOWER(REPLACE(REPLACE(product_id, '-', ''), '_', '')) WHERE model = ''", $products );
	}

	/** Deletes the posts, too: without the plugin nothing shows them. */
	public function drop(): void {
		Query::run( $this->wpdb, 'DROP TABLE IF EXISTS %i', self::products( $this->wpdb ) );
		ProductPosts::delete_all( $this->wpdb );
	}

	public static function products( wpdb $wpdb ): string {
		return $wpdb->prefix . 'hvac_blocks_products';
	}
}
