<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use HvacBlocks\Kernel\Feature;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The plugin's tables of one site of a network, which WordPress drops with its own when the site is deleted. */
final readonly class SiteTables implements Feature {
	public function __construct( private wpdb $wpdb ) {}

	public function boot(): void {
		if ( is_multisite() ) {
			add_filter( 'wpmu_drop_tables', $this->add( ... ) );
		}
	}

	/**
	 * WordPress asks while it is switched to the site that it deletes.
	 *
	 * @param array<array-key, string> $tables
	 * @return array<array-key, string>
	 */
	public function add( array $tables ): array {
		return array( ...$tables, ...self::names( $this->wpdb ) );
	}

	/** @return list<string> what the database holds of the plugin for the current site, tables of former versions too */
	public static function names( wpdb $wpdb ): array {
		$names = Query::column( $wpdb, 'SHOW TABLES LIKE %s', $wpdb->esc_like( "{$wpdb->prefix}hvac_blocks_" ) . '%' );

		return $names;
	}
}
