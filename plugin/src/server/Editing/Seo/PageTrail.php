<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Languages\Text;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The breadcrumb trail of this request's page: the site's home in its language, the pages above it, and the page itself. */
final readonly class PageTrail {
	/** @param list<array{text: string, url: string}>|null $given the steps of an example; null: those of the request */
	public function __construct( private ?array $given = null ) {}

	/**
	 * @param int $edited the post in the editor, in place of the request's page
	 * @return list<array{text: string, url: string}> empty if the page has no post
	 */
	public function steps( int $edited = 0 ): array {
		if ( $edited > 0 ) {
			$page = get_post( $edited );
		} elseif ( null !== $this->given ) {
			return $this->given;
		} else {
			$page = is_singular() ? get_queried_object() : null;
		}

		return $page instanceof WP_Post ? self::steps_to( $page ) : array();
	}

	/** @return list<array{text: string, url: string}> */
	private static function steps_to( WP_Post $page ): array {
		$home  = ( new SitePages() )->home( PageLanguage::of_post( $page ) );
		$steps = array(
			array(
				'text' => __( 'Home', 'hvac-blocks' ),
				'url'  => $home,
			),
		);

		foreach ( array( ...array_reverse( get_post_ancestors( $page ) ), $page->ID ) as $id ) {
			$step = get_post( $id );
			$url  = (string) get_permalink( $id );

			// A draft is a step on its own page only, for those who edit it.
			if ( $step instanceof WP_Post && ( 'publish' === $step->post_status || $id === $page->ID ) && ! self::is_home( $step, $url, $home ) ) {
				$steps[] = array(
					'text' => self::title( $step ),
					'url'  => $url,
				);
			}
		}

		return $steps;
	}

	/** Until a page is saved, WordPress calls it "Auto Draft". */
	private static function title( WP_Post $page ): string {
		$title = 'auto-draft' === $page->post_status ? '' : Text::plain( get_the_title( $page ) );

		return '' === $title ? __( 'This page', 'hvac-blocks' ) : $title;
	}

	/** A home page, or a page such as `/{base}/en/`, which leads to one. */
	private static function is_home( WP_Post $page, string $url, string $home ): bool {
		$front = get_option( 'page_on_front' );

		return $url === $home || null !== Language::tryFrom( $page->post_name ) || ( new SitePages() )->home( Language::English ) === $url || ( is_numeric( $front ) && (int) $front === $page->ID );
	}
}
