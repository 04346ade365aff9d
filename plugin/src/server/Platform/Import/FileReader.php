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
 * - The memory it takes depends on the longest row, not on the number of rows.
 * - A row that cannot be read is a row with a problem; a file that is not of this kind at all throws.
 * - Where a file is cut off, its last row is one with a problem, and marked.
 */
interface FileReader {
	/**
	 * @return list<FileColumn> none where the file's fields have fixed names
	 * @throws UnknownColumns where the required ones are not among them
	 * @throws UnreadableFile
	 */
	public function columns(): array;

	/**
	 * @return string what separates the cells; empty where there are none
	 * @throws UnreadableFile
	 */
	public function separator(): string;

	/**
	 * @param int $offset the `end` of the last row that is done, 0 for all
	 * @param int $line   the line that byte is on
	 * @return iterable<RawRow>
	 * @throws UnreadableFile
	 */
	public function rows( int $offset = 0, int $line = 1 ): iterable;
}
