<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/** The modules of the domains and their contributions to one another: a contributor is a module with one more interface. */
final readonly class Modules {
	/** @param list<Module> $all */
	public function __construct( public array $all ) {}

	/**
	 * Collects what each contributor provides.
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

	/** @return list<Feature> in boot order */
	public function features(): array {
		return array_merge( ...array_map( static fn ( Module $module ): array => $module->features(), $this->all ) );
	}

	/** @return array<string, Closure(): list<Route>> the visitors' routes, made on demand; see `RouteContributor` */
	public function routes(): array {
		return array_merge( ...$this->contributed( RouteContributor::class, static fn ( RouteContributor $module ): array => $module->routes() ) );
	}

	/** @return list<Route> the routes for editors and administrators */
	public function admin_routes(): array {
		return array_merge( ...$this->contributed( AdminRouteContributor::class, static fn ( AdminRouteContributor $module ): array => $module->admin_routes() ) );
	}

	/** @return list<Route> */
	public function all_routes(): array {
		return array_merge( $this->admin_routes(), ...array_map( static fn ( Closure $make ): array => $make(), array_values( $this->routes() ) ) );
	}
}
