<?php
declare(strict_types=1);

namespace HvacBlocks\Site\PageCaches;

use Closure;

defined( 'ABSPATH' ) || exit;

/** One cache of whole pages, with its plugin's functions or hooks. None of them is called unless it exists. */
final readonly class PageCache {
	/**
	 * @param Closure(): bool $is_there
	 * @param Closure( int ): bool $purge_post false if it can only purge everything
	 * @param Closure(): mixed $purge_all
	 */
	public function __construct( public string $name, private Closure $is_there, private Closure $purge_post, private Closure $purge_all ) {}

	/**
	 * A plugin with a function for one post, which receives what the third argument makes of the post's ID, and one for all pages.
	 *
	 * @param (Closure( int ): mixed)|null $argument
	 */
	public static function of_functions( string $name, string $for_post, string $for_all, ?Closure $argument = null ): self {
		return new self(
			$name,
			static fn (): bool => self::can( $for_all ),
			static fn ( int $id ): bool => self::call( $for_post, null === $argument ? $id : $argument( $id ) ),
			static fn (): bool => self::call( $for_all )
		);
	}

	/**
	 * A plugin that listens to an action for one post and to one for all pages.
	 *
	 * @param non-empty-string|null $for_post null: it has none
	 * @param non-empty-string      $for_all  may be the same: without a post
	 */
	public static function of_actions( string $name, ?string $for_post, string $for_all ): self {
		return new self(
			$name,
			static fn (): bool => has_action( $for_all ),
			static function ( int $id ) use ( $for_post ): bool {
				if ( null === $for_post ) {
					return false;
				}

				do_action( $for_post, $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the other plugin's.

				return has_action( $for_post );
			},
			static fn () => do_action( $for_all ) // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as above.
		);
	}

	public function is_there(): bool {
		return ( $this->is_there )();
	}

	/** @param list<int> $posts */
	public function purge_posts( array $posts ): void {
		foreach ( $posts as $post ) {
			if ( ! ( $this->purge_post )( $post ) ) {
				$this->purge_all();

				return;
			}
		}
	}

	public function purge_all(): void {
		( $this->purge_all )();
	}

	public static function can( mixed $callback ): bool {
		return is_callable( $callback );
	}

	/** @return bool whether the function exists and was called */
	public static function call( mixed $callback, mixed ...$arguments ): bool {
		self::result( $callback, ...$arguments );

		return is_callable( $callback );
	}

	/** Returns a function's result; null if it does not exist. */
	public static function result( mixed $callback, mixed ...$arguments ): mixed {
		return is_callable( $callback ) ? $callback( ...$arguments ) : null;
	}
}
