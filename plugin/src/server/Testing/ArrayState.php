<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use Closure;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/** Shared state for a single test, with a clock that the test sets. */
final class ArrayState implements SharedState {
	public int $now = 1_700_000_000;

	/** @var (Closure(string, self): void)|null called before each read: simulates concurrent requests */
	public ?Closure $meanwhile = null;

	/** @var array<string, array{mixed, int}> */
	private array $values = array();

	public function get( string $name ): mixed {
		if ( null !== $this->meanwhile ) {
			( $this->meanwhile )( $name, $this );
		}

		return isset( $this->values[ $name ] ) && $this->values[ $name ][1] > $this->now ? $this->values[ $name ][0] : null;
	}

	public function set( string $name, mixed $value, int $seconds ): void {
		$this->values[ $name ] = array( $value, $this->now + $seconds );
	}

	public function set_many( array $values, int $seconds ): void {
		foreach ( $values as $name => $value ) {
			$this->set( $name, $value, $seconds );
		}
	}

	public function add( string $name, mixed $value, int $seconds ): bool {
		if ( isset( $this->values[ $name ] ) && $this->values[ $name ][1] > $this->now ) {
			return false;
		}

		$this->set( $name, $value, $seconds );

		return true;
	}

	public function increment( string $name, int $by, int $seconds ): int {
		$this->add( $name, 0, $seconds );

		$sum = is_int( $this->values[ $name ][0] ) ? $this->values[ $name ][0] + $by : $by;

		$this->values[ $name ][0] = $sum;

		return $sum;
	}

	public function delete( string $name ): void {
		unset( $this->values[ $name ] );
	}

	/** The clock, for the code under test. */
	public function clock(): Closure {
		return fn (): int => $this->now;
	}

	/** @return list<string> the names of existing values */
	public function names(): array {
		return array_keys( array_filter( $this->values, fn ( array $value ): bool => $value[1] > $this->now ) );
	}
}
