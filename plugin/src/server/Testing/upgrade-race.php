<?php
/**
 * One of several workers that encounter an updated plugin at the same time; see InstallerTest.
 *
 * Arguments: the database's name; `prepare`, or the time to start. Prints as JSON how often the tables were installed, and the stored version.
 */

declare(strict_types=1);

use HvacBlocks\Platform\Database\Installer;
use HvacBlocks\Platform\Database\Tables;
use HvacBlocks\Platform\Database\UpgradeLease;
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
	$wpdb->query( "CREATE TABLE {$wpdb->prefix}hvac_race ( id bigint(20) NOT NULL AUTO_INCREMENT, PRIMARY KEY  (id) )" );
	exit;
}

$hvac_lease  = new UpgradeLease( $wpdb );
$hvac_tables = new class( $wpdb ) implements Tables {
	public function __construct( private readonly \wpdb $wpdb ) {}

	public function install(): void {
		$this->wpdb->query( "INSERT INTO {$this->wpdb->prefix}hvac_race ( id ) VALUES ( NULL )" );
		usleep( 500000 );
	}

	public function drop(): void {}
};

remove_all_actions( 'init' );
( new Installer( __FILE__, '9.9.9', static fn (): array => array( $hvac_tables ), $hvac_lease ) )->boot();

while ( microtime( true ) < (float) $hvac_start ) {
	usleep( 500 );
}

do_action( 'init' );

echo wp_json_encode(
	array(
		'installs' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}hvac_race" ),
		'version'  => $hvac_lease->stored( Installer::OPTION ),
	)
);
