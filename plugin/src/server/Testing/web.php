<?php
/**
 * The site of WebSite, for PHP's own web server: every request is answered by WordPress on the database that HVAC_WEB_DATABASE names.
 */

declare(strict_types=1);

use HvacBlocks\Testing\TestSite;

if ( PHP_SAPI !== 'cli-server' ) {
	exit;
}

require __DIR__ . '/classes.php';

// As on a public site; and each test comes as a visitor of its own.
define( 'WP_DEBUG', false );
define( 'WP_DEBUG_DISPLAY', false );
define( 'HVAC_BLOCKS_TRUSTED_PROXIES', array( '127.0.0.1' ) );

$hvac_server  = $_SERVER;
$hvac_level   = error_reporting( 0 );
$table_prefix = 'wp_';

TestSite::named( dirname( __DIR__, 4 ), (string) getenv( 'HVAC_WEB_DATABASE' ) )->configure();
error_reporting( $hvac_level );
ini_set( 'display_errors', '0' );

$_SERVER = array_merge( $hvac_server, array( 'HTTP_HOST' => 'example.test' ) );

require ABSPATH . 'wp-settings.php';

add_filter(
	'determine_current_user',
	static function ( mixed $user ): mixed {
		$login = $_SERVER['HTTP_X_TEST_USER'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- the tests' own site.
		$named = is_string( $login ) ? get_user_by( 'login', $login ) : false;

		return false === $named ? $user : $named->ID;
	},
	100
);

wp();
require ABSPATH . 'wp-includes/template-loader.php';
