<?php
/**
 * Loads WordPress with the plugin for PHPUnit.
 *
 * Environment: `HVAC_TEST_DB=mariadb` for MariaDB instead of SQLite; `HVAC_TEST_WITHOUT_PLUGIN=1` for the classes only.
 * This folder and every `*Test.php` are left out of the released plugin.
 */

declare(strict_types=1);

use HvacBlocks\Testing\TestSite;

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

require __DIR__ . '/classes.php';

// PHPUnit includes this file inside a function, and WordPress expects its variables to be global.
foreach ( array( 'wpdb', 'wp', 'wp_query', 'wp_the_query', 'wp_rewrite', 'wp_filter', 'wp_actions', 'wp_filters', 'wp_current_filter', 'wp_version', 'wp_db_version', 'required_php_version', 'required_mysql_version', 'table_prefix', 'shortcode_tags', 'wp_locale', 'wp_locale_switcher', 'wp_textdomain_registry', 'wp_roles', 'wp_widget_factory', 'wp_plugin_paths', 'wp_embed', 'wp_customize', 'wp_theme_directories', '_wp_theme_features', 'allowedposttags', 'allowedtags', 'allowedentitynames', 'allowedxmlentitynames', 'l10n', 'timestart', 'blog_id', 'is_IIS', 'is_iis7', 'is_apache', 'is_nginx', 'is_caddy', 'pagenow', 'wp_smiliessearch', 'wpsmiliestrans', '_wp_deprecated_widgets_callbacks', 'tinymce_version', 'required_php_extensions', 'PHP_SELF', 'wp_object_cache', 'hvac_test_site' ) as $hvac_name ) {
	global $$hvac_name;
}

$table_prefix   = 'wp_';
$hvac_root      = dirname( __DIR__, 4 );
$hvac_test_site = TestSite::open( $hvac_root );

register_shutdown_function( static fn () => $hvac_test_site->database->drop( $hvac_test_site->database_name ) );

$hvac_test_site->configure();

if ( ! TestSite::has_plugin( $hvac_root ) ) {
	$wp_filter = array(
		'pre_option_active_plugins' => array( 10 => array( array( 'function' => static fn (): array => array(), 'accepted_args' => 0 ) ) ),
	);
}

require ABSPATH . 'wp-settings.php';

if ( ! TestSite::has_plugin( $hvac_root ) ) {
	require_once $hvac_root . '/plugin/src/server/autoload.php';
}
// Tests get the blocks from WordPress itself.
if ( TestSite::has_plugin( $hvac_root ) ) {
	HvacBlocks\Editing\Content\BlockTypes::register();
}
