<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Platform\Languages\Counterparts\Counterparts;
use HvacBlocks\Platform\Languages\Counterparts\JoinedPages;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Makes a page's counterpart in another language: a draft with the same blocks and settings, linked with it. */
final readonly class CounterpartDraft {
	/** What a page keeps in its meta data, besides its content. */
	private const SETTINGS = array( '_wp_page_template', '_thumbnail_id' );

	public function __construct( private TranslatedPages $pages, private Counterparts $counterparts = new Counterparts() ) {}

	/** @return int|WP_Error its ID */
	public function make( WP_Post $page, Language $language ): int|WP_Error {
		$groups = $this->pages->all();
		$path   = TranslatedPages::path_of( $page->ID, $groups );
		$group  = null === $path ? array() : $groups[ $path ];

		if ( isset( $group[ $language->value ] ) ) {
			return new WP_Error( 'hvac_blocks_counterpart_exists', __( 'This page has a version in this language already. Reload the editor to see it.', 'hvac-blocks' ), array( 'status' => 409 ) );
		}

		$above = TranslatedPages::path_of( $page->post_parent, $groups );
		$home  = $groups[''][ $language->value ] ?? null;
		$id    = wp_insert_post(
			array(
				'post_type'    => $page->post_type,
				'post_status'  => 'draft',
				'post_title'   => wp_slash( $page->post_title ),
				'post_content' => wp_slash( $page->post_content ),
				'post_excerpt' => wp_slash( $page->post_excerpt ),
				'post_parent'  => ( null === $above ? null : $groups[ $above ][ $language->value ] ?? null )->id ?? $home->id ?? 0,
				'post_name'    => $page->post_name,
				'menu_order'   => $page->menu_order,
				'meta_input'   => self::settings( $page->ID ),
			),
			true
		);

		if ( is_int( $id ) ) {
			$pages = array(
				PageLanguage::of_post( $page )->value => $page->ID,
				...array_map( static fn ( TranslatedPage $one ): int => $one->id, $group ),
				$language->value                      => $id,
			);
			$this->counterparts->link( $pages );
			JoinedPages::join( $pages );
		}

		return $id;
	}

	/** @return array<string, mixed> */
	private static function settings( int $id ): array {
		$settings = array();

		foreach ( self::SETTINGS as $key ) {
			$settings[ $key ] = get_post_meta( $id, $key, true );
		}

		return array_filter( $settings );
	}
}
