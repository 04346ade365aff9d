<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Files;

use HvacBlocks\Platform\Import\Importable;
use HvacBlocks\Platform\Import\ImportTarget;

defined( 'ABSPATH' ) || exit;

/**
 * Records that name files on other servers: an import fetches them once the records are written, one at a time, in steps.
 *
 * Assumptions:
 * - A file that cannot be fetched costs its field only, and the next import of the same row tries again.
 * - A file that an earlier import fetched is not fetched again.
 */
interface FileTarget extends ImportTarget {
	/** @return array<string, string> the field by the address of each file, in a fixed order */
	public function files( Importable $record ): array;

	/**
	 * Fetches a file unless it is here.
	 *
	 * @param int $import its ID, which the file remembers
	 * @return string why it is not here; empty if it is
	 */
	public function fetch( string $address, string $field, int $import ): string;

	/** Returns the record without a file. */
	public function without_file( Importable $record, string $address ): Importable;

	/** Deletes the files that an import fetched and that no record names; some at a time. Returns whether none is left. */
	public function remove_files( int $import ): bool;
}
