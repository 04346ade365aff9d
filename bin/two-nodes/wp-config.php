<?php
/** The configuration of the site that two web nodes serve; bin/lib/two-nodes.mjs copies it into the site. */

declare(strict_types=1);

/** @var array{host: string, database: string, socket: string, mails: string} $hvac_nodes */
$hvac_nodes = json_decode( (string) file_get_contents( __DIR__ . '/two-nodes.json' ), true );

define( 'DB_NAME', $hvac_nodes['database'] );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:' . $hvac_nodes['socket'] );
define( 'DB_CHARSET', 'utf8mb4' );

// Each request tells a node whether it has an object cache, so that both kinds are tested on one site.
if ( isset( $_SERVER['HVAC_REDIS_SOCKET'] ) ) {
	define( 'HVAC_REDIS_SOCKET', $_SERVER['HVAC_REDIS_SOCKET'] );
	define( 'HVAC_REDIS_DATABASE', 0 );
}

define( 'WP_HOME', "http://{$hvac_nodes['host']}" );
define( 'WP_SITEURL', "http://{$hvac_nodes['host']}" );
define( 'WP_ENVIRONMENT_TYPE', 'production' );
define( 'WP_DEBUG', false );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'FS_METHOD', 'direct' );

define( 'HVAC_BLOCKS_DEALERS_RATE_LIMIT', 100000 );
define( 'HVAC_BLOCKS_REQUESTS_RATE_LIMIT', 100000 );
define( 'HVAC_BLOCKS_LEADS_RATE_LIMIT', 10000 );

foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $hvac_name ) {
	define( $hvac_name, "$hvac_name of a site that holds no secret" );
}

$table_prefix = 'wp_';

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );

require_once ABSPATH . 'wp-settings.php';
