<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The block templates with a `robots-meta` block that keeps their pages out of search results.
 *
 * Assumptions:
 * - Templates are read once, and the result is cached until one of them, a part, a synced pattern or the theme changes. While a theme is being
 *   developed, they are read each time.
 * - A template part that replaces another one in one language is not examined.
 */
final class UnindexedTemplates {
	public const OPTION = 'hvac_blocks_unindexed_templates';

	/** The post types of templates and their parts. */
	private const TYPES = array( 'wp_template', 'wp_template_part', 'wp_block' );

	/** @var array<string, bool>|null */
	private ?array $templates = null;

	/** Drops the cached result once it is out of date. */
	public function boot(): void {
		add_action( 'switch_theme', $this->forget( ... ) );
		add_action( 'deleted_post', fn ( mixed $id, mixed $post = null ) => $post instanceof WP_Post ? $this->forget_if( $post->post_type ) : null, 10, 2 );

		foreach ( self::TYPES as $type ) {
			add_action( "save_post_$type", $this->forget( ... ) );
		}
	}

	public function has_any(): bool {
		return array() !== $this->templates();
	}

	/** Whether the template of a published post is one of them. */
	public function show( WP_Post $post ): bool {
		$templates = $this->templates();

		foreach ( array() === $templates ? array() : self::candidates( $post ) as $slug ) {
			if ( isset( $templates[ $slug ] ) ) {
				return $templates[ $slug ];
			}
		}

		return false;
	}

	/** @return array<string, bool> every template by slug, and whether it is one of them; empty if none is */
	private function templates(): array {
		if ( null !== $this->templates ) {
			return $this->templates;
		}

		$theme = get_stylesheet() . ' ' . wp_get_theme()->get( 'Version' );
		$kept  = wp_is_development_mode( 'theme' ) ? null : get_option( self::OPTION );

		if ( is_array( $kept ) && ( $kept['theme'] ?? '' ) === $theme && is_array( $kept['templates'] ?? null ) ) {
			/** @var array<string, bool> $templates */
			$templates = $kept['templates'];
		} else {
			$templates = wp_is_block_theme() ? self::read() : array();
			update_option(
				self::OPTION,
				array(
					'theme'     => $theme,
					'templates' => $templates,
				)
			);
		}

		return $this->templates = $templates;
	}

	/** @return array<string, bool> */
	private static function read(): array {
		$templates = array();

		foreach ( get_block_templates( array(), 'wp_template' ) as $template ) {
			$templates[ $template->slug ] = in_array( 'noindex', RobotsBlocks::in_content( $template->content ), true );
		}

		return in_array( true, $templates, true ) ? $templates : array();
	}

	/** @return list<string> the templates that may show a post; WordPress uses the first that exists */
	private static function candidates( WP_Post $post ): array {
		if ( self::is_set( 'page_for_posts', $post ) ) {
			return array( 'home', 'index' );
		}

		return array_values(
			array_filter(
				array(
					self::is_set( 'page_on_front', $post ) ? 'front-page' : '',
					(string) get_page_template_slug( $post ),
					...( 'page' === $post->post_type
						? array( "page-$post->post_name", "page-$post->ID", 'page' )
						: array( "single-$post->post_type-$post->post_name", "single-$post->post_type", 'single' ) ),
					'singular',
					'index',
				)
			)
		);
	}

	private static function is_set( string $option, WP_Post $post ): bool {
		$id = get_option( $option );

		return 'page' === get_option( 'show_on_front' ) && is_numeric( $id ) && (int) $id === $post->ID;
	}

	private function forget_if( string $type ): void {
		if ( in_array( $type, self::TYPES, true ) ) {
			$this->forget();
		}
	}

	private function forget(): void {
		$this->templates = null;
		delete_option( self::OPTION );
	}
}
