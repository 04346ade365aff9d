<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Database\Row;

defined( 'ABSPATH' ) || exit;

/** One row of an import: what it does to a record, with the record before and after. */
final readonly class PlannedChange {
	public function __construct(
		/** Its position among the rows of the import, from 1. */
		public int $number,
		public ChangeKind $kind,
		/** Of the file; 0 for a record that the file does not name. */
		public int $line,
		public string $key,
		public string $name = '',
		/** Why it is invalid, or which values were contradictory or repaired. */
		public string $reason = '',
		public ?Importable $before = null,
		public ?Importable $after = null,
		/** Of `after`. */
		public string $hash = '',
		/** Whether the import has carried it out. */
		public bool $is_done = false,
	) {}

	/** Whether it is imported with a warning. */
	public function is_warned(): bool {
		return '' !== $this->reason && ChangeKind::Bad !== $this->kind;
	}

	public static function from_row( Row $row, ImportTarget $target ): self {
		return new self(
			$row->int( 'number' ),
			ChangeKind::from( $row->string( 'kind' ) ),
			$row->int( 'line' ),
			$row->string( 'company_id' ),
			$row->string( 'name' ),
			$row->string( 'reason' ),
			self::unpack( $row->string( 'old_data' ), $target ),
			self::unpack( $row->string( 'new_data' ), $target ),
			$row->string( 'hash' ),
			$row->bool( 'done' ),
		);
	}

	public static function pack( ?Importable $stored ): string {
		return null === $stored ? '' : (string) wp_json_encode( $stored->to_array(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	private static function unpack( string $packed, ImportTarget $target ): ?Importable {
		$stored = json_decode( $packed, true );

		return is_array( $stored ) ? $target->record( $stored ) : null;
	}

	/** Whether it empties a field with a value. */
	public function empties(): bool {
		$after = $this->after?->fields();

		foreach ( null === $after || null === $this->before ? array() : $this->before->fields() as $field => $value ) {
			if ( ! is_bool( $value ) && '' !== self::text( $value ) && '' === self::text( $after[ $field ] ?? null ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * The differences as text: for a list, only removed and added entries.
	 *
	 * @return list<array{field: string, old: string, new: string}>
	 */
	public function changes(): array {
		$old     = null === $this->before ? array() : $this->before->fields();
		$changes = array();

		foreach ( null === $this->before || null === $this->after ? array() : $this->after->fields() as $field => $value ) {
			$former = $old[ $field ] ?? '';

			if ( $former === $value || is_scalar( $former ) && self::text( $former ) === self::text( $value ) ) {
				continue;
			}

			$changes[] = array(
				'field' => $field,
				'old'   => is_array( $former ) && is_array( $value ) ? self::text( array_diff( self::strings( $former ), self::strings( $value ) ) ) : self::text( $former ),
				'new'   => is_array( $former ) && is_array( $value ) ? self::text( array_diff( self::strings( $value ), self::strings( $former ) ) ) : self::text( $value ),
			);
		}

		return $changes;
	}

	/**
	 * @param array<mixed> $values
	 * @return list<string>
	 */
	private static function strings( array $values ): array {
		return array_values( array_filter( $values, is_string( ... ) ) );
	}

	private static function text( mixed $value ): string {
		return match ( true ) {
			is_bool( $value ) => $value ? __( 'Yes', 'hvac-blocks' ) : __( 'No', 'hvac-blocks' ),
			is_scalar( $value ) => (string) $value,
			is_array( $value ) => implode( ' ', self::strings( $value ) ),
			default => '',
		};
	}
}
