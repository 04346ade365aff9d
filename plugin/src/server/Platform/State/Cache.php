<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

defined( 'ABSPATH' ) || exit;

/** Stores values that can be recomputed. They may disappear at any time. */
interface Cache {
	/** Whether any value outlives the request. */
	public function is_lasting(): bool;

	/** The value, or null if there is none. */
	public function get( string $name ): mixed;

	/** @param mixed $value scalars and arrays of them */
	public function set( string $name, mixed $value, int $seconds ): void;
}
