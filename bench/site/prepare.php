<?php
/** Completes a site: every postal area, a page without our blocks, one whose only block of ours has no script, and one of each block that shows dealers. `php prepare.php SITE` */

declare(strict_types=1);

use HvacBlocks\Locations\LocationLoader;

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

require $argv[1] . '/wp-load.php';

$hvac_loader = new LocationLoader( $wpdb, WP_PLUGIN_DIR . '/hvac-blocks/data/locations.tsv' );

do {
	$hvac_progress = $hvac_loader->load_batch();
} while ( ! $hvac_progress->is_finished() );

wp_unschedule_hook( 'hvac_blocks_load_locations' );

$hvac_paragraph = "<!-- wp:paragraph -->\n<p>A page as editors write it, with the blocks that WordPress brings.</p>\n<!-- /wp:paragraph -->\n\n";
$hvac_question  = '<!-- wp:hvac-blocks/faq-item {"question":"How often should a filter be changed?"} -->' . $hvac_paragraph . '<!-- /wp:hvac-blocks/faq-item -->';

foreach (
	array(
		'bench-plain'         => "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">Plain</h2>\n<!-- /wp:heading -->\n\n" . str_repeat( $hvac_paragraph, 5 ),
		'bench-finder'        => '<!-- wp:hvac-blocks/dealer-locator {"variant":"finder","heading":"Find a dealer"} /-->',
		'bench-test'          => '<!-- wp:hvac-blocks/dealer-locator {"variant":"test","heading":"Find a dealer"} /-->',
		'bench-slider'        => '<!-- wp:hvac-blocks/dealer-locator {"variant":"slider","heading":"Find a dealer"} /-->',
		'bench-dealer-slider' => '<!-- wp:hvac-blocks/dealer-slider {"heading":"Dealers near you"} /-->',
		'bench-dealer-cards'  => '<!-- wp:hvac-blocks/dealer-cards {"heading":"Dealers near you"} /-->',
		'bench-faq'           => '<!-- wp:hvac-blocks/faq -->' . str_repeat( $hvac_question, 5 ) . '<!-- /wp:hvac-blocks/faq -->',
	) as $hvac_slug => $hvac_content
) {
	wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => $hvac_slug,
			'post_title'   => $hvac_slug,
			'post_content' => $hvac_content,
		)
	);
}
