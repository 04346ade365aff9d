<?php
/** The classes needed before WordPress, and with it the plugin's autoloader, is loaded. */

declare(strict_types=1);

foreach ( array( 'TestDatabase', 'SqliteDatabase', 'MariaDatabase', 'TestSite' ) as $hvac_class ) {
	require_once __DIR__ . "/$hvac_class.php";
}

// A mutant instead of its class: bin/mutants.mjs.
if ( getenv( 'HVAC_MUTANT' ) ) {
	require dirname( __DIR__, 4 ) . '/bin/mutants/load.php';
}
