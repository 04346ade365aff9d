<?php
/** Gives a site made by an earlier run the tables of the plugin as it is now. `php update.php SITE` */

declare(strict_types=1);

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

require $argv[1] . '/wp-load.php';

foreach ( ( require WP_PLUGIN_DIR . '/hvac-blocks/src/server/tables.php' )( $wpdb ) as $hvac_tables ) {
	$hvac_tables->install();
}
