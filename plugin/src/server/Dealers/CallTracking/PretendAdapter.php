<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

defined( 'ABSPATH' ) || exit;

/**
 * A pool of fictitious numbers, for the demo site: always the same for a routing group and a marketing code, without another service.
 *
 * Assumption: only the demo site, and sites that select it in the settings, use it. Site Health reports it while it is selected.
 */
final readonly class PretendAdapter implements NumberAdapter {
	public const ID = 'demo';

	// 555-01xx is reserved for fiction in every area code; no dealer of the demo site has this area code.
	private const AREA_CODE = '945';

	public function id(): string {
		return self::ID;
	}

	public function lease( NumberRequest $request ): string {
		return sprintf( '%s-555-01%02d', self::AREA_CODE, crc32( "$request->routing_group\0$request->lease" ) % 100 );
	}
}
