<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use Closure;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Data of the blocks that ask for a place, for the script that a visitor's focus loads: `client/modules/place-suggestions`. */
final class PlaceSearchData {
	/**
	 * @param list<string>                         $blocks
	 * @param string                               $attribute of the block's element, with the data as JSON
	 * @param Closure(): (array<string, mixed>|null) $data    null to add none
	 */
	public static function add( array $blocks, string $attribute, Closure $data ): void {
		$add = static function ( mixed $html ) use ( $attribute, $data ): mixed {
			$values = is_string( $html ) && str_contains( $html, 'hvac-place-search' ) ? $data() : null;

			if ( ! is_string( $html ) || null === $values ) {
				return $html;
			}

			$tags = new WP_HTML_Tag_Processor( $html );

			if ( $tags->next_tag() ) {
				$tags->set_attribute( $attribute, (string) wp_json_encode( $values, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			}

			return $tags->get_updated_html();
		};

		foreach ( $blocks as $name ) {
			add_filter( "render_block_hvac-blocks/$name", $add );
		}
	}
}
