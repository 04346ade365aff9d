<?php declare(strict_types=1);
/**
 * Plugin Name:       HVAC Blocks
 * Description:       Blocks, dealer search and lead generation for a residential heating and cooling manufacturer's site.
 * Version:           2.0.0
 * Requires at least: 7.0
 * Requires PHP:      8.2
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       hvac-blocks
 * Domain Path:       /languages
 *
 * This file parses on every PHP version that WordPress supports, so that an old server shows a notice instead of a fatal error.
 */

defined( 'ABSPATH' ) || exit;

$hvac_blocks_lacks = array_filter(
	array( 'mb_check_encoding', 'mb_convert_encoding', 'mb_scrub', 'mb_str_split', 'mb_strimwidth', 'mb_strtolower', 'ctype_digit', 'filter_var', 'gzdeflate', 'gzinflate', 'glob', 'sleep', 'usleep' ),
	static function ( $name ) {
		return ! function_exists( $name );
	}
);

if ( $hvac_blocks_lacks || ! is_php_version_compatible( '8.2' ) || ! is_wp_version_compatible( '7.0' ) ) {
	$hvac_blocks_message = static function () use ( $hvac_blocks_lacks ) {
		/* translators: %s: names of PHP functions. */
		return $hvac_blocks_lacks ? sprintf( __( 'HVAC Blocks stays inactive, because PHP lacks these functions here: %s. Ask your host to turn on the PHP extensions mbstring, ctype, filter, and zlib, and to allow these functions.', 'hvac-blocks' ), implode( ', ', $hvac_blocks_lacks ) ) : __( 'HVAC Blocks requires WordPress 7.0 or later and PHP 8.2 or later. It stays inactive until you update both.', 'hvac-blocks' );
	};
	add_action(
		'admin_notices',
		static function () use ( $hvac_blocks_message ) {
			if ( current_user_can( 'activate_plugins' ) ) {
				echo '<div class="notice notice-error"><p>' . esc_html( $hvac_blocks_message() ) . '</p></div>';
			}
		}
	);
	register_activation_hook(
		__FILE__,
		static function () use ( $hvac_blocks_message ) {
			wp_die( esc_html( $hvac_blocks_message() ), '', array( 'back_link' => true ) );
		}
	);
	return;
}

require __DIR__ . '/src/server/autoload.php';

/** @var callable( string ): HvacBlocks\Kernel\Feature $hvac_blocks */
$hvac_blocks = require __DIR__ . '/src/server/main.php';
$hvac_blocks( __FILE__ )->boot();
