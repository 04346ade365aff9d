<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Throwable;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** The commands `wp hvac-blocks …`, where WP-CLI runs. */
final readonly class Commands implements Feature {
	/** Command names of 1.0, with their replacements. They work until 3.0, with a warning. */
	private const FORMER = array(
		'locations'    => 'postal-areas',
		'starter-site' => 'demo-site',
	);

	public function __construct( private Modules $modules ) {}

	public function boot(): void {
		if ( ! defined( 'WP_CLI' ) || ! class_exists( WP_CLI::class ) ) {
			return;
		}

		foreach ( array_merge( ...$this->modules->contributed( CommandContributor::class, static fn ( CommandContributor $module ): array => $module->commands( new WpCliConsole() ) ) ) as $name => $command ) {
			WP_CLI::add_command( "hvac-blocks $name", $command );
			self::add_former_name( $name, $command );
		}

		self::say_what_failed();
	}

	private static function add_former_name( string $name, object $command ): void {
		$former = array_search( $name, self::FORMER, true );

		if ( false !== $former ) {
			$warn = static fn () => WP_CLI::warning( "wp hvac-blocks $former is now wp hvac-blocks $name; the former name will stop working in 3.0." );
			WP_CLI::add_command( "hvac-blocks $former", $command, array( 'before_invoke' => $warn ) );
		}
	}

	/** If the database or an upstream fails, a command ends with one line and an exit status, like other command errors. */
	private static function say_what_failed(): void {
		$before = set_exception_handler( null );

		set_exception_handler(
			static function ( Throwable $error ) use ( $before ): void {
				if ( $error instanceof Unavailable ) {
					( new WpCliConsole() )->fail( $error->getMessage() );
				}

				null === $before ? throw $error : $before( $error );
			}
		);
	}
}
