<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** An option with a list or a map, empty where it is missing. */
final class StoredOption {
	/**
	 * @param array<array-key, mixed> $value
	 * @param bool                    $autoload whether every request reads it; an empty one is read always, because it costs nothing
	 * @return bool whether the database has it; `update_option()` also returns false if nothing changed
	 */
	public static function write( string $name, array $value, bool $autoload = false ): bool {
		return update_option( $name, $value, $autoload || array() === $value ) || get_option( $name, array() ) === $value;
	}
}
