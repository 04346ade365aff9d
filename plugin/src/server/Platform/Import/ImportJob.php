<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Import\Columns\FileColumn;
use HvacBlocks\Platform\Import\Columns\RememberedColumns;

defined( 'ABSPATH' ) || exit;

/** One import as the database knows it: enough to go on from on any machine. */
final class ImportJob {
	public function __construct(
		public readonly int $id,
		/** The file's own name. */
		public readonly string $name,
		/** Its bytes, or once it is converted those of the text. */
		public int $size,
		/** The same for the same content. */
		public readonly string $signature,
		/** Null where the file's beginning says it. */
		public readonly ?ImportFormat $format,
		/** What becomes the records' source: `import` or `demo`. */
		public readonly string $origin,
		/** Whether records that the file does not name are removed. */
		public readonly bool $removes_missing,
		public readonly int $user,
		public readonly int $created,
		public readonly int $updated,
		public ImportStage $stage,
		/** Where the next step begins: a byte of the file or of its text, the ID of a record's row, or the number of a row of the import. */
		public int $position,
		/** The line that byte is on; while the file is converted, what of it is done. */
		public int $line,
		public ImportCounts $counts,
		/** Why it failed. */
		public string $problem = '',
		/** @var list<FileColumn> the columns of its file, once they are read */
		public array $columns = array(),
		/** @var array<string, ?string> the paths that people chose, by the keys of the columns */
		public array $chosen = array(),
	) {}

	public static function from_row( Row $row ): self {
		return new self(
			$row->int( 'id' ),
			$row->string( 'name' ),
			$row->int( 'size' ),
			$row->string( 'signature' ),
			ImportFormat::tryFrom( $row->string( 'format' ) ),
			$row->string( 'origin' ),
			$row->bool( 'remove_missing' ),
			$row->int( 'user_id' ),
			$row->int( 'created' ),
			$row->int( 'updated' ),
			ImportStage::from( $row->string( 'stage' ) ),
			$row->int( 'position' ),
			$row->int( 'line' ),
			ImportCounts::from_json( $row->string( 'counts' ) ),
			$row->string( 'problem' ),
			FileColumn::from_json( $row->string( 'file_columns' ) ),
			RememberedColumns::paths( json_decode( $row->string( 'chosen_columns' ), true ) ),
		);
	}

	/** @return array<string, ?string> the path of each column, by its key */
	public function paths(): array {
		return array_column( $this->columns, 'path', 'key' );
	}

	/** @return array<string, string> what the file calls its columns, by field */
	public function names(): array {
		$names = array();

		foreach ( $this->columns as $column ) {
			if ( null !== $column->path && '' !== $column->heading ) {
				$names[ FileColumn::field( $column->path ) ] = $column->heading;
			}
		}

		return $names;
	}

	/** Goes on to a stage from its beginning. */
	public function enter( ImportStage $stage ): void {
		$this->stage    = $stage;
		$this->position = 0;
		$this->line     = 1;
	}

	/** The pieces that the file comes in. */
	public function chunks(): int {
		return (int) ceil( $this->size / ImportChunks::SIZE );
	}
}
