<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use HvacBlocks\Editing\Content\PostTypes;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Database\Tables;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The version of the site's contents from which a tree is made: any content may be shown in another, as a pattern or a picture is. It is updated once in
 * a request that changes contents, and reading it costs no query.
 */
final class TreeVersion implements Feature, Tables {
	public const OPTION = 'hvac_blocks_content_version';

	private bool $is_turned = false;

	public function boot(): void {
		add_action( 'clean_post_cache', fn ( int $id, WP_Post $post ) => in_array( $post->post_type, PostTypes::WITHOUT_BLOCKS, true ) ? null : $this->turn(), 10, 2 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, fn ( mixed $ids, int $post, string $key ) => str_starts_with( $key, '_wp_att' ) ? $this->turn() : null, 10, 3 );
		}
		foreach ( array( 'page_on_front', 'show_on_front', 'permalink_structure', 'home', 'WPLANG' ) as $option ) {
			add_action( "update_option_$option", fn () => $this->turn() );
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
