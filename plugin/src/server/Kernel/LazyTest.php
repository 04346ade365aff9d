<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class LazyTest extends TestCase {
	private int $made = 0;

	public function test_the_feature_is_made_by_the_first_of_its_hooks_and_once(): void {
		$this->boot( 'hvac_test_one', 'hvac_test_two' );
		self::assertSame( 0, $this->made );

		self::assertSame( array( 'given', 'ours' ), apply_filters( 'hvac_test_two', array( 'given' ) ) );
		self::assertSame( array( 'once', 'ours' ), apply_filters( 'hvac_test_one', array( 'once' ) ) );
		self::assertSame( array( 'twice', 'ours' ), apply_filters( 'hvac_test_one', array( 'twice' ) ) );
		self::assertSame( 1, $this->made );
	}

	public function test_an_action_makes_it_too(): void {
		$this->boot( 'hvac_test_one' );

		do_action( 'hvac_test_one' );
		self::assertSame( 1, $this->made );
	}

	private function boot( string ...$hooks ): void {
		$hooks = array_values( $hooks );

		( new Lazy( $hooks, $this->made( $hooks ) ) )->boot();
	}

	/**
	 * @param list<string> $hooks
	 * @return Closure(): Feature
	 */
	private function made( array $hooks ): Closure {
		return function () use ( $hooks ): Feature {
			++$this->made;

			return new class( $hooks ) implements Feature {
				/** @param list<string> $hooks */
				public function __construct( private array $hooks ) {}

				public function boot(): void {
					foreach ( $this->hooks as $hook ) {
						add_filter( $hook, static fn ( mixed $value ): mixed => is_array( $value ) ? array( ...$value, 'ours' ) : $value );
					}
				}
			};
		};
	}
}
