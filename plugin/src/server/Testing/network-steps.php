<?php
/** Steps of tests on a network: see `network.php`. */

declare(strict_types=1);

use HvacBlocks\Platform\Database\Tables;

defined( 'ABSPATH' ) || exit;

/** @return list<Tables> */
$hvac_tables = static function (): array {
	/** @var callable( wpdb ): list<Tables> $tables */
	$tables = require dirname( __DIR__ ) . '/tables.php';

	return $tables( $GLOBALS['wpdb'] );
};

$hvac_save = static function ( string $login, string $key, mixed $value ): int {
	switch_to_blog( 2 );
	wp_set_current_user( get_user_by( 'login', $login )->ID ?? 0 );

	$request = new WP_REST_Request( 'PUT', '/hvac-blocks/v1/admin/settings' );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( (string) wp_json_encode( array( 'settings' => array( $key => $value ) ) ) );

	return rest_get_server()->dispatch( $request )->get_status();
};

return array(
	'prepare'    => static function (): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		require_once ABSPATH . 'wp-admin/includes/network.php';

		/** @var wpdb $wpdb */
		global $wpdb;

		foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) {
			$wpdb->$table = $prefixed;
		}

		add_filter( 'pre_http_request', '__return_empty_array' );
		install_network();

		return true === populate_network( 1, 'example.test', 'admin@example.test', 'Network', '/', false );
	},
	'sites'      => static function () use ( $hvac_tables ): array {
		update_site_option( 'active_sitewide_plugins', array( 'hvac-blocks/plugin.php' => time() ) );
		update_option( 'active_plugins', array() );
		grant_super_admin( get_user_by( 'login', 'administrator' )->ID ?? 0 );

		$site = wp_insert_site( array( 'domain' => 'example.test', 'path' => '/second/', 'title' => 'Second', 'user_id' => 1 ) );
		switch_to_blog( 2 );
		array_map( static fn ( Tables $tables ) => $tables->install(), $hvac_tables() );
		restore_current_blog();

		$boss = wp_insert_user( array( 'user_login' => 'boss', 'user_pass' => 'password', 'user_email' => 'boss@example.test' ) );

		return array( $site, is_int( $boss ) ? add_user_to_blog( 2, $boss, 'administrator' ) : $boss );
	},
	'privileges' => static function () use ( $hvac_save ): array {
		$keys = array( 'trusted_proxies' => array( '10.0.0.0/8' ), 'upstream_allowed_private_hosts' => array( 'localhost' ), 'rebates_script_url' => 'https://evil.example/x.js', 'call_tracking_adapter' => 'script', 'location_url' => 'https://evil.example/', 'leads_url' => 'https://crm.example/', 'brand' => 'ACME' );

		return array_map( static fn ( string $key, mixed $value ): array => array( $key, $hvac_save( 'boss', $key, $value ), $hvac_save( 'administrator', $key, $value ) ), array_keys( $keys ), $keys );
	},
	'archive'    => static fn (): mixed => update_blog_status( 2, 'archived', '1' ),
	'open'       => static fn (): mixed => update_blog_status( 2, 'archived', '0' ),
	'deactivate' => static function (): bool {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		deactivate_plugins( 'hvac-blocks/plugin.php', false, true );

		return is_plugin_active_for_network( 'hvac-blocks/plugin.php' );
	},
	'uninstall'  => static function (): array {
		/** @var wpdb $wpdb */
		global $wpdb;

		$left = array();

		// A site on which the plugin never ran.
		wp_insert_site( array( 'domain' => 'example.test', 'path' => '/third/', 'title' => 'Third', 'user_id' => 1 ) );
		define( 'WP_UNINSTALL_PLUGIN', 'hvac-blocks/plugin.php' );
		require dirname( __DIR__, 3 ) . '/uninstall.php';

		foreach ( array( 1, 2, 3 ) as $site ) {
			switch_to_blog( $site );
			$left = array( ...$left, ...$wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}hvac_blocks%'" ), ...$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'hvac_blocks%'" ) );
			restore_current_blog();
		}

		return $left;
	},
);
