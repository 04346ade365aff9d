<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use HvacBlocks\Kernel\Feature;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The plugin's tables on one site of a network; WordPress drops them with its own when the site is deleted. */
final readonly class SiteTables implements Feature {
	public function __construct( private wpdb $wpdb ) {}

	public function boot(): void {
		if ( is_multisite() ) {
			add_filter( 'wpmu_drop_tables', $this->add( ... ) );
		}
	}

	/**
	 * WordPress calls this while it is switched to the site being deleted.
	 *
	 * @param array<array-key, string> $tables
	 * @return array<array-key, string>
	 */
	public function add( array $tables ): array {
		return array( ...$tables, ...self::names( $this->wpdb ) );
	}

	/** @return list<string> the plugin's tables in the database for the current site, including tables of former versions */
	public static function names( wpdb $wpdb ): array {
		$names = Query::column( $wpdb, 'SHOW TABLES LIKE %s', $wpdb->esc_like( "{$wpdb->prefix}hvac_blocks_" ) . '%' );

		return $names;
	}
}
