<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

defined( 'ABSPATH' ) || exit;

/** Tracks by the numbers assigned to each routing group, without another service. */
final readonly class NoAdapter implements NumberAdapter {
	public function id(): string {
		return 'none';
	}

	public function lease( NumberRequest $request ): ?string {
		return null;
	}
}
