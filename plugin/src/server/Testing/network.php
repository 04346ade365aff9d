<?php
/**
 * One step on a network of two sites, in a separate process, because WordPress is either one site or a network for its whole life; see `NetworkSite`.
 *
 * Arguments: the database's name; the step. Prints the step's result as JSON, after any output of WordPress.
 */

declare(strict_types=1);

use HvacBlocks\Testing\TestSite;

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

require __DIR__ . '/classes.php';

[ , $hvac_name, $hvac_step ] = $argv;
$table_prefix                = 'wp_';

TestSite::named( dirname( __DIR__, 4 ), $hvac_name )->configure( 'prepare' !== $hvac_step );

if ( 'prepare' === $hvac_step ) {
	define( 'WP_INSTALLING_NETWORK', true );
}

require ABSPATH . 'wp-settings.php';

/** @var array<string, Closure(): mixed> $hvac_steps */
$hvac_steps = require __DIR__ . '/network-steps.php';

echo "\n" . wp_json_encode( $hvac_steps[ $hvac_step ]() );
