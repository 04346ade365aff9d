<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/** Work that a visitor need not wait for. */
final readonly class AfterAnswer {
	/** Before leads are delivered, which takes as long as it takes. */
	private const PRIORITY = PHP_INT_MAX - 1;

	/** @param (Closure(): mixed)|null $end what ends the visitor's wait; null where nothing can */
	public function __construct( private ?Closure $end = null ) {}

	public static function of_server(): self {
		return new self( self::end_of_wait() );
	}

	/** What ends the visitor's wait on this server, before the request is over; null where it has nothing of the kind. */
	public static function end_of_wait(): ?Closure {
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $function ) {
			if ( function_exists( $function ) ) {
				return $function( ... );
			}
		}

		return null;
	}

	/**
	 * Does it once the visitor has the answer; at once where nothing can end the wait. For answers that nobody adds to while WordPress shuts down.
	 *
	 * @param Closure(): void $work
	 */
	public function run( Closure $work ): void {
		$end = $this->end;

		if ( null === $end ) {
			$work();
			return;
		}

		add_action(
			'shutdown',
			static function () use ( $end, $work ): void {
				function_exists( 'ignore_user_abort' ) && ignore_user_abort( true );
				$end();
				$work();
			},
			self::PRIORITY
		);
	}
}
