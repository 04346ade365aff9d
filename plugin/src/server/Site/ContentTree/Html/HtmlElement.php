<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree\Html;

defined( 'ABSPATH' ) || exit;

/** An element of saved HTML, with its start and end positions in the text. */
final class HtmlElement {
	/** The start of its closing tag. */
	public int $inner_end;

	/** The end of its closing tag. */
	public int $end;

	/**
	 * @param string                     $tag        in lower case
	 * @param array<string, string|true> $attributes decoded; true for one without a value
	 */
	public function __construct(
		public readonly string $tag,
		public readonly array $attributes,
		public readonly ?self $parent,
		public readonly int $start,
		public readonly int $inner_start,
		int $until,
	) {
		$this->inner_end = $until;
		$this->end       = $until;
	}

	public function close( int $inner_end, int $end ): void {
		$this->inner_end = $inner_end;
		$this->end       = $end;
	}

	public function has_class( string $name ): bool {
		$classes = $this->attributes['class'] ?? '';

		return is_string( $classes ) && in_array( $name, preg_split( '/\s+/', $classes ) ?: array(), true );
	}

	public function is_within( self $other ): bool {
		for ( $parent = $this->parent; null !== $parent; $parent = $parent->parent ) {
			if ( $parent === $other ) {
				return true;
			}
		}

		return false;
	}
}
