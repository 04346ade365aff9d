<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

defined( 'ABSPATH' ) || exit;

/**
 * Short-lived values that all requests share.
 *
 * Assumptions:
 * - A value is JSON data and never null; it may disappear at any time, at the latest after its seconds.
 * - `add()` and `increment()` are atomic among all that share the state.
 * - Names are short and contain no personal data: hash it first.
 */
interface SharedState {
	/** The value, or null if there is none. */
	public function get( string $name ): mixed;

	public function set( string $name, mixed $value, int $seconds ): void;

	/** @param array<string, mixed> $values by name */
	public function set_many( array $values, int $seconds ): void;

	/** Stores the value only if there is none; false if there was one. */
	public function add( string $name, mixed $value, int $seconds ): bool;

	/** Adds to a counter that starts at 0 and expires `$seconds` after its start; returns the sum. */
	public function increment( string $name, int $by, int $seconds ): int;

	public function delete( string $name ): void;
}
