<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use Generator;
use HvacBlocks\Platform\Import\UnreadableFile;

defined( 'ABSPATH' ) || exit;

/**
 * A file in a user's format, converted once to the format that importers read: text in UTF-8 (or Windows-1252) with line feeds.
 *
 * Assumptions:
 * - Memory use depends on the longest row, not on the number of rows.
 * - The same file gives the same text every time, so that another process can continue.
 * - A line of the text is a line of the file, or a row of the sheet.
 */
interface Intake {
	/** Whether the file already has that format. */
	public function is_plain(): bool;

	/** @throws UnreadableFile */
	public function found(): FileFormat;

	/** What the pieces returned by this object left out. */
	public function losses(): FileLosses;

	/**
	 * @param int $from how much of the file is done: a key returned before, 0 for nothing
	 * @return Generator<int, string> pieces of the text, by how much of the file is done with them
	 * @throws UnreadableFile
	 */
	public function pieces( int $from = 0 ): Generator;
}
