<?php
declare(strict_types=1);

namespace HvacBlocks\DealerPages;

use HvacBlocks\Feature;
use HvacBlocks\Seo\SeoPlugins;
use HvacBlocks\Seo\SocialImage;
use HvacBlocks\Seo\SocialPage;
use HvacBlocks\Seo\SocialTags;

defined( 'ABSPATH' ) || exit;

/**
 * Title, description, canonical address, robots and social tags of a page that no post stands for; through Yoast or Rank Math where one of
 * them prints these.
 */
final readonly class PageHead implements Feature {
	public function __construct( private Page $page ) {}

	public function boot(): void {
		add_filter( 'document_title_parts', $this->title_parts( ... ) );
		add_action( 'wp_head', $this->print( ... ), 5 );

		foreach ( array( 'wpseo_title', 'wpseo_opengraph_title', 'rank_math/frontend/title' ) as $filter ) {
			add_filter( $filter, fn (): string => $this->page->title . ' – ' . wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
		}
		foreach ( array( 'wpseo_metadesc', 'wpseo_opengraph_desc', 'rank_math/frontend/description' ) as $filter ) {
			add_filter( $filter, fn (): string => $this->page->description );
		}
		foreach ( array( 'wpseo_canonical', 'wpseo_opengraph_url', 'rank_math/frontend/canonical' ) as $filter ) {
			add_filter( $filter, fn (): string => $this->page->url );
		}

		if ( 200 !== $this->page->status ) {
			add_filter( 'wp_robots', 'wp_robots_no_robots' );
			add_filter( 'wpseo_robots', static fn (): string => 'noindex, follow' );
			add_filter( 'rank_math/frontend/robots', static fn (): array => array( 'index' => 'noindex' ) );
		}
	}

	/**
	 * @param mixed $parts
	 * @return array<array-key, mixed>
	 */
	private function title_parts( mixed $parts ): array {
		return array( 'title' => $this->page->title ) + ( is_array( $parts ) ? array_diff_key( $parts, array( 'page' => true ) ) : array() );
	}

	private function print(): void {
		if ( SeoPlugins::are_active() ) {
			return;
		}

		if ( '' !== $this->page->description ) {
			printf( '<meta name="description" content="%s">' . "\n", esc_attr( $this->page->description ) );
		}

		if ( '' !== $this->page->url ) {
			printf( '<link rel="canonical" href="%s">' . "\n", esc_url( $this->page->url ) );
			SocialTags::print( new SocialPage( $this->page->title, $this->page->description, $this->page->url, SocialImage::of_plugin( 'dealers' ) ) );
		}
	}
}
