<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use Closure;
use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Upgrades the tables to this version: on activation, and on the first request of an updated plugin. */
final readonly class Installer implements Feature {
	public const OPTION = 'hvac_blocks_tables';

	/** How long to wait for another worker, from the start of its work: small tables are changed by then. After that, requests continue with the old ones. */
	private const WAIT_SECONDS = 5;

	/** @param Closure(): list<Tables> $tables made only if there is something to do */
	public function __construct(
		private string $plugin_file,
		private string $version,
		private Closure $tables,
		private UpgradeLease $lease,
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

		// A missing option costs a query in every request that reads it; an empty one costs none.
		add_option( Settings::OPTION, array(), '', true );
		update_option( self::OPTION, $this->version, true );
	}

	public function drop(): void {
		foreach ( ( $this->tables )() as $tables ) {
			$tables->drop();
		}
	}

	private function install_if_older(): void {
		if ( get_option( self::OPTION ) === $this->version ) {
			return;
		}

		if ( $this->lease->take() ) {
			try {
				$this->is_installed() || $this->install();
			} finally {
				$this->lease->release();
			}
		} else {
			$this->wait();
		}

		// Old values that this worker, or a cache, still holds.
		wp_cache_delete( 'alloptions', 'options' );
	}

	private function is_installed(): bool {
		return $this->lease->stored( self::OPTION ) === $this->version;
	}

	private function wait(): void {
		while ( ! $this->is_installed() && ( $this->lease->age() ?? self::WAIT_SECONDS ) < self::WAIT_SECONDS ) {
			usleep( 100000 );
		}
	}
}
