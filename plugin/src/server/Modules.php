<?php
declare(strict_types=1);

namespace HvacBlocks;

use Closure;

defined( 'ABSPATH' ) || exit;

/** The modules of the domains, and what they contribute to one another: a contributor is a module with one more interface. */
final readonly class Modules {
	/** @param list<Module> $all */
	public function __construct( public array $all ) {}

	/**
	 * What each contributor brings.
	 *
	 * @template C of object
	 * @template T
	 * @param class-string<C> $contributor an interface
	 * @param Closure( C ): T $brings
	 * @return list<T>
	 */
	public function contributed( string $contributor, Closure $brings ): array {
		$brought = array();

		foreach ( $this->all as $module ) {
			if ( $module instanceof $contributor ) {
				$brought[] = $brings( $module );
			}
		}

		return $brought;
	}
}
