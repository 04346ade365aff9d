<?php
/** Installs WordPress with the plugin: `HVAC_SITE_HOST=127.0.0.1:8889 php install.php SITE`. */

declare(strict_types=1);

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

define( 'WP_INSTALLING', true );
ini_set( 'display_errors', 'stderr' );

$_SERVER['HTTP_HOST']       = getenv( 'HVAC_SITE_HOST' );
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';

require $argv[1] . '/wp-config.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_install( 'HVAC Blocks', 'admin', 'admin@example.test', true, '', 'password' );

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

$hvac_result = activate_plugin( 'hvac-blocks/plugin.php' );

if ( is_wp_error( $hvac_result ) ) {
	fwrite( STDERR, $hvac_result->get_error_message() );
	exit( 1 );
}
