<?php
/** The configuration of the benchmark sites; bench/lib/sites.mjs copies it and writes the differences beside it. */

declare(strict_types=1);

/** @var array{host: string, smtp: int, engine: string, database: string, socket: string, redis: string, settings: array<string, mixed>} $hvac_bench */
$hvac_bench = require __DIR__ . '/bench-site.php';

if ( 'sqlite' === $hvac_bench['engine'] ) {
	define( 'DB_ENGINE', 'sqlite' );
	define( 'DB_DIR', __DIR__ . '/wp-content/database/' );
	define( 'DB_FILE', 'site.sqlite' );
}

if ( '' !== $hvac_bench['redis'] ) {
	define( 'HVAC_REDIS_SOCKET', $hvac_bench['redis'] );
	define( 'HVAC_REDIS_DATABASE', 0 );
}

define( 'DB_NAME', $hvac_bench['database'] );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:' . $hvac_bench['socket'] );
define( 'DB_CHARSET', 'utf8mb4' );

define( 'WP_HOME', "http://{$hvac_bench['host']}" );
define( 'WP_SITEURL', "http://{$hvac_bench['host']}" );
define( 'WP_ENVIRONMENT_TYPE', 'production' );
define( 'WP_DEBUG', false );
define( 'SCRIPT_DEBUG', false );
define( 'SAVEQUERIES', isset( $_SERVER['HTTP_X_BENCH_QUERIES'] ) );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
define( 'FS_METHOD', 'direct' );
define( 'BENCH_SMTP_PORT', $hvac_bench['smtp'] );

foreach ( $hvac_bench['settings'] as $hvac_name => $hvac_value ) {
	define( $hvac_name, $hvac_value );
}

foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $hvac_name ) {
	define( $hvac_name, "$hvac_name of a site that holds no secret" );
}

$table_prefix = 'wp_';

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );

require_once ABSPATH . 'wp-settings.php';
