<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Editing\Seo\RobotsTags;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Title, description, canonical address, robots and social tags of a virtual page; through Yoast or Rank Math if one of them prints these.
 */
final readonly class PageHead implements Feature {
	public function __construct( private Page $page ) {}

	public function boot(): void {
		add_filter( 'document_title_parts', $this->title_parts( ... ) );

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
			RobotsTags::tell( static fn (): array => array( 'noindex' => true ) );
		}
	}

	/**
	 * @param mixed $parts
	 * @return array<array-key, mixed>
	 */
	private function title_parts( mixed $parts ): array {
		return array( 'title' => $this->page->title ) + ( is_array( $parts ) ? array_diff_key( $parts, array( 'page' => true ) ) : array() );
	}
}
