<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

defined( 'ABSPATH' ) || exit;

/** One record of a file, as it stands there. */
final readonly class RawRow {
	/**
	 * @param array<array-key, mixed>|null $values by their columns, as the domain groups them; null where the row cannot be read at all
	 */
	public function __construct(
		/** The line of the file that the row begins on, from 1. */
		public int $line,
		/** The byte after the row, where a later run goes on. */
		public int $end,
		/** The line that byte is on. */
		public int $next_line,
		public ?array $values,
		/** Why it cannot be read. */
		public string $problem = '',
		/** Whether the file ends, or becomes unreadable, in the middle of it. */
		public bool $is_cut_off = false,
	) {}
}
