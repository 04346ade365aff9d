<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Cache;

defined( 'ABSPATH' ) || exit;

/** What a block gives its page: HTML, the island that hydrates it, and structured data. */
final readonly class RenderedBlock {
	/**
	 * @param string                     $island          empty if nothing hydrates
	 * @param string                     $loader          see `Hydration`
	 * @param list<array<string, mixed>> $structured_data schema.org nodes
	 * @param bool                       $is_early        whether the HTML contains a script, with a nonce of its own for each request
	 */
	public function __construct( public string $html, public string $island = '', public string $loader = '', public array $structured_data = array(), public bool $is_early = false ) {}

	/** @return array{string, string, string, list<array<string, mixed>>} */
	public function to_array(): array {
		return array( $this->html, $this->island, $this->loader, $this->structured_data );
	}

	/** @param mixed $values as `to_array()` returns them */
	public static function from( mixed $values ): ?self {
		if ( ! is_array( $values ) || ! is_string( $values[0] ?? null ) || ! is_string( $values[1] ?? null ) || ! is_string( $values[2] ?? null ) || ! is_array( $values[3] ?? null ) ) {
			return null;
		}
		/** @var list<array<string, mixed>> $nodes */
		$nodes = $values[3];

		return new self( $values[0], $values[1], $values[2], $nodes );
	}
}
