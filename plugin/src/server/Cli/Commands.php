<?php
declare(strict_types=1);

namespace HvacBlocks\Cli;

use HvacBlocks\Feature;
use HvacBlocks\Module;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** The commands `wp hvac-blocks …`, where WP-CLI runs. */
final readonly class Commands implements Feature {
	/** @param list<Module> $modules */
	public function __construct( private array $modules ) {}

	public function boot(): void {
		if ( ! defined( 'WP_CLI' ) || ! class_exists( WP_CLI::class ) ) {
			return;
		}

		foreach ( $this->modules as $module ) {
			foreach ( $module->commands( new WpCliConsole() ) as $name => $command ) {
				WP_CLI::add_command( "hvac-blocks $name", $command );
			}
		}
	}
}
