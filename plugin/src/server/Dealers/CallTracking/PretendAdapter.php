<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

defined( 'ABSPATH' ) || exit;

/**
 * A pool of numbers that nobody has, for the demo site: the same for a routing group and a marketing code at any time, from no other service.
 *
 * Assumption: only the demo site and whoever chooses it in the settings use it. Site Health says so for as long as it is chosen.
 */
final readonly class PretendAdapter implements NumberAdapter {
	public const ID = 'demo';

	// 555-01xx is set apart for fiction in every area code; no dealer of the demo site has this one.
	private const AREA_CODE = '945';

	public function id(): string {
		return self::ID;
	}

	public function lease( NumberRequest $request ): string {
		return sprintf( '%s-555-01%02d', self::AREA_CODE, crc32( "$request->routing_group\0$request->lease" ) % 100 );
	}
}
