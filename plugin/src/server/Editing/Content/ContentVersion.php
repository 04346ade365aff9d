<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Database\Tables;
use HvacBlocks\Platform\Settings\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The version of all that pages are made of: contents, settings, products. Any content may be shown in another, as a pattern or a picture is. It is updated once in
 * a request that changes something, and reading it costs no query.
 */
final class ContentVersion implements Feature, Tables {
	public const OPTION = 'hvac_blocks_content_version';

	/** The options that pages show or follow; and the settings of themes. */
	private const OPTIONS = '/^(?:' . Settings::OPTION . '|page_on_front|show_on_front|permalink_structure|home|siteurl|WPLANG|blogname|blogdescription|site_icon|timezone_string|gmt_offset|date_format|active_plugins|stylesheet|template|theme_mods_.*)$/';

	/** Counterparts of pages; files and texts of pictures; featured images. */
	private const META = array( '_wp_att', '_hvac_blocks', '_thumbnail_id' );

	private const CHANGES = array( 'hvac_blocks_products_changed', 'edited_term', 'set_object_terms', 'profile_update', 'upgrader_process_complete' );

	private bool $is_turned = false;

	public function boot(): void {
		add_action( 'clean_post_cache', fn ( int $id, WP_Post $post ) => in_array( $post->post_type, PostTypes::WITHOUT_BLOCKS, true ) ? null : $this->turn(), 10, 2 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, fn ( mixed $ids, int $post, string $key ) => array_any( self::META, static fn ( string $start ): bool => str_starts_with( $key, $start ) ) ? $this->turn() : null, 10, 3 );
		}
		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $hook ) {
			add_action( $hook, fn ( string $name ) => 1 === preg_match( self::OPTIONS, $name ) ? $this->turn() : null );
		}
		foreach ( self::CHANGES as $hook ) {
			add_action( $hook, $this->turn( ... ), 10, 0 );
		}
	}

	public function install(): void {
		// A missing option costs a query in every request that reads it.
		add_option( self::OPTION, '', '', true );
	}

	public function drop(): void {
		delete_option( self::OPTION );
	}

	public static function current(): string {
		$stored = get_option( self::OPTION );

		return ( is_string( $stored ) ? $stored : '' ) . ( wp_using_ext_object_cache() === true ? ' ' . wp_cache_get_last_changed( 'posts' ) : '' );
	}

	/** At the end of the request: an import changes thousands. */
	private function turn(): void {
		if ( ! $this->is_turned ) {
			$this->is_turned = true;
			add_action( 'shutdown', self::turn_now( ... ), 0 );
		}
	}

	public static function turn_now(): void {
		update_option( self::OPTION, bin2hex( random_bytes( 8 ) ), true );
	}
}
