<?php
/**
 * Makes a twin of a page that prints the same with WordPress' blocks only: each block of the plugin becomes an HTML block with its output. `php twin.php
 * SITE PATH` prints the twin's path, below the same parent.
 */

declare(strict_types=1);

if ( PHP_SAPI !== 'cli' ) {
	exit;
}

require $argv[1] . '/wp-load.php';

$hvac_page = get_page_by_path( $argv[2] );

if ( null === $hvac_page ) {
	fwrite( STDERR, "The site has no page {$argv[2]}.\n" );
	exit( 1 );
}

$GLOBALS['post'] = $hvac_page;
setup_postdata( $hvac_page );

/** @param array{blockName: string|null, innerBlocks: list<array<mixed>>} $block */
$hvac_core = static function ( array $block, callable $itself ): array {
	if ( str_starts_with( (string) $block['blockName'], 'hvac-blocks/' ) ) {
		$html = render_block( $block );

		return array(
			'blockName'    => 'core/html',
			'attrs'        => array(),
			'innerBlocks'  => array(),
			'innerHTML'    => $html,
			'innerContent' => array( $html ),
		);
	}

	return array_merge( $block, array( 'innerBlocks' => array_map( static fn ( array $inner ): array => $itself( $inner, $itself ), $block['innerBlocks'] ) ) );
};

$hvac_blocks = array_map( static fn ( array $block ): array => $hvac_core( $block, $hvac_core ), parse_blocks( $hvac_page->post_content ) );
$hvac_twin   = get_page_by_path( dirname( $argv[2] ) . '/bench-twin' );

kses_remove_filters();
$hvac_id = wp_insert_post(
	array(
		'ID'           => $hvac_twin->ID ?? 0,
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_name'    => 'bench-twin',
		// With the page's author, whom WordPress reads.
		'post_author'  => (int) $hvac_page->post_author,
		'post_title'   => $hvac_page->post_title,
		'post_excerpt' => $hvac_page->post_excerpt,
		'post_parent'  => $hvac_page->post_parent,
		'post_content' => wp_slash( serialize_blocks( $hvac_blocks ) ),
		'meta_input'   => array( '_wp_page_template' => get_post_meta( $hvac_page->ID, '_wp_page_template', true ) ),
	)
);

// WordPress loads a page below this one for its `body` classes: the twin has one, too.
if ( array() !== get_pages( array( 'child_of' => $hvac_page->ID, 'number' => 1 ) ) && array() === get_pages( array( 'child_of' => $hvac_id, 'number' => 1 ) ) ) { // phpcs:ignore WordPress.Arrays -- short.
	wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Below', 'post_parent' => $hvac_id ) ); // phpcs:ignore WordPress.Arrays -- short.
}

echo wp_parse_url( (string) get_permalink( $hvac_id ), PHP_URL_PATH );
