<?php
/**
 * Plugin Name:       HVAC Blocks
 * Description:       Blocks, dealer search and lead generation for a residential heating and cooling manufacturer's site.
 * Version:           1.0.0
 * Requires at least: 7.0
 * Requires PHP:      8.2
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       hvac-blocks
 * Domain Path:       /languages
 *
 * This file parses on every PHP that WordPress runs on, so that an old server gets a notice and not a fatal error.
 */

defined( 'ABSPATH' ) || exit;

if ( ! is_php_version_compatible( '8.2' ) || ! is_wp_version_compatible( '7.0' ) ) {
	add_action(
		'admin_notices',
		static function () {
			if ( current_user_can( 'activate_plugins' ) ) {
				$message = __( 'HVAC Blocks requires WordPress 7.0 or later and PHP 8.2 or later. It stays inactive until you update both.', 'hvac-blocks' );
				echo '<div class="notice notice-error"><p>' . esc_html( $message ) . '</p></div>';
			}
		}
	);
	return;
}

require __DIR__ . '/src/server/autoload.php';

/** @var callable( string ): HvacBlocks\Feature $hvac_blocks */
$hvac_blocks = require __DIR__ . '/src/server/main.php';
$hvac_blocks( __FILE__ )->boot();
