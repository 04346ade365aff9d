<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/** Filters of some blocks as they are rendered. WordPress applies its own to every block of a page: one callback asks once for which block it is. */
final class BlockFilters {
	/** Instead of a block's full name: all of the plugin's, whose names begin with it. */
	public const OURS = 'hvac-blocks/';

	/** @var array<string, Closure> the callback that WordPress has, by hook and priority */
	private static array $shared = array();

	/** @var array<string, array<string, list<Closure>>> by hook and priority, then by block */
	private static array $callbacks = array();

	private function __construct() {}

	/** @param Closure( array<string, mixed> ): array<string, mixed> $change of a block as WordPress parsed it, before it is rendered */
	public static function before( string $block, Closure $change, int $priority = 10 ): void {
		self::add( 'render_block_data', $priority, $block, $change );
	}

	/** @param Closure( string, array<string, mixed> ): string $change of a block's HTML; the second argument is the block as it was rendered */
	public static function after( string $block, Closure $change ): void {
		self::add( 'render_block', 10, $block, $change );
	}

	private static function add( string $hook, int $priority, string $block, Closure $change ): void {
		$key = "$hook $priority";

		if ( ! isset( self::$shared[ $key ] ) || false === has_filter( $hook, self::$shared[ $key ] ) ) {
			self::$callbacks[ $key ] = array();
			self::$shared[ $key ]    = static fn ( mixed $value, mixed $parsed ): mixed => self::changed( $key, $value, is_array( $parsed ) ? $parsed : array() );
			add_filter( $hook, self::$shared[ $key ], $priority, 2 );
		}

		self::$callbacks[ $key ][ $block ][] = $change;
	}

	/** @param array<array-key, mixed> $block */
	private static function changed( string $key, mixed $value, array $block ): mixed {
		$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';

		foreach ( self::$callbacks[ $key ][ str_starts_with( $name, self::OURS ) ? self::OURS : $name ] ?? array() as $change ) {
			$value = $change( $value, $block );
		}

		return $value;
	}
}
