<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Platform\Http\Resolver;

defined( 'ABSPATH' ) || exit;

/** Gives the same addresses for every name, for tests. */
final readonly class FixedResolver implements Resolver {
	/** @param list<string> $addresses */
	public function __construct( private array $addresses ) {}

	public function addresses( string $host ): array {
		return $this->addresses;
	}
}
