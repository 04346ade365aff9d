<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Import\Columns\ColumnMapping;
use HvacBlocks\Platform\Import\Columns\Headings;

defined( 'ABSPATH' ) || exit;

/**
 * A domain's description of its importable records.
 *
 * Assumptions:
 * - The records are in one table, with the columns `id` and `hash` and those named here.
 * - Some hundreds are passed at once; a call takes a fixed number of queries.
 */
interface ImportTarget {
	/** The name of a single record, in paths and commands: `dealer`. */
	public function name(): string;

	/** What a user needs to import it. */
	public function capability(): string;

	/** The file's name for the identifying column: `companyID`. */
	public function key_field(): string;

	public function table(): string;

	/** The table's identifying column. */
	public function key_column(): string;

	/** The table's column with a record's readable name. */
	public function name_column(): string;

	/** @return array<string, list<string>> the target of each column of a file, by its possible names: `Headings` */
	public function columns(): array;

	/** @return list<string> the columns required in a file, as in `columns()` */
	public function required_columns(): array;

	/** @return list<string> the columns from which the keys are made if a file has no column for them; empty if they cannot be made */
	public function key_sources(): array;

	/** Says how the keys of such a file are made. */
	public function made_keys_text(): string;

	/**
	 * @param resource $stream seekable
	 * @throws UnreadableFile
	 */
	public function source( ImportFormat $format, mixed $stream, ColumnMapping $mapping ): FileReader;

	/**
	 * Reads rows of a file.
	 *
	 * @param list<RawRow>       $rows  complete ones
	 * @param array<string, string> $names the file's column names, by field
	 * @return list<ParsedRow>
	 */
	public function read( array $rows, string $origin, array $names ): array;

	/**
	 * Adds data that requires a lookup to records, each the first with its key in the file.
	 *
	 * @param list<ParsedRow> $rows valid ones
	 * @return list<ParsedRow>
	 */
	public function complete( array $rows ): array;

	/** @param array<array-key, mixed> $stored the result of `Importable::to_array()` */
	public function record( array $stored ): Importable;

	/**
	 * @param list<string> $keys
	 * @return array<string, Importable> by key in lower case
	 */
	public function get_many( array $keys ): array;

	/**
	 * @param list<string> $keys
	 * @return array<string, string> the hashes of the stored records, by key in lower case
	 */
	public function hashes( array $keys ): array;

	/**
	 * Writes within the caller's transaction; the caller announces it after the commit.
	 *
	 * @param list<Importable> $records no key twice
	 */
	public function put( array $records ): void;

	/**
	 * Removes within the caller's transaction; the caller announces it after the commit.
	 *
	 * @param list<string> $keys
	 */
	public function take( array $keys ): void;

	public function announce(): void;

	/** Says that a file contains no records. */
	public function nothing_text(): string;
}
