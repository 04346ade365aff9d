<?php
/** The configuration of the browser tests' site; bin/lib/native-site.mjs copies it into the site. */

declare(strict_types=1);

define( 'DB_ENGINE', 'sqlite' );
define( 'DB_DIR', __DIR__ . '/wp-content/database/' );
define( 'DB_FILE', 'site.sqlite' );
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );

$hvac_host = $_SERVER['HTTP_HOST'] ?? getenv( 'HVAC_SITE_HOST' );

define( 'WP_HOME', "http://$hvac_host" );
define( 'WP_SITEURL', "http://$hvac_host" );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', dirname( __DIR__ ) . '/php.log' );
// Where each example of each block is hydrated, and after an optimizer's changes, React's development build reports every difference. Elsewhere, people get
// the released one.
define( 'SCRIPT_DEBUG', str_starts_with( $_SERVER['REQUEST_URI'] ?? '', '/hvac-blocks/gallery/' ) || isset( $_SERVER['HTTP_X_TEST_OPTIMIZER'] ) );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
define( 'FS_METHOD', 'direct' );

// All tests search from one address.
define( 'HVAC_BLOCKS_DEALERS_RATE_LIMIT', 100000 );

foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $hvac_name ) {
	define( $hvac_name, "$hvac_name of a site that holds no secret" );
}

$table_prefix = 'wp_';

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );

require_once ABSPATH . 'wp-settings.php';
