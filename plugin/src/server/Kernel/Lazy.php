<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/** A feature made only on requests that reach one of its hooks, so that others do not even load its classes. */
final readonly class Lazy implements Feature {
	// Before all other callbacks: WordPress skips a callback if one of an earlier priority removes itself between two others.
	private const FIRST = PHP_INT_MIN;

	/**
	 * @param list<string>       $hooks actions and filters that need the feature; callbacks that it adds to them still run
	 * @param Closure(): Feature $make  called once
	 */
	public function __construct( private array $hooks, private Closure $make ) {}

	public function boot(): void {
		$boot = function ( mixed $value = null ) use ( &$boot ): mixed {
			( $this->make )()->boot();

			// Removed afterwards: WordPress stops running a hook that is empty for a moment.
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
