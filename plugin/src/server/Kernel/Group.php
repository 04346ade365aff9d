<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** Several features as one; they boot in the given order. */
final readonly class Group implements Feature {
	/** @var array<int|string, Feature> */
	private array $features;

	public function __construct( Feature ...$features ) {
		$this->features = $features;
	}

	public function boot(): void {
		foreach ( $this->features as $feature ) {
			$feature->boot();
		}
	}
}
