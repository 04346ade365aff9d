<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** One of `StoredRecords`. */
interface StoredRecord {
	/** What no other record of its list has. */
	public function key(): string;

	/** @return array<string, mixed> what is stored of it */
	public function to_array(): array;
}
