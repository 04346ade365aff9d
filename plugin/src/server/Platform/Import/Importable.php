<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

defined( 'ABSPATH' ) || exit;

/** What an import writes: a dealer, a rebate. */
interface Importable {
	/** The unique key; case-insensitive. */
	public function key(): string;

	/** The readable name. */
	public function name(): string;

	/** Changes with any stored value except the source. */
	public function hash(): string;

	/** @return array<string, mixed> the input of `ImportTarget::record()` */
	public function to_array(): array;

	/** @return array<string, mixed> the values in a file, by column name */
	public function fields(): array;
}
