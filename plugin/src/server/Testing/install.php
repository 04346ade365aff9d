<?php
/**
 * Installs WordPress with the plugin into an empty database: `php install.php NAME`.
 * In a separate process, because WordPress cannot be installed and used in the same one.
 */

declare(strict_types=1);

use HvacBlocks\Testing\TestSite;

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

require __DIR__ . '/classes.php';

define( 'WP_INSTALLING', true );
$hvac_root    = dirname( __DIR__, 4 );
$table_prefix = 'wp_';

TestSite::named( $hvac_root, $argv[1] )->configure();

require ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

add_filter( 'pre_wp_mail', '__return_true' );
add_filter( 'pre_option_siteurl', $hvac_url = static fn (): string => 'http://example.test' );
wp_install( 'HVAC Blocks tests', 'administrator', 'admin@example.test', true, '', 'password' );
remove_filter( 'pre_option_siteurl', $hvac_url );

update_option( 'siteurl', 'http://example.test' );
update_option( 'home', 'http://example.test' );

/** @var callable( bool ): void $hvac_new_site */
$hvac_new_site = require __DIR__ . '/new-site.php';
$hvac_new_site( TestSite::has_plugin( $hvac_root ) );
