<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

defined( 'ABSPATH' ) || exit;

/** One row of a table with typed columns; drivers differ in what they return as a string. */
final readonly class Row {
	/** @param array<array-key, mixed> $columns */
	public function __construct( private array $columns ) {}

	/** Empty if the column is NULL or missing. */
	public function string( string $column ): string {
		$value = $this->columns[ $column ] ?? '';

		return is_scalar( $value ) ? WideText::read( (string) $value ) : '';
	}

	public function int( string $column ): int {
		$value = $this->columns[ $column ] ?? 0;

		return is_numeric( $value ) ? (int) $value : 0;
	}

	public function float( string $column ): float {
		$value = $this->columns[ $column ] ?? 0;

		return is_numeric( $value ) ? (float) $value : 0.0;
	}

	public function has( string $column ): bool {
		return isset( $this->columns[ $column ] );
	}

	public function bool( string $column ): bool {
		return 0 !== $this->int( $column );
	}
}
