<?php
/**
 * Installs WordPress with the plugin into an empty database: `php install.php NAME`.
 * A process of its own, because WordPress cannot be installed and used in one.
 */

declare(strict_types=1);

use HvacBlocks\Testing\TestSite;

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

require __DIR__ . '/classes.php';

define( 'WP_INSTALLING', true );
$hvac_root    = dirname( __DIR__, 4 );
$table_prefix = 'wp_';

TestSite::named( $hvac_root, $argv[1] )->configure();

require ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

add_filter( 'pre_wp_mail', '__return_true' );
add_filter( 'pre_option_siteurl', $hvac_url = static fn (): string => 'http://example.test' );
wp_install( 'HVAC Blocks tests', 'administrator', 'admin@example.test', true, '', 'password' );
remove_filter( 'pre_option_siteurl', $hvac_url );

update_option( 'siteurl', 'http://example.test' );
update_option( 'home', 'http://example.test' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'template', 'twentytwentyfive' );
update_option( 'stylesheet', 'twentytwentyfive' );

foreach ( array( 'editor', 'author', 'contributor', 'subscriber' ) as $hvac_role ) {
	wp_insert_user(
		array(
			'user_login' => $hvac_role,
			'user_pass'  => 'password',
			'user_email' => "$hvac_role@example.test",
			'role'       => $hvac_role,
		)
	);
}

if ( TestSite::has_plugin( $hvac_root ) ) {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';

	$hvac_result = activate_plugin( 'hvac-blocks/plugin.php' );

	if ( is_wp_error( $hvac_result ) ) {
		fwrite( STDERR, $hvac_result->get_error_message() );
		exit( 1 );
	}
}
