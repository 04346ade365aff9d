<?php
/**
 * Gives a site this many invented dealers, distributed like the population. `php dealers.php SITE COUNT ZIPS.json COVERAGE`
 *
 * The ZIP codes are those of the census: each has about as many people as the others, so a uniform choice follows the population. The same count gives
 * the same dealers on every database. Each names COVERAGE ZIP codes around its own; with 0 a third of them name one to four.
 */

declare(strict_types=1);

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Dealers\Store\StoredDealer;

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

ini_set( 'memory_limit', '1G' );

require $argv[1] . '/wp-load.php';

/** @var list<array{string, string, string, float, float}> $hvac_zips code, name, region, latitude, longitude */
$hvac_zips  = json_decode( (string) file_get_contents( $argv[3] ), true );
$hvac_count = (int) $argv[2];
$hvac_cover = (int) ( $argv[4] ?? 0 );
$hvac_store = new DealerStore( $wpdb );

/** @param list<array{string, string, string, float, float}> $zips */
function hvac_bench_dealer( int $number, array $zips, int $cover ): StoredDealer {
	mt_srand( $number );

	$at       = mt_rand( 0, count( $zips ) - 4 );
	$zip      = $zips[ $at ];
	$coverage = mt_rand( 1, 100 ) <= 35 ? array_column( array_slice( $zips, $at, mt_rand( 1, 4 ) ), 0 ) : array();
	$coverage = $cover > 0 ? array_column( array_slice( $zips, min( $at, count( $zips ) - $cover ), $cover ), 0 ) : $coverage;

	return new StoredDealer(
		new Dealer(
			company_id: (string) ( 1000000 + $number ),
			name: "Invented Heating & Cooling $number",
			address: mt_rand( 100, 9999 ) . ' Main Street',
			city: $zip[1],
			state: $zip[2],
			zip: $zip[0],
			phone: sprintf( '%d-555-01%02d', mt_rand( 201, 989 ), mt_rand( 0, 99 ) ),
			emergency_service: (bool) mt_rand( 0, 1 ),
			nate_certified: (bool) mt_rand( 0, 1 ),
			financing: (bool) mt_rand( 0, 1 ),
			lat: $zip[3] + mt_rand( -500, 500 ) / 10000,
			lon: $zip[4] + mt_rand( -500, 500 ) / 10000,
			average_rating: mt_rand( 30, 50 ) / 10,
			review_count: mt_rand( 0, 300 ),
			routing_group: 'RG' . mt_rand( 1000, 9999 ),
			coverage: $coverage,
		),
		false,
		'import'
	);
}

if ( $hvac_store->count() > $hvac_count || (int) get_option( 'bench_coverage' ) !== $hvac_cover ) {
	$wpdb->query( $wpdb->prepare( 'TRUNCATE TABLE %i', DealerTables::coverage( $wpdb ) ) );
	$wpdb->query( $wpdb->prepare( 'TRUNCATE TABLE %i', DealerTables::dealers( $wpdb ) ) );
	update_option( 'bench_coverage', $hvac_cover );
}

for ( $hvac_from = $hvac_store->count(); $hvac_from < $hvac_count; $hvac_from += 500 ) {
	$hvac_numbers = range( $hvac_from, min( $hvac_count, $hvac_from + 500 ) - 1 );
	$hvac_store->write( array_map( static fn ( int $number ): StoredDealer => hvac_bench_dealer( $number, $hvac_zips, $hvac_cover ), $hvac_numbers ) );
	$wpdb->queries = array();
	echo "$hvac_from\n";
}
