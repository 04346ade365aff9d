<?php
declare(strict_types=1);

namespace HvacBlocks;

use Closure;

defined( 'ABSPATH' ) || exit;

/** A feature that is made only on requests that reach an action, so that others do not even read its classes. */
final readonly class Lazy implements Feature {
	/**
	 * @param string             $action the action that needs it; what the feature hooks to the same action still runs
	 * @param Closure(): Feature $make
	 */
	public function __construct( private string $action, private Closure $make ) {}

	public function boot(): void {
		add_action( $this->action, fn () => ( $this->make )()->boot(), 0 );
	}
}
