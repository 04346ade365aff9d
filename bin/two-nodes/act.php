<?php
/** Events on a web node besides visitors' requests: an import, a save, the hourly run. Its output is JSON. */

declare(strict_types=1);

use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\PostalAreas\PostalAreaFile;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Leads\Delivery\LeadScheduler;
use HvacBlocks\Platform\Settings\Settings;

require __DIR__ . '/wp-load.php';

$hvac_input = (array) json_decode( (string) file_get_contents( 'php://input' ), true );
$hvac_store = new DealerStore( $wpdb );

/** @param array<string, mixed> $input */
function hvac_import( wpdb $wpdb, DealerStore $store, array $input ): array {
	$stream = fopen( 'php://temp', 'w+b' );
	fwrite( $stream, $input['csv'] );
	rewind( $stream );

	return ( new DealerImport( $wpdb, $store, new EmbeddedPostalAreaDirectory( $wpdb, new PostalAreaFile( WP_PLUGIN_DIR . '/hvac-blocks/data/locations.tsv' ) ) ) )
		->run( $stream )->to_array();
}

/** Counts the queries of a search beyond those of every request. */
function hvac_queries_of( wpdb $wpdb, string $place ): array {
	$request = new WP_REST_Request( 'GET', '/hvac-blocks/v1/dealers' );
	$request->set_query_params( array( 'q' => $place ) );
	rest_get_server();
	$before = $wpdb->num_queries;
	$answer = rest_do_request( $request )->get_data();

	return array( 'queries' => $wpdb->num_queries - $before, 'total' => $answer['total'] ?? null, 'cache' => (bool) wp_using_ext_object_cache() );
}

wp_send_json(
	match ( $_GET['act'] ?? '' ) {
		'import' => hvac_import( $wpdb, $hvac_store, $hvac_input ),
		'save' => $hvac_store->write( array_map( static fn ( array $dealer ): StoredDealer => new StoredDealer( Dealer::from_array( $dealer ), false, 'manual' ), $hvac_input['dealers'] ) ),
		'delete' => $hvac_store->delete_many( $hvac_input['ids'] ),
		'set' => update_option( Settings::OPTION, $hvac_input['settings'] ),
		'queries' => hvac_queries_of( $wpdb, $hvac_input['place'] ),
		'deliver' => array( do_action( LeadScheduler::HOOK ) ),
	}
);
