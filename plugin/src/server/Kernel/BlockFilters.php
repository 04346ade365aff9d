<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * Filters of some blocks as they are rendered. WordPress applies its own to every block of a page: one callback asks once for which block it is.
 *
 * Assumption: another plugin's filter may have returned anything; what is no block and no HTML is passed on.
 */
final class BlockFilters {
	/** Instead of a block's full name: all of the plugin's, whose names begin with it. */
	public const OURS = 'hvac-blocks/';

	/** @var array<string, self> by hook and priority */
	private static array $all = array();

	/** @var array<string, list<Closure>> by block */
	private array $changes = array();

	/** @param 'array'|'string' $type of what the hook filters */
	private function __construct( private readonly string $type ) {}

	/** @param Closure( array<string, mixed> ): array<string, mixed> $change of a block as WordPress parsed it, before it is rendered */
	public static function before( string $block, Closure $change, int $priority = 10 ): void {
		self::on( 'render_block_data', 'array', $priority )->changes[ $block ][] = $change;
	}

	/** @param Closure( string, array<string, mixed> ): string $change of a block's HTML; the second argument is the block as it was rendered */
	public static function after( string $block, Closure $change ): void {
		self::on( 'render_block', 'string', 10 )->changes[ $block ][] = $change;
	}

	/** @param 'array'|'string' $type */
	private static function on( string $hook, string $type, int $priority ): self {
		$filters = self::$all[ "$hook $priority" ] ?? null;

		if ( null === $filters || false === has_filter( $hook, array( $filters, 'changed' ) ) ) {
			$filters = new self( $type );
			add_filter( $hook, array( $filters, 'changed' ), $priority, 2 );
		}

		return self::$all[ "$hook $priority" ] = $filters;
	}

	/** The callback that WordPress has. */
	public function changed( mixed $value, mixed $block ): mixed {
		$name = is_array( $block ) && is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';

		foreach ( $this->changes[ str_starts_with( $name, self::OURS ) ? self::OURS : $name ] ?? array() as $change ) {
			$value = gettype( $value ) === $this->type ? $change( $value, $block ) : $value;
		}

		return $value;
	}
}
