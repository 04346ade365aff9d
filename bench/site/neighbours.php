<?php
/**
 * Stands in for 30 other plugins: each has callbacks on what plugins commonly use, and each callback looks at what it gets, as theirs do. bench.php
 * loads it for requests that ask for it.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

for ( $hvac_plugin = 1; $hvac_plugin <= 30; $hvac_plugin++ ) {
	$hvac_mark = "neighbour-$hvac_plugin";
	$hvac_look = static fn ( mixed $value ): mixed => is_string( $value ) && str_contains( $value, "[$hvac_mark" ) ? str_replace( "[$hvac_mark]", '', $value ) : $value;
	$hvac_list = static fn ( mixed $value ): mixed => is_array( $value ) && isset( $value[ $hvac_mark ] ) ? array_diff_key( $value, array( $hvac_mark => true ) ) : $value;

	foreach ( array( 'the_content', 'the_title', 'render_block', 'script_loader_tag', 'style_loader_tag', 'option_blogname', 'option_home', 'home_url', 'page_link', 'document_title', 'language_attributes', 'wp_get_attachment_url' ) as $hvac_hook ) {
		add_filter( $hvac_hook, $hvac_look, 5 + $hvac_plugin );
	}
	foreach ( array( 'render_block_data', 'body_class', 'post_class', 'wp_robots', 'wp_get_attachment_image_attributes', 'option_active_plugins', 'block_type_metadata', 'register_block_type_args' ) as $hvac_hook ) {
		add_filter( $hvac_hook, $hvac_list, 5 + $hvac_plugin );
	}
	foreach ( array( 'init', 'wp', 'template_redirect', 'wp_enqueue_scripts', 'wp_head', 'wp_footer' ) as $hvac_hook ) {
		add_action( $hvac_hook, static fn (): mixed => get_option( 'blogname' ), 5 + $hvac_plugin );
	}
}
