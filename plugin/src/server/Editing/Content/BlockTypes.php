<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use Closure;
use HvacBlocks\Kernel\BlockFilters;
use WP_Block_Type;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** The registered block types. Each of the plugin's own is registered when a request first asks for it, here or by rendering it. */
final class BlockTypes {
	public const PREFIX = BlockFilters::OURS;

	/** @var (Closure( list<string>|null ): void)|null */
	private static ?Closure $waiting = null;

	/** @param Closure( list<string>|null ): void $register called with the full names of types that are requested, not registered, and may not exist; with null once all are requested */
	public static function wait( Closure $register ): void {
		self::$waiting = $register;
	}

	public static function are_waiting(): bool {
		return null !== self::$waiting;
	}

	/** Registers all. */
	public static function register(): void {
		$register      = self::$waiting;
		self::$waiting = null;

		if ( null !== $register ) {
			$register( null );
		}
	}

	/** @param list<string> $names with their namespace */
	public static function register_these( array $names ): void {
		if ( null === self::$waiting ) {
			return;
		}

		$registry = WP_Block_Type_Registry::get_instance();
		$missing  = array_values( array_filter( $names, static fn ( string $name ): bool => str_starts_with( $name, self::PREFIX ) && ! $registry->is_registered( $name ) ) );

		if ( array() !== $missing ) {
			( self::$waiting )( $missing );
		}
	}

	/** @param string $name with its namespace */
	public static function get( string $name ): ?WP_Block_Type {
		$registry = WP_Block_Type_Registry::get_instance();
		$type     = $registry->get_registered( $name );

		if ( null !== $type || null === self::$waiting ) {
			return $type;
		}

		self::register_these( array( $name ) );

		return $registry->get_registered( $name );
	}

	/** @return array<string, WP_Block_Type> all block types, by name */
	public static function all(): array {
		self::register();

		/** @var array<string, WP_Block_Type> $types */
		$types = WP_Block_Type_Registry::get_instance()->get_all_registered();

		return $types;
	}
}
