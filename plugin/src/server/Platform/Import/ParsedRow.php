<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

defined( 'ABSPATH' ) || exit;

/** A row of a file as a domain reads it: a record, or the reason why there is none. */
final readonly class ParsedRow {
	private function __construct(
		/** Of the file. */
		public int $line,
		public string $key,
		public string $name,
		public ?Importable $record,
		public string $problem = '',
		/** Whether a value of the record is a guess that the user should check. */
		public bool $is_approximate = false,
		/** Contradictory or repaired values of the record; empty if there are none. */
		public string $warning = '',
	) {}

	public static function good( int $line, Importable $record, bool $is_approximate = false, string $warning = '' ): self {
		return new self( $line, $record->key(), $record->name(), $record, is_approximate: $is_approximate, warning: $warning );
	}

	public static function bad( int $line, string $key, string $name, string $problem ): self {
		return new self( $line, $key, $name, null, $problem );
	}

	/** A copy of the row, marked as invalid. */
	public function because( string $problem ): self {
		return self::bad( $this->line, $this->key, $this->name, $problem );
	}

	/** An identifier or a name for the report, whatever the file contains. */
	public static function word( mixed $value, int $longest ): string {
		return is_scalar( $value ) ? mb_substr( trim( preg_replace( '/^(\d+)\.0+$/', '$1', mb_scrub( (string) $value ) ) ?? '' ), 0, $longest ) : '';
	}
}
