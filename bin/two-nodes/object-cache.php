<?php
/** The drop-in of the site that two web nodes serve; without a Redis WordPress goes on with its own, which forgets all at the end of a request. */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

if ( defined( 'HVAC_REDIS_SOCKET' ) ) {
	require __DIR__ . '/redis-cache.php';
}
