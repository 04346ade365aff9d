<?php
/**
 * One of several processes that race for the shared state of one database; see TableStateRaceTest.
 *
 * Arguments: the database's name; `prepare`, or the time to start (Unix time with fractions). Prints its result as JSON.
 */

declare(strict_types=1);

use HvacBlocks\Platform\State\StateTables;
use HvacBlocks\Platform\State\TableState;
use HvacBlocks\Testing\TestSite;

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

require __DIR__ . '/classes.php';

[ , $hvac_name, $hvac_start ] = $argv;
$table_prefix                 = 'wp_';

TestSite::named( dirname( __DIR__, 4 ), $hvac_name )->configure();

require ABSPATH . 'wp-settings.php';
require_once dirname( __DIR__ ) . '/autoload.php';

/** @var \wpdb $wpdb */

if ( 'prepare' === $hvac_start ) {
	( new StateTables( $wpdb ) )->install();

	$hvac_past = new TableState( $wpdb, static fn (): int => time() - 1000 );

	for ( $hvac_round = 0; $hvac_round < 20; ++$hvac_round ) {
		$hvac_past->set( "race:expired:$hvac_round", 'old', 10 );
	}
	exit;
}

$hvac_state = new TableState( $wpdb );
$hvac_won   = 0;

while ( microtime( true ) < (float) $hvac_start ) {
	usleep( 500 );
}

for ( $hvac_round = 0; $hvac_round < 20; ++$hvac_round ) {
	$hvac_won += $hvac_state->add( "race:new:$hvac_round", getmypid(), 600 ) ? 1 : 0;
	$hvac_won += $hvac_state->add( "race:expired:$hvac_round", getmypid(), 600 ) ? 1 : 0;
	$hvac_sum  = $hvac_state->increment( 'race:count', 1, 600 );
}

echo json_encode( array( $hvac_won, $hvac_sum ) );
