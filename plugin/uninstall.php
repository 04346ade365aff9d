<?php
/**
 * Removes the plugin's tables, options and events. Posts keep their blocks.
 */
declare(strict_types=1);

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require __DIR__ . '/src/server/autoload.php';

global $wpdb;

foreach ( ( require __DIR__ . '/src/server/tables.php' )( $wpdb ) as $tables ) {
	$tables->drop();
}

$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( 'hvac_blocks_' ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- once, at the end.
array_map( 'delete_option', $names );

foreach ( array( 'hvac_blocks_deliver_leads', 'hvac_blocks_load_locations' ) as $hook ) {
	wp_unschedule_hook( $hook );
}
