<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use Generator;
use HvacBlocks\Platform\Import\UnreadableFile;

defined( 'ABSPATH' ) || exit;

/**
 * A file as people have it, turned once into what the sources of an import read: text in UTF-8 (or Windows-1252) with line feeds.
 *
 * Assumptions:
 * - The memory it takes depends on the longest row, not on the number of rows.
 * - The same file gives the same text every time, so that another process can go on.
 * - A line of the text is a line of the file, or a row of the sheet.
 */
interface Intake {
	/** Whether the file already is such text. */
	public function is_plain(): bool;

	/** @throws UnreadableFile */
	public function found(): FileFormat;

	/**
	 * @param int $from what of the file is done: a key that this gave before, 0 for nothing
	 * @return Generator<int, string> pieces of the text, by what of the file is done with them
	 * @throws UnreadableFile
	 */
	public function pieces( int $from = 0 ): Generator;
}
