<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

defined( 'ABSPATH' ) || exit;

/** How an island hydrates this time, if that differs from its block.json. A static block has none. */
final readonly class Hydration {
	/**
	 * @param ?HydrationMoment      $moment    null: that of block.json
	 * @param string                $variant   which of the block's islands: `slider` for `island-slider.ts`; empty for `island.ts`
	 * @param string                $loader    the page's loader if this island needs more than `loader.ts`, such as `places`
	 * @param array<string, string> $marks     attributes of the block's element for this loader
	 * @param bool                  $is_needed false if nothing on the page can change: the block is printed without a script
	 */
	public function __construct(
		public ?HydrationMoment $moment = null,
		public string $variant = '',
		public string $loader = '',
		public array $marks = array(),
		public bool $is_needed = true,
	) {}

	/** The island needs no script this time. */
	public static function none(): self {
		return new self( is_needed: false );
	}
}
