<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use HvacBlocks\Kernel\Feature;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Prints nothing for an image block whose file was deleted from the media library. */
final readonly class MissingImages implements Feature {
	private const WRITTEN = '/<!-- wp:image \{[^>]*?"id":(\d+)/';

	public function boot(): void {
		// Before its blocks are rendered.
		add_filter( 'the_content', self::look_up( ... ), 5 );
		add_filter( 'render_block_core/image', self::without_missing( ... ), 10, 2 );
	}

	/** All at once, as WordPress does later with the remaining ones. */
	private static function look_up( mixed $content ): mixed {
		if ( is_string( $content ) && preg_match_all( self::WRITTEN, $content, $found ) > 1 ) {
			update_meta_cache( 'post', array_map( intval( ... ), $found[1] ) );
		}

		return $content;
	}

	/** @param array<string, mixed> $block as WordPress parsed it */
	private static function without_missing( mixed $html, array $block ): mixed {
		$attributes = $block['attrs'] ?? null;
		$id         = is_array( $attributes ) ? ( $attributes['id'] ?? 0 ) : 0;

		return is_string( $html ) && is_int( $id ) && ImageFile::is_gone( $id ) && ImageFile::is_of_this_site( self::address( $html ) ) ? '' : $html;
	}

	private static function address( string $html ): string {
		$tags    = new WP_HTML_Tag_Processor( $html );
		$address = $tags->next_tag( array( 'tag_name' => 'img' ) ) ? $tags->get_attribute( 'src' ) : null;

		return is_string( $address ) ? $address : '';
	}
}
