<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** A storey of the server: the modules that higher storeys use, as public properties, and all its modules. */
interface Storey {
	/** @return list<Module> in boot order */
	public function modules(): array;
}
