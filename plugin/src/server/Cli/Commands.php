<?php
declare(strict_types=1);

namespace HvacBlocks\Cli;

use Closure;
use HvacBlocks\Feature;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** The commands `wp hvac-blocks …`, where WP-CLI runs. */
final readonly class Commands implements Feature {
	/**
	 * @param array<string, Closure( Console ): object> $commands what makes each group's command, by its name
	 */
	public function __construct( private array $commands ) {}

	public function boot(): void {
		if ( ! defined( 'WP_CLI' ) || ! class_exists( WP_CLI::class ) ) {
			return;
		}

		foreach ( $this->commands as $name => $make ) {
			WP_CLI::add_command( "hvac-blocks $name", $make( new WpCliConsole() ) );
		}
	}
}
