<?php
/**
 * Removes the dealers of a site and imports them again. `php import.php SITE FILE`
 *
 * The last line of its output is the result as JSON: seconds, and megabytes at the peak beyond what WordPress itself uses.
 */

declare(strict_types=1);

use HvacBlocks\Dealers\Admin\DealerFilter;
use HvacBlocks\Dealers\Admin\DealerList;
use HvacBlocks\Dealers\Import\DealerExport;
use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Platform\Import\ImportFormat;
use HvacBlocks\Platform\Import\ImportReport;

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

require $argv[1] . '/wp-load.php';

/** @return array{seconds: float, megabytes: float} */
function hvac_bench_run( callable $work ): array {
	$before = memory_get_usage();
	$start  = microtime( true );
	memory_reset_peak_usage();
	$work();

	return array(
		'seconds'   => round( microtime( true ) - $start, 2 ),
		'megabytes' => round( ( memory_get_peak_usage() - $before ) / 1e6, 1 ),
	);
}

/** @return float milliseconds, the median of nine */
function hvac_bench_median( callable $work ): float {
	$times = array();

	for ( $turn = 0; $turn < 9; $turn++ ) {
		wp_cache_flush();
		$start = microtime( true );
		$work();
		$times[] = ( microtime( true ) - $start ) * 1000;
	}

	sort( $times );

	return round( $times[4], 1 );
}

$hvac_store  = new DealerStore( $wpdb );
$hvac_import = new DealerImport( $wpdb, $hvac_store, new EmbeddedPostalAreaDirectory( $wpdb ) );
$hvac_list   = new DealerList( $wpdb, $hvac_store );
$hvac_file   = $argv[2];
$hvac_count  = $hvac_store->count();
$hvac_say    = static function ( ImportReport $report ) use ( $wpdb ): void {
	$wpdb->queries = array();
	printf( "%d rows read, %d dealers saved\n", $report->rows(), $report->done() );
};
$hvac_bring  = static function () use ( $hvac_import, $hvac_file, $hvac_say ): void {
	$hvac_import->run( fopen( $hvac_file, 'rb' ), ImportFormat::Csv, after_batch: $hvac_say );
};

$hvac_seen = array(
	'dealers' => $hvac_count,
	'list'    => array(
		'first'  => hvac_bench_median( static fn () => $hvac_list->page( new DealerFilter(), 'name', false, 1, 20 ) ),
		'last'   => hvac_bench_median( static fn () => $hvac_list->page( new DealerFilter(), 'name', false, (int) ceil( $hvac_count / 20 ), 20, $hvac_count ) ),
		'count'  => hvac_bench_median( static fn () => $hvac_list->count( new DealerFilter() ) ),
		'search' => hvac_bench_median( static fn () => array( $hvac_list->count( new DealerFilter( '99999' ) ), $hvac_list->page( new DealerFilter( '99999' ), 'name', false, 1, 20 ) ) ),
		'badge'  => hvac_bench_median( static fn () => array( $hvac_list->count( new DealerFilter( '', 'TX', 'nate' ) ), $hvac_list->page( new DealerFilter( '', 'TX', 'nate' ), 'name', false, 1, 20 ) ) ),
	),
	'export'  => hvac_bench_run(
		static function () use ( $hvac_store, $hvac_file ): void {
			$stream = fopen( $hvac_file, 'wb' );
			( new DealerExport( $hvac_store ) )->write( ImportFormat::Csv, static fn ( string $piece ) => fwrite( $stream, $piece ) );
			fclose( $stream );
		}
	),
);

$wpdb->query( $wpdb->prepare( 'TRUNCATE TABLE %i', DealerTables::coverage( $wpdb ) ) );
$wpdb->query( $wpdb->prepare( 'TRUNCATE TABLE %i', DealerTables::dealers( $wpdb ) ) );

$hvac_seen['size']   = round( filesize( $hvac_file ) / 1e6, 1 );
$hvac_seen['import'] = hvac_bench_run( $hvac_bring );
$hvac_seen['again']  = hvac_bench_run( $hvac_bring );
$hvac_seen['left']   = $hvac_store->count();

unlink( $hvac_file );
echo wp_json_encode( $hvac_seen ), "\n";
