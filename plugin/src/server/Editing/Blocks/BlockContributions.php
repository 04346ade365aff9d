<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use Closure;
use HvacBlocks\Editing\Blocks\Preview\EditorNotice;

defined( 'ABSPATH' ) || exit;

/** What domains contribute to blocks. `Blocks` itself knows none of them. */
final readonly class BlockContributions {
	/**
	 * @param array<class-string, Closure(): object> $services what `BlockContext::service()` returns, by the class or interface that blocks ask for
	 * @param array<string, Closure( string ): ?EditorNotice> $needs by the name in a view model's `needs`, what the editor is told about the value; null if nothing is missing
	 * @param array<string, Closure( array<string, mixed> ): array<class-string, Closure(): object>> $examples by the key in `examples.json`, the services that replace the site's in such an example
	 * @param list<class-string> $cacheable those services whose answers depend only on what a `CachedPage` may depend on
	 */
	public function __construct(
		public array $services = array(),
		public array $needs = array(),
		public array $examples = array(),
		public array $cacheable = array(),
	) {}

	/** If two contribute the same key, the first wins. */
	public function with( self ...$others ): self {
		$all = $this;

		foreach ( $others as $other ) {
			$all = new self( $all->services + $other->services, $all->needs + $other->needs, $all->examples + $other->examples, array( ...$all->cacheable, ...$other->cacheable ) );
		}

		return $all;
	}
}
