<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Import\Columns\ColumnMapping;
use HvacBlocks\Platform\Import\Columns\Headings;

defined( 'ABSPATH' ) || exit;

/**
 * What a domain says of the records that are imported into it.
 *
 * Assumptions:
 * - The records are in one table, with the columns `id` and `hash` and those that this names.
 * - Some hundreds are handed over at once; a call is a fixed number of queries.
 */
interface ImportTarget {
	/** One of its records, in paths and commands: `dealer`. */
	public function name(): string;

	/** What a file calls the column that tells its records apart: `companyID`. */
	public function key_field(): string;

	public function table(): string;

	/** The table's column that tells records apart. */
	public function key_column(): string;

	/** The table's column with what people call a record. */
	public function name_column(): string;

	/** @return array<string, list<string>> where each column of a file belongs, by the names it may have: `Headings` */
	public function columns(): array;

	/** @return list<string> the columns that a file must have, as in `columns()` */
	public function required_columns(): array;

	/**
	 * @param resource $stream seekable
	 * @throws UnreadableFile
	 */
	public function source( ImportFormat $format, mixed $stream, ColumnMapping $mapping ): FileReader;

	/**
	 * Reads rows of a file.
	 *
	 * @param list<RawRow>       $rows  whole ones
	 * @param array<string, string> $names what the file calls its columns, by field
	 * @return list<ParsedRow>
	 */
	public function read( array $rows, string $origin, array $names ): array;

	/**
	 * Adds what only a lookup knows, to records that are each the first of their kind in the file.
	 *
	 * @param list<ParsedRow> $rows good ones
	 * @return list<ParsedRow>
	 */
	public function complete( array $rows ): array;

	/** @param array<array-key, mixed> $stored what `Importable::to_array()` gave */
	public function record( array $stored ): Importable;

	/**
	 * @param list<string> $keys
	 * @return array<string, Importable> by key in lower case
	 */
	public function get_many( array $keys ): array;

	/**
	 * @param list<string> $keys
	 * @return array<string, string> the hashes of those that are stored, by key in lower case
	 */
	public function hashes( array $keys ): array;

	/**
	 * Writes within a transaction of the caller, who announces it when it is committed.
	 *
	 * @param list<Importable> $records each key once
	 */
	public function put( array $records ): void;

	/**
	 * Removes within a transaction of the caller, who announces it when it is committed.
	 *
	 * @param list<string> $keys
	 */
	public function take( array $keys ): void;

	public function announce(): void;

	/** That a file names none. */
	public function nothing_text(): string;
}
