<?php
/**
 * One of several workers that deliver from one database; see LeadDeliveryRaceTest.
 *
 * Arguments: the database's name; `prepare` and the number of leads, `deliver` and the time to start (Unix time with fractions), `die`, which is killed
 * between sending a lead and recording it, or `end-leases`; the file that represents the service, to which each worker writes what it sent.
 */

declare(strict_types=1);

use HvacBlocks\Dealers\Directory\EmbeddedDealerDirectory;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Leads\Delivery\DealerCheck;
use HvacBlocks\Leads\Delivery\DeliveryQueue;
use HvacBlocks\Leads\Delivery\LeadDelivery;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Destinations\LeadDestination;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadLedger;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Platform\Database\UtcTime;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\FixedPostalAreas;
use HvacBlocks\Testing\TestSite;

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

require __DIR__ . '/classes.php';

[ , $hvac_name, $hvac_what, $hvac_value, $hvac_file ] = $argv;
$table_prefix                                         = 'wp_';

TestSite::named( dirname( __DIR__, 4 ), $hvac_name )->configure();

require ABSPATH . 'wp-settings.php';
require_once dirname( __DIR__ ) . '/autoload.php';

/** @var \wpdb $wpdb */

$hvac_tables = new LeadTables( $wpdb );
$hvac_leads  = new LeadRepository( $wpdb, $hvac_tables );
$hvac_queue  = new DeliveryQueue( $wpdb, $hvac_tables );

if ( 'prepare' === $hvac_what ) {
	$hvac_tables->install();

	for ( $hvac_number = 1; $hvac_number <= (int) $hvac_value; ++$hvac_number ) {
		$hvac_id = $hvac_leads->add( new Lead( 0, sprintf( 'HB-RACE-%04d', $hvac_number ), wp_generate_uuid4(), 'contact-dealer', '1', Language::English, 'CONTACT_DEALER', '', 'TRANE', '', array( 'firstName' => 'Ana' ), LeadStatus::Accepted, true, '', '', UtcTime::now(), null ) );
		$hvac_queue->add( (int) $hvac_id, 'file' );
	}
	exit;
}

if ( 'end-leases' === $hvac_what ) {
	$wpdb->query( "UPDATE {$hvac_tables->deliveries} SET lease_until = DATE_SUB( lease_until, INTERVAL 1 DAY ) WHERE lease_until IS NOT NULL" );
	exit;
}

$hvac_destination = new class( $hvac_file, 'die' === $hvac_what ) implements LeadDestination {
	public function __construct( private string $file, private bool $dies ) {}

	public function id(): string {
		return 'file';
	}

	public function active(): bool {
		return true;
	}

	public function deliver( Lead $lead ): DeliveryResult {
		file_put_contents( $this->file, "$lead->idempotency_key\n", FILE_APPEND | LOCK_EX );

		if ( $this->dies ) {
			posix_kill( (int) getmypid(), SIGKILL );
		}

		usleep( 1000 );

		return DeliveryResult::delivered( 'taken' );
	}
};

while ( microtime( true ) < (float) $hvac_value ) {
	usleep( 500 );
}

$hvac_report = ( new LeadDelivery( $hvac_leads, $hvac_queue, new LeadLedger( $wpdb, $hvac_tables ), new DealerCheck( new EmbeddedDealerDirectory( $wpdb, new DealerStore( $wpdb ), new FixedPostalAreas(), new Settings() ), $hvac_leads, new Settings() ), $hvac_destination ) )->run( 30 );

echo json_encode( array( $hvac_report->delivered, $hvac_report->delivered + $hvac_report->retried + $hvac_report->failed ) );
