<?php
/**
 * Completes a site: every postal area, a page without the plugin's blocks, one whose only block of the plugin has no script, one with all of the
 * plugin's blocks without a script, one that compares 60 products, and one for each block that shows dealers. `php prepare.php SITE`
 */

declare(strict_types=1);

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Editing\Content\BlockTypes;

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

require $argv[1] . '/wp-load.php';

$hvac_loader = new PostalAreaLoader( $wpdb, WP_PLUGIN_DIR . '/hvac-blocks/data/locations.tsv' );

do {
	$hvac_progress = $hvac_loader->load_batch();
} while ( ! $hvac_progress->is_finished() );

wp_unschedule_hook( 'hvac_blocks_load_locations' );

$hvac_paragraph = "<!-- wp:paragraph -->\n<p>A page as editors write it, with the blocks that WordPress brings.</p>\n<!-- /wp:paragraph -->\n\n";
$hvac_question  = '<!-- wp:hvac-blocks/faq-item {"question":"How often should a filter be changed?"} -->' . $hvac_paragraph . '<!-- /wp:hvac-blocks/faq-item -->';

/** A block with its own example, as the inserter shows it. */
$hvac_example = static function ( string $name, array $example, callable $itself ): string {
	$inner = array_map( static fn ( array $block ): string => $itself( $block['name'], $block, $itself ), $example['innerBlocks'] ?? array() );

	return get_comment_delimited_block_content( $name, $example['attributes'] ?? array(), implode( "\n\n", $inner ) );
};
$hvac_static  = array_filter(
	BlockTypes::all(),
	// Robots meta hides its page from search engines; a not-found page has a page of its own. The button that sticks to the screen lies over whatever is one and a half screens down
	// until the page is scrolled, which Lighthouse does not do: here over a list of links. The home page has it, too.
	static fn ( WP_Block_Type $type ): bool => str_starts_with( $type->name, 'hvac-blocks/' ) && null === $type->parent
		&& ! isset( $type->supports['hvacBlocks']['hydrate'] ) && ! in_array( $type->name, array( 'hvac-blocks/robots-meta', 'hvac-blocks/page-not-found', 'hvac-blocks/sticky-cta' ), true )
);

// Sixty products in seven types, with every field filled in.
$hvac_products = array_map(
	static fn ( int $number ): array => array_combine(
		array( 'product_type', 'product_name', 'product_link', 'installment_cost', 'cooling_strength', 'stages', 'fuel_type', 'speeds', 'noise_level', 'comfort_link_communication', 'energy_savings', 'energy_star_qualified', 'efficiency' ),
		array( (string) ( $number % 7 + 1 ), "Model $number", "/model-$number/", (string) ( 4000 + 50 * $number ), ( $number % 5 + 1 ) . ' tons', 'Two-stage', 'Natural gas', 'Multi-speed', ( 40 + $number % 40 ) . ' dB', $number % 2 ? 'Yes' : 'No', '20% to 40%', $number % 3 ? 'Yes' : 'No', ( 13 + $number % 9 ) . ' SEER2' )
	),
	range( 1, 60 )
);
$hvac_children = array_map( static fn ( array $product ): string => get_comment_delimited_block_content( 'hvac-blocks/comparison-product', $product, '' ), $hvac_products );

foreach (
	array(
		'bench-static'        => implode( "\n\n", array_map( static fn ( WP_Block_Type $type ): string => $hvac_example( $type->name, (array) $type->example, $hvac_example ), $hvac_static ) ),
		'bench-plain'         => "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">Plain</h2>\n<!-- /wp:heading -->\n\n" . str_repeat( $hvac_paragraph, 5 ),
		'bench-finder'        => '<!-- wp:hvac-blocks/dealer-locator {"variant":"finder","heading":"Find a dealer"} /-->',
		'bench-test'          => '<!-- wp:hvac-blocks/dealer-locator {"variant":"test","heading":"Find a dealer"} /-->',
		'bench-slider'        => '<!-- wp:hvac-blocks/dealer-locator {"variant":"slider","heading":"Find a dealer"} /-->',
		'bench-dealer-slider' => '<!-- wp:hvac-blocks/dealer-slider {"heading":"Dealers near you"} /-->',
		'bench-dealer-cards'  => '<!-- wp:hvac-blocks/dealer-cards {"heading":"Dealers near you"} /-->',
		'bench-comparison'    => get_comment_delimited_block_content( 'hvac-blocks/product-comparison', array(), implode( '', $hvac_children ) ),
		'bench-faq'           => '<!-- wp:hvac-blocks/faq -->' . str_repeat( $hvac_question, 5 ) . '<!-- /wp:hvac-blocks/faq -->',
	) as $hvac_slug => $hvac_content
) {
	wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => $hvac_slug,
			'post_title'   => $hvac_slug,
			'post_content' => wp_slash( $hvac_content ),
			'post_excerpt' => 'bench-static' === $hvac_slug ? 'A page that Lighthouse looks at.' : '',
			'meta_input'   => array( '_wp_page_template' => 'bench-static' === $hvac_slug ? 'page-no-title' : '' ),
		)
	);
}
