<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use Closure;
use WP_Block_Type;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** The registered block types. The plugin's own are registered when a request first asks for them, here or by rendering one. */
final class BlockTypes {
	public const PREFIX = 'hvac-blocks/';

	/** @var (Closure(): void)|null */
	private static ?Closure $waiting = null;

	/** @param Closure(): void $register called once, when a block type of the plugin is first requested */
	public static function wait( Closure $register ): void {
		self::$waiting = $register;
	}

	public static function are_waiting(): bool {
		return null !== self::$waiting;
	}

	public static function register(): void {
		$register      = self::$waiting;
		self::$waiting = null;

		if ( null !== $register ) {
			$register();
		}
	}

	/** @param string $name with its namespace */
	public static function get( string $name ): ?WP_Block_Type {
		if ( null !== self::$waiting && str_starts_with( $name, self::PREFIX ) ) {
			self::register();
		}

		return WP_Block_Type_Registry::get_instance()->get_registered( $name );
	}

	/** @return array<string, WP_Block_Type> all block types, by name */
	public static function all(): array {
		self::register();

		/** @var array<string, WP_Block_Type> $types */
		$types = WP_Block_Type_Registry::get_instance()->get_all_registered();

		return $types;
	}
}
