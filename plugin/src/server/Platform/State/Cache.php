<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

defined( 'ABSPATH' ) || exit;

/** Remembers what can be worked out again. What is kept may be gone at any time. */
interface Cache {
	/** The value, or null where there is none. */
	public function get( string $name ): mixed;

	/** @param mixed $value scalars and arrays of them */
	public function set( string $name, mixed $value, int $seconds ): void;
}
