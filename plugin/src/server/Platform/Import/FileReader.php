<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Import\Columns\FileColumn;
use HvacBlocks\Platform\Import\Columns\UnknownColumns;

defined( 'ABSPATH' ) || exit;

/**
 * A file of records, read a row at a time.
 *
 * Assumptions:
 * - Memory use depends on the longest row, not on the number of rows.
 * - A row that cannot be read is a row with a problem; a file of another kind throws.
 * - If a file is truncated, its last row has a problem and is marked.
 */
interface FileReader {
	/**
	 * @return list<FileColumn> empty if the file's fields have fixed names
	 * @throws UnknownColumns if the required ones are missing
	 * @throws UnreadableFile
	 */
	public function columns(): array;

	/**
	 * @return string the cell separator; empty if there is none
	 * @throws UnreadableFile
	 */
	public function separator(): string;

	/**
	 * @param int $offset the `end` of the last finished row, 0 for all
	 * @param int $line   the line at that offset
	 * @return iterable<RawRow>
	 * @throws UnreadableFile
	 */
	public function rows( int $offset = 0, int $line = 1 ): iterable;
}
