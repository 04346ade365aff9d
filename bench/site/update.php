<?php
/** Upgrades a site from an earlier run to the plugin's current tables. `php update.php SITE` */

declare(strict_types=1);

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

require $argv[1] . '/wp-load.php';

foreach ( ( require WP_PLUGIN_DIR . '/hvac-blocks/src/server/tables.php' )( $wpdb ) as $hvac_tables ) {
	$hvac_tables->install();
}
