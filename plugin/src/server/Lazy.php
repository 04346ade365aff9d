<?php
declare(strict_types=1);

namespace HvacBlocks;

use Closure;

defined( 'ABSPATH' ) || exit;

/** A feature that is made only on requests that reach one of its hooks, so that others do not even read its classes. */
final class Lazy implements Feature {
	private bool $is_made = false;

	/**
	 * @param list<string>       $hooks actions and filters that need it; what the feature adds to them, later than priority 0, still runs
	 * @param Closure(): Feature $make  called once
	 */
	public function __construct( private readonly array $hooks, private readonly Closure $make ) {}

	public function boot(): void {
		foreach ( $this->hooks as $hook ) {
			add_filter( $hook, $this->boot_before( ... ), 0 );
		}
	}

	/** @param mixed $value what is filtered, or what an action tells first */
	private function boot_before( mixed $value = null ): mixed {
		if ( ! $this->is_made ) {
			$this->is_made = true;
			( $this->make )()->boot();
		}

		return $value;
	}
}
