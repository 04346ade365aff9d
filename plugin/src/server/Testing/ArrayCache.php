<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Platform\State\Cache;

defined( 'ABSPATH' ) || exit;

/** A cache for a single test. */
final class ArrayCache implements Cache {
	/** @var array<string, mixed> */
	public array $values = array();

	/** @var array<string, int> */
	public array $seconds = array();

	public function __construct( private readonly bool $is_lasting = true ) {}

	public function is_lasting(): bool {
		return $this->is_lasting;
	}

	public function get( string $name ): mixed {
		return $this->values[ $name ] ?? null;
	}

	public function set( string $name, mixed $value, int $seconds ): void {
		$this->values[ $name ]  = $value;
		$this->seconds[ $name ] = $seconds;
	}
}
