<?php
/** Gives a site this many invented dealers within some miles of Miles City, Montana, where there are no others; 0 removes them. `php around.php SITE COUNT` */

declare(strict_types=1);

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

require $argv[1] . '/wp-load.php';

$hvac_store = new DealerStore( $wpdb );
$hvac_store->delete_from( 'bench' );

if ( (int) $argv[2] > 0 ) {
	$hvac_store->write(
		array_map(
			static fn ( int $number ): StoredDealer => new StoredDealer(
				Dealer::from_array(
					array(
						'data'            => array(
							'companyID'    => "BENCH$number",
							'name'         => "Invented Heating & Cooling $number",
							'addressLine1' => "$number Main Street",
							'city'         => 'Miles City',
							'state'        => 'MT',
							'zip'          => '59301',
							'phone'        => sprintf( '406-555-01%02d', $number % 100 ),
						),
						'location'        => array(
							'lat' => 46.4 + 0.02 * ( intdiv( $number, 10 ) - 5 ),
							'lon' => -105.8 + 0.03 * ( $number % 10 - 5 ),
						),
						'zipcodeCoverage' => array(),
					)
				),
				false,
				'bench'
			),
			range( 0, (int) $argv[2] - 1 )
		)
	);
}
