<?php
/** The drop-in of the site that two web nodes serve; without Redis WordPress continues with its own, which forgets everything at the end of a request. */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

if ( defined( 'HVAC_REDIS_SOCKET' ) ) {
	require __DIR__ . '/redis-cache.php';
}
