<?php
/** A worker as repeatedly started by cron: delivers what is due until it is told to stop. `php deliver.php SITE` */

declare(strict_types=1);

use HvacBlocks\Leads\Delivery\LeadScheduler;

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

require $argv[1] . '/wp-load.php';

while ( true ) {
	do_action( LeadScheduler::HOOK );
	sleep( 1 );
}
