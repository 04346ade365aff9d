<?php
/** What PHPStan cannot see: constants that a wp-config.php or WordPress defines, and WP-CLI. */

declare(strict_types=1);

defined( 'ABSPATH' ) || define( 'ABSPATH', dirname( __DIR__, 4 ) . '/.cache/wordpress/' );
defined( 'WP_CONTENT_DIR' ) || define( 'WP_CONTENT_DIR', ABSPATH . 'wp-content' );
defined( 'WP_PLUGIN_DIR' ) || define( 'WP_PLUGIN_DIR', WP_CONTENT_DIR . '/plugins' );
defined( 'SCRIPT_DEBUG' ) || define( 'SCRIPT_DEBUG', (bool) getenv( 'SCRIPT_DEBUG' ) );
