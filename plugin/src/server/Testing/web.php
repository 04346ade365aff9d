<?php
/**
 * The site of WebSite, for PHP's own web server: WordPress answers every request on the database that HVAC_WEB_DATABASE names.
 */

declare(strict_types=1);

use HvacBlocks\Testing\TestSite;

if ( PHP_SAPI !== 'cli-server' ) {
	exit;
}

require __DIR__ . '/classes.php';

// As on a public site; and each test is a separate visitor.
define( 'WP_DEBUG', false );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_USE_THEMES', true );
define( 'HVAC_BLOCKS_TRUSTED_PROXIES', array( '127.0.0.1' ) );

$hvac_server  = $_SERVER;
$hvac_level   = error_reporting( 0 );
$table_prefix = 'wp_';

TestSite::named( dirname( __DIR__, 4 ), (string) getenv( 'HVAC_WEB_DATABASE' ) )->configure( '1' === getenv( 'HVAC_WEB_NETWORK' ) );
error_reporting( $hvac_level );
ini_set( 'display_errors', '0' );

$hvac_host = $hvac_server['HTTP_HOST'] ?? '';
$_SERVER   = array_merge( $hvac_server, array( 'PHP_SELF' => '/index.php', 'SCRIPT_NAME' => '/index.php', 'HTTP_HOST' => is_string( $hvac_host ) && str_ends_with( $hvac_host, '.example.test' ) ? $hvac_host : 'example.test' ) );

// After the answer: every file that PHP read for it.
if ( isset( $_SERVER['HTTP_X_TEST_FILES'] ) ) {
	register_shutdown_function( static fn () => print "\n" . json_encode( get_included_files(), JSON_UNESCAPED_SLASHES ) );
}

// What a test changes on the site before it starts: a constant, and active plugins.
if ( 'off' === ( $_SERVER['HTTP_X_TEST_EARLY'] ?? '' ) ) {
	define( 'HVAC_BLOCKS_EARLY_ANSWERS', false );
}
if ( isset( $_SERVER['HTTP_X_TEST_PLUGINS'] ) ) {
	$GLOBALS['wp_filter'] = array( 'option_active_plugins' => array( 10 => array( array( 'function' => static fn (): array => array( $_SERVER['HTTP_X_TEST_PLUGINS'] ), 'accepted_args' => 1 ) ) ) );
}
if ( is_string( $_SERVER['HTTP_X_TEST_MU_PLUGINS'] ?? null ) ) {
	define( 'WPMU_PLUGIN_DIR', $_SERVER['HTTP_X_TEST_MU_PLUGINS'] );
}
if ( is_string( $_SERVER['HTTP_X_TEST_CLOSED'] ?? null ) ) {
	// Closed to all addresses except those with this prefix.
	$GLOBALS['wp_filter'] = array( 'init' => array( 10 => array( array(
		'function'      => static function (): void {
			$from = $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '';
			$open = $_SERVER['HTTP_X_TEST_CLOSED'] ?? '';

			if ( ! is_string( $from ) || ! is_string( $open ) || ! str_starts_with( $from, $open ) ) {
				status_header( 503 );
				exit;
			}
		},
		'accepted_args' => 0,
	) ) ) );
}
if ( isset( $_SERVER['HTTP_X_TEST_BREAK'] ) ) {
	// A request made before WordPress is ready fails in the middle.
	$GLOBALS['wp_filter'] = array( 'hvac_blocks_dealer_search' => array( 10 => array( array( 'function' => static fn ( mixed $search ): mixed => did_action( 'init' ) ? $search : throw new RuntimeException( 'Not yet.' ), 'accepted_args' => 1 ) ) ) );
}

if ( is_string( $_SERVER['HTTP_X_TEST_PERMALINKS'] ?? null ) ) {
	$GLOBALS['wp_filter'] = array(
		'pre_option_permalink_structure' => array( 10 => array( array( 'function' => static fn (): string => $_SERVER['HTTP_X_TEST_PERMALINKS'], 'accepted_args' => 0 ) ) ),
		// Computed anew, and not stored for the requests of other tests.
		'pre_update_option_rewrite_rules' => array( 10 => array( array( 'function' => static fn (): array => array(), 'accepted_args' => 0 ) ) ),
		'pre_option_rewrite_rules'       => array( 10 => array( array( 'function' => static fn (): array => array(), 'accepted_args' => 0 ) ) ),
	);
}

// A site in a folder of its host, as the server's script there sets it.
if ( is_string( $_SERVER['HTTP_X_TEST_FOLDER'] ?? null ) ) {
	$hvac_home = static fn (): string => 'http://example.test' . $_SERVER['HTTP_X_TEST_FOLDER'];
	$_SERVER   = array_merge( $_SERVER, array( 'PHP_SELF' => "{$_SERVER['HTTP_X_TEST_FOLDER']}/index.php", 'SCRIPT_NAME' => "{$_SERVER['HTTP_X_TEST_FOLDER']}/index.php" ) );

	$hvac_home = array( 10 => array( array( 'function' => $hvac_home, 'accepted_args' => 0 ) ) );

	$GLOBALS['wp_filter'] = array( 'pre_option_home' => $hvac_home, 'pre_option_siteurl' => $hvac_home ) + ( is_array( $GLOBALS['wp_filter'] ?? null ) ? $GLOBALS['wp_filter'] : array() );
}

require ABSPATH . 'wp-settings.php';

// A request that gets this far has been through the whole startup of WordPress. A response with a cookie teaches nothing.
if ( isset( $_SERVER['HTTP_X_TEST_TRACE'] ) ) {
	header( 'Set-Cookie: ready=1' );
}
if ( is_string( $_SERVER['HTTP_X_TEST_FILTER'] ?? null ) ) {
	// It leaves every value unchanged.
	add_filter( $_SERVER['HTTP_X_TEST_FILTER'], 'maybe_unserialize' );
}

$hvac_closer = $_SERVER['HTTP_X_TEST_CLOSER'] ?? null;

if ( is_string( $hvac_closer ) ) {
	/** @var Closure( string ): void $close */
	$close = require dirname( __DIR__, 4 ) . '/bin/site/closed-site.php';
	$close( $hvac_closer );
}

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
