<?php
declare(strict_types=1);

namespace HvacBlocks\Database;

use Closure;
use HvacBlocks\Attempt;
use HvacBlocks\Feature;
use HvacBlocks\Settings\Settings;
use HvacBlocks\Unavailable;

defined( 'ABSPATH' ) || exit;

/** Brings the tables to this version: on activation, and on the first request of an updated plugin. */
final readonly class Installer implements Feature {
	public const OPTION = 'hvac_blocks_tables';

	/** @param Closure(): list<Tables> $tables made where there is something to do */
	public function __construct(
		private string $plugin_file,
		private string $version,
		private Closure $tables,
	) {}

	public function boot(): void {
		register_activation_hook( $this->plugin_file, $this->activate( ... ) );
		// The next request tries again.
		add_action( 'init', Attempt::of( $this->install_if_older( ... ) ), 1 );
	}

	private function activate(): void {
		try {
			$this->install();
		} catch ( Unavailable ) {
			wp_die( esc_html__( 'HVAC Blocks could not create its tables. The server\'s error log names the statement. Check the rights of the database user, then activate the plugin again.', 'hvac-blocks' ), '', array( 'back_link' => true ) );
		}
	}

	public function install(): void {
		foreach ( ( $this->tables )() as $tables ) {
			$tables->install();
		}

		// An option that is missing costs a query in every request that asks for it; an empty one costs none.
		add_option( Settings::OPTION, array(), '', true );
		update_option( self::OPTION, $this->version, true );
	}

	public function drop(): void {
		foreach ( ( $this->tables )() as $tables ) {
			$tables->drop();
		}
	}

	private function install_if_older(): void {
		if ( get_option( self::OPTION ) !== $this->version ) {
			$this->install();
		}
	}
}
