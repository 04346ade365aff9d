<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Kernel\Feature;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Prints the excerpt of a page, or of a post of this plugin's types, as its meta description, and lets editors write one. Yoast receives it for its own tags and its graph. */
final readonly class MetaDescription implements Feature {
	public function boot(): void {
		add_action( 'init', static fn () => add_post_type_support( 'page', 'excerpt' ) );

		foreach ( array( 'wpseo_metadesc', 'wpseo_opengraph_desc' ) as $filter ) {
			add_filter( $filter, static fn ( mixed $theirs ): mixed => '' === $theirs ? self::text() : $theirs );
		}
	}

	/** @return list<array{string, string}> for `Head` */
	public static function tags(): array {
		$text = self::text();

		return '' === $text ? array() : array( array( 'description', sprintf( '<meta name="description" content="%s">' . "\n", esc_attr( $text ) ) ) );
	}

	/** Returns the text for the page of this request; empty if it has none. */
	private static function text(): string {
		$page = is_singular() ? get_queried_object() : null;

		return $page instanceof WP_Post && ( 'page' === $page->post_type || str_starts_with( $page->post_type, 'hvac_' ) ) && '' === $page->post_password ? wp_strip_all_tags( $page->post_excerpt, true ) : '';
	}
}
