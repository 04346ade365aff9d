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

wp_install( 'HVAC Blocks', 'admin', 'admin@example.test', true, '', 'password' );

( require dirname( __DIR__, 2 ) . '/plugin/src/server/Testing/new-site.php' )();
