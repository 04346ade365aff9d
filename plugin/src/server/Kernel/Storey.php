<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** A storey of the server: its modules that storeys above it use, as public properties, and all its modules. */
interface Storey {
	/** @return list<Module> in the order they boot */
	public function modules(): array;
}
