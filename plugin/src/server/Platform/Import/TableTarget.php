<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Import\Columns\ColumnMapping;
use HvacBlocks\Platform\Import\Csv\CsvReader;

defined( 'ABSPATH' ) || exit;

/** Records of Excel and CSV files whose IDs are in the file, and that need no lookup. */
abstract readonly class TableTarget implements ImportTarget {
	public function __construct( private RecordStore $records ) {}

	/** Says that a file is of another kind. */
	abstract protected function only_tables_text(): string;

	/** Says that no line names the required columns. */
	abstract protected function no_heading_text(): string;

	public function key_field(): string {
		return 'id';
	}

	public function key_sources(): array {
		return array();
	}

	public function made_keys_text(): string {
		return '';
	}

	public function source( ImportFormat $format, mixed $stream, ColumnMapping $mapping ): FileReader {
		if ( ImportFormat::Json === ImportFormat::of( $stream ) || ImportFormat::Json === $format ) {
			throw new UnreadableFile( esc_html( $this->only_tables_text() ) );
		}

		return new CsvReader( $stream, $this->columns(), $this->required_columns(), $this->no_heading_text(), $mapping );
	}

	public function complete( array $rows ): array {
		return $rows;
	}

	public function get_many( array $keys ): array {
		return $this->records->get_many( $keys );
	}

	public function hashes( array $keys ): array {
		return $this->records->hashes( $keys );
	}

	public function take( array $keys ): void {
		$this->records->take( $keys );
	}

	public function announce(): void {
		$this->records->announce();
	}

	final protected static function id( RawRow $row ): string {
		return ParsedRow::word( $row->values['id'] ?? '', 64 );
	}
}
