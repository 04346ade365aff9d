<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

defined( 'ABSPATH' ) || exit;

/** What an import writes: a dealer, a rebate. */
interface Importable {
	/** What tells it from others; capitals do not count. */
	public function key(): string;

	/** What people call it. */
	public function name(): string;

	/** Changes whenever anything that is stored does, except for where it came from. */
	public function hash(): string;

	/** @return array<string, mixed> what `ImportTarget::record()` reads */
	public function to_array(): array;

	/** @return array<string, mixed> what is in a file, by the names of its columns */
	public function fields(): array;
}
