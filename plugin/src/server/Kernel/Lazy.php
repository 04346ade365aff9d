<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/** A feature that is made only on requests that reach one of its hooks, so that others do not even read its classes. */
final readonly class Lazy implements Feature {
	// The first of all: WordPress skips a callback if one of an earlier priority removes itself between two others.
	private const FIRST = PHP_INT_MIN;

	/**
	 * @param list<string>       $hooks actions and filters that need it; what the feature adds to them still runs
	 * @param Closure(): Feature $make  called once
	 */
	public function __construct( private array $hooks, private Closure $make ) {}

	public function boot(): void {
		$boot = function ( mixed $value = null ) use ( &$boot ): mixed {
			( $this->make )()->boot();

			// Afterwards: WordPress ends a hook that is empty for a moment.
			foreach ( $this->hooks as $hook ) {
				remove_filter( $hook, $boot, self::FIRST );
			}

			return $value;
		};

		foreach ( $this->hooks as $hook ) {
			add_filter( $hook, $boot, self::FIRST );
		}
	}
}
