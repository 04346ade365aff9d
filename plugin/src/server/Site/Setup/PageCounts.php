<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

defined( 'ABSPATH' ) || exit;

/** The number of pages of a group in a language. */
final readonly class PageCounts {
	public function __construct( public int $total = 0, public int $made = 0, public int $published = 0 ) {}

	/** Returns the counts with one more page. */
	public function with( bool $is_made, bool $is_published ): self {
		return new self( $this->total + 1, $this->made + (int) $is_made, $this->published + (int) $is_published );
	}
}
