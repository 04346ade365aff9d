<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Editing\Content\ContentBlocks;
use HvacBlocks\Editing\Media\BlockFiles;
use HvacBlocks\Editing\Media\LibraryFile;
use HvacBlocks\Platform\Languages\BasePath;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The picture of a page on social networks: its featured image, or the first suitable picture of its content, or the plugin's picture that it was made
 * with, or the featured image of the site's home page, or the plugin's house.
 *
 * @phpstan-import-type ParsedBlock from ContentBlocks
 */
final readonly class SocialImages {
	/** The name of the plugin's picture with which a page was made; see `SocialImage::of_plugin()`. */
	public const META = '_hvac_blocks_social_image';

	/** Each unsuitable picture costs a query. */
	private const MOST_TRIED = 3;

	/** Finds content that may refer to a file of the media library; other content needs no parser. */
	private const FILE = '~"(?:id|mediaId|\w*(?:[iI]mage|[pP]icture)\w*)":\s*[1-9]~';

	public function __construct( private BasePath $base = new BasePath(), private ?CachedPage $page = null ) {}

	/** The post's own picture; null: see `of_site()`. */
	public function of_post( WP_Post $post ): ?SocialImage {
		return self::featured( $post ) ?? self::in_content( $post->post_content ) ?? self::named( $post );
	}

	/** The picture of a page without one of its own. */
	public function of_site(): ?SocialImage {
		$known = $this->page?->value( 'social-image', fn (): array => (array) $this->found() );

		return null === $known ? $this->found() : SocialImage::from( $known );
	}

	private function found(): ?SocialImage {
		$home = '' === $this->base->get() ? null : get_page_by_path( $this->base->get() );
		$id   = get_option( 'page_on_front' );
		$home = $home ?? ( is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null );

		return ( $home instanceof WP_Post ? self::featured( $home ) : null ) ?? SocialImage::of_plugin( 'home' );
	}

	private static function featured( WP_Post $post ): ?SocialImage {
		$id = (int) get_post_thumbnail_id( $post );

		return $id > 0 ? SocialImage::of_library( $id ) : null;
	}

	private static function named( WP_Post $post ): ?SocialImage {
		// A virtual page has no meta data, so it carries the name itself.
		$name = get_object_vars( $post )[ self::META ] ?? get_post_meta( $post->ID, self::META, true );

		return is_string( $name ) && '' !== $name ? SocialImage::of_plugin( $name ) : null;
	}

	private static function in_content( string $content ): ?SocialImage {
		$tried = 0;

		foreach ( 1 === preg_match( self::FILE, $content ) ? ContentBlocks::in( $content ) : array() as $block ) {
			foreach ( self::files( $block ) as $id ) {
				$image = SocialImage::of_library( $id );

				if ( null !== $image || ++$tried === self::MOST_TRIED ) {
					return $image;
				}
			}
		}

		return null;
	}

	/**
	 * @param ParsedBlock $block
	 * @return list<int>
	 */
	private static function files( array $block ): array {
		$type = BlockTypes::get( (string) $block['blockName'] );

		if ( null === $type ) {
			return array();
		}

		// WordPress' blocks write the address into their HTML.
		$attributes = $block['attrs'] + ( 1 === preg_match( '/<img[^>]* src="([^"]+)/', $block['innerHTML'], $found ) ? array_fill_keys( array( 'url', 'mediaUrl' ), html_entity_decode( $found[1] ) ) : array() );
		$ids        = array_map( static fn ( string $name ): int => LibraryFile::own( BlockFiles::written( $type, $name, $attributes ) ), BlockFiles::names( $type ) );

		return array_values( array_filter( $ids ) );
	}
}
