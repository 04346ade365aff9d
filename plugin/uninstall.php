<?php
/**
 * Removes the plugin's tables, options, events and marks on posts. Posts keep their blocks.
 */
declare(strict_types=1);

use HvacBlocks\Database\Tables;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require __DIR__ . '/src/server/autoload.php';

global $wpdb;
/** @var wpdb $wpdb */

/** @var callable( wpdb ): list<Tables> $hvac_blocks_tables */
$hvac_blocks_tables = require __DIR__ . '/src/server/tables.php';

foreach ( $hvac_blocks_tables( $wpdb ) as $hvac_blocks_table ) {
	$hvac_blocks_table->drop();
}

/** @var list<string> $hvac_blocks_options */
$hvac_blocks_options = $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( 'hvac_blocks_' ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- once, at the end.

foreach ( $hvac_blocks_options as $hvac_blocks_option ) {
	delete_option( $hvac_blocks_option );
}

foreach ( array( 'hvac_blocks_deliver_leads', 'hvac_blocks_test_leads', 'hvac_blocks_load_locations', 'hvac_blocks_prune_counts', 'hvac_blocks_fill_leads', 'hvac_blocks_lead_retention', 'hvac_blocks_claims' ) as $hvac_blocks_hook ) {
	wp_unschedule_hook( $hvac_blocks_hook );
}

foreach ( array( '_hvac_blocks_redirect', '_hvac_blocks_starter', '_hvac_blocks_language_home' ) as $hvac_blocks_meta ) {
	delete_post_meta_by_key( $hvac_blocks_meta );
}
