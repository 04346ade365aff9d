<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

defined( 'ABSPATH' ) || exit;

/** One record of a file in its raw form. */
final readonly class RawRow {
	/**
	 * @param array<array-key, mixed>|null $values by column, in the domain's groups; null if the row cannot be read at all
	 */
	public function __construct(
		/** The line on which the row begins, from 1. */
		public int $line,
		/** The byte after the row, where a later run continues. */
		public int $end,
		/** The line at that byte. */
		public int $next_line,
		public ?array $values,
		/** Why the row cannot be read. */
		public string $problem = '',
		/** Whether the file ends or becomes unreadable in the middle of the row. */
		public bool $is_cut_off = false,
	) {}
}
