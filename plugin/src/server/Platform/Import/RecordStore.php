<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

defined( 'ABSPATH' ) || exit;

/** What an import needs of the records' own store. */
interface RecordStore {
	/**
	 * @param list<string> $ids
	 * @return array<string, Importable> by ID in lower case
	 */
	public function get_many( array $ids ): array;

	/**
	 * @param list<string> $ids
	 * @return array<string, string> the hashes, by ID in lower case
	 */
	public function hashes( array $ids ): array;

	/**
	 * Removes within the caller's transaction; the caller announces it after the commit.
	 *
	 * @param list<string> $ids
	 * @return int the number removed
	 */
	public function take( array $ids ): int;

	public function announce(): void;
}
