<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/** Work that the visitor need not wait for. */
final readonly class AfterAnswer {
	/** Before leads are delivered, which may take long. */
	private const PRIORITY = PHP_INT_MAX - 1;

	/** @param (Closure(): mixed)|null $end ends the visitor's wait; null if nothing can */
	public function __construct( private ?Closure $end = null ) {}

	public static function of_server(): self {
		return new self( self::end_of_wait() );
	}

	/** Returns the function that ends the visitor's wait on this server before the request ends; null if the server has none. */
	private static function end_of_wait(): ?Closure {
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $function ) {
			if ( function_exists( $function ) ) {
				return $function( ... );
			}
		}

		return null;
	}

	/** Whether the visitor's wait can end before the request does. */
	public function can_end_wait(): bool {
		return null !== $this->end;
	}

	/**
	 * Runs the work once the visitor has the response; at once if nothing can end the wait. For responses that nothing adds to while WordPress shuts
	 * down.
	 *
	 * @param Closure(): void $work
	 */
	public function run( Closure $work ): void {
		null === $this->end ? $work() : $this->at_shutdown( $work );
	}

	/**
	 * Runs the work when WordPress shuts down, once the visitor has the response if anything can end the wait.
	 *
	 * @param Closure(): mixed $work
	 */
	public function at_shutdown( Closure $work, int $priority = self::PRIORITY ): void {
		add_action(
			'shutdown',
			function () use ( $work ): void {
				if ( null !== $this->end ) {
					function_exists( 'ignore_user_abort' ) && ignore_user_abort( true );
					( $this->end )();
				}

				$work();
			},
			$priority
		);
	}
}
