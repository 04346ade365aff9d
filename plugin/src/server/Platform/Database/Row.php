<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

defined( 'ABSPATH' ) || exit;

/** One row of a table with its columns by their types; drivers differ in what they give as a string. */
final readonly class Row {
	/** @param array<array-key, mixed> $columns */
	public function __construct( private array $columns ) {}

	/** Empty where the column is NULL or not there. */
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
