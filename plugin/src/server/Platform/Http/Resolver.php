<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

defined( 'ABSPATH' ) || exit;

/** Finds the addresses behind a host name. */
interface Resolver {
	/** @return list<string> IPv4 and IPv6 addresses; empty if there are none */
	public function addresses( string $host ): array;
}
