<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Import\Columns\FileColumn;
use HvacBlocks\Platform\Import\Columns\RememberedColumns;

defined( 'ABSPATH' ) || exit;

/** One import as stored in the database: enough to continue it on any machine. */
final class ImportJob {
	public function __construct(
		public readonly int $id,
		/** The file's own name. */
		public readonly string $name,
		/** Bytes of the file, or of the text once it is converted. */
		public int $size,
		/** The same for the same content. */
		public readonly string $signature,
		/** Null if the file's beginning determines it. */
		public readonly ?ImportFormat $format,
		/** The source of the records: `import` or `demo`. */
		public readonly string $origin,
		/** Whether records that the file does not name are removed. */
		public readonly bool $removes_missing,
		public readonly int $user,
		public readonly int $created,
		public readonly int $updated,
		public ImportStage $stage,
		/** Where the next step begins: a byte of the file or of its text, the ID of a record's row, or the number of a row of the import. */
		public int $position,
		/** The line at that byte; during conversion, how much of the file is done; while files are fetched, which file of the next row comes next. */
		public int $line,
		public ImportCounts $counts,
		/** Why it failed. */
		public string $problem = '',
		/** @var list<FileColumn> the columns of the file, once they are read */
		public array $columns = array(),
		/** @var array<string, ?string> the user's choice of paths, by column key */
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

	/** @return array<string, string> the file's column names, by field */
	public function names(): array {
		$names = array();

		foreach ( $this->columns as $column ) {
			if ( null !== $column->path && '' !== $column->heading ) {
				$names[ FileColumn::field( $column->path ) ] = $column->heading;
			}
		}

		return $names;
	}

	/** Whether its keys are made from other columns: `ImportTarget::key_sources()`. */
	public function makes_keys( ImportTarget $target ): bool {
		return array() !== $this->columns && array() !== array_diff( $target->required_columns(), $this->paths() ) && array() === array_diff( $target->key_sources(), $this->paths() );
	}

	/** What people should know about how its file is read, in their language; empty if there is nothing to mention. */
	public function found( ImportTarget $target ): string {
		return trim( $this->counts->found->text() . ' ' . ( $this->makes_keys( $target ) && ImportStage::Columns !== $this->stage ? $target->made_keys_text() : '' ) );
	}

	/** Moves to the beginning of a stage. */
	public function enter( ImportStage $stage ): void {
		$this->stage    = $stage;
		$this->position = 0;
		$this->line     = 1;
	}

	/** The number of pieces of the file. */
	public function chunks(): int {
		return (int) ceil( $this->size / ImportChunks::SIZE );
	}
}
