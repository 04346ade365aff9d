<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Runs instead of the whole plugin if a later version stored this site's data: it does not touch the data, and says what to do.
 *
 * Assumption: the structure of stored data changes only in minor and major versions, so a patch can be rolled back in an emergency.
 */
final readonly class DowngradeGuard implements Feature {
	public function __construct(
		private string $plugin_file,
		private string $version,
	) {}

	/** @param string $version the running plugin's version */
	public static function is_stored( string $version ): bool {
		return version_compare( self::structure( self::stored() ), self::structure( $version ), '>' );
	}

	public function boot(): void {
		register_activation_hook( $this->plugin_file, $this->refuse( ... ) );
		add_action( 'admin_notices', $this->show( ... ) );
		add_action( 'cli_init', $this->warn( ... ) );
	}

	private function refuse(): void {
		wp_die( esc_html( $this->message() ), '', array( 'back_link' => true ) );
	}

	private function show(): void {
		if ( current_user_can( 'activate_plugins' ) ) {
			wp_admin_notice( esc_html( $this->message() ), array( 'type' => 'error' ) );
		}
	}

	private function warn(): void {
		\WP_CLI::warning( $this->message() );
	}

	private function message(): string {
		/* translators: 1: version of the installed plugin. 2: later version that stored the data. */
		return sprintf( __( 'HVAC Blocks %1$s cannot use the data that version %2$s stored on this site. It stays inactive and changes nothing. Install version %2$s or later, or restore a backup from before the update.', 'hvac-blocks' ), $this->version, self::stored() );
	}

	private static function stored(): string {
		$version = get_option( Installer::OPTION );

		return is_string( $version ) ? $version : '0';
	}

	private static function structure( string $version ): string {
		return implode( '.', array_slice( explode( '.', $version ), 0, 2 ) );
	}
}
