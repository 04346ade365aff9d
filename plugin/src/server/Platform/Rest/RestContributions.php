<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use Closure;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/** The domains' rules for requests to their routes. Paths follow the namespace, such as `/leads`. */
final readonly class RestContributions {
	/**
	 * @param list<string>             $uncounted routes that count for themselves, to refuse in their own way
	 * @param array<string, string>    $limits    routes that are counted separately, with everything below them: the setting with their limit
	 * @param list<string>             $unlimited users with one of these capabilities have no limit
	 * @param list<Closure(): Feature> $features  the features around every route, on requests to one
	 */
	public function __construct(
		public array $uncounted = array(),
		public array $limits = array(),
		public array $unlimited = array(),
		public array $features = array(),
	) {}

	public function with( self ...$others ): self {
		$all = $this;

		foreach ( $others as $other ) {
			$all = new self(
				array( ...$all->uncounted, ...$other->uncounted ),
				$all->limits + $other->limits,
				array( ...$all->unlimited, ...$other->unlimited ),
				array( ...$all->features, ...$other->features ),
			);
		}

		return $all;
	}
}
