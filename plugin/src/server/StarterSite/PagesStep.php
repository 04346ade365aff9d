<?php
declare(strict_types=1);

namespace HvacBlocks\StarterSite;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The pages, each with its language in its path: the first ones, or all that are left. */
final readonly class PagesStep implements Step {
	private const PAGES_A_BATCH = 6;

	public function __construct( private StarterContent $content, private StarterPosts $posts, private bool $first = false ) {}

	public function name(): string {
		return $this->first ? 'first-pages' : 'pages';
	}

	public function label(): string {
		return $this->first ? __( 'Basic pages', 'hvac-blocks' ) : __( 'Pages in English, Spanish and French', 'hvac-blocks' );
	}

	public function progress(): StepProgress {
		$pages = $this->pages();

		return new StepProgress( count( $pages ) - count( $this->open( $pages ) ), count( $pages ) );
	}

	public function run(): void {
		foreach ( array_slice( $this->open( $this->pages() ), 0, self::PAGES_A_BATCH ) as $page ) {
			$this->write( $page );
		}
	}

	/** @return list<StarterPage> */
	private function pages(): array {
		$state = get_option( SettingsStep::OPTION );
		$front = is_array( $state ) && true === ( $state['front_page'] ?? false );

		return array_values( array_filter( $this->content->pages(), fn ( StarterPage $page ): bool => ( $page->is_first || ! $this->first ) && ( $front || ! $page->is_front_page ) ) );
	}

	/**
	 * @param list<StarterPage> $pages
	 * @return list<StarterPage> those to be written
	 */
	private function open( array $pages ): array {
		$there = self::there( $pages );

		return array_values( array_filter( $pages, fn ( StarterPage $page ): bool => ! $this->posts->is_done( $there[ $page->path ] ?? null, $page->content ) ) );
	}

	/**
	 * @param list<StarterPage> $pages
	 * @return array<string, WP_Post> those that the site has, by path; asked for at once, as there are hundreds
	 */
	private static function there( array $pages ): array {
		$found = array();
		$there = array();
		$posts = get_posts(
			array(
				'post_type'     => 'page',
				'post_status'   => array_keys( get_post_stati() ),
				'post_name__in' => array_values( array_unique( array_merge( ...array_map( static fn ( StarterPage $page ): array => explode( '/', $page->path ), $pages ) ) ) ),
				'numberposts'   => -1,
				'orderby'       => 'ID',
				'order'         => 'ASC',
			)
		);

		foreach ( $posts as $post ) {
			if ( $post instanceof WP_Post ) {
				$found[ $post->ID ] = $post;
			}
		}
		foreach ( $found as $post ) {
			$path   = $post->post_name;
			$parent = $post;

			while ( null !== $parent && $parent->post_parent > 0 ) {
				$parent = $found[ $parent->post_parent ] ?? null;
				$path   = null === $parent ? '' : "$parent->post_name/$path";
			}
			$there[ $path ] ??= $post;
		}

		return $there;
	}

	private function write( StarterPage $page ): void {
		$templates = wp_get_theme()->get_page_templates( null, 'page' );
		$parent    = self::find( dirname( $page->path ) );

		$id = $this->posts->write(
			self::find( $page->path ),
			$page->content,
			array(
				'post_type'    => 'page',
				'post_title'   => $page->title,
				'post_name'    => basename( $page->path ),
				'post_parent'  => $parent->ID ?? 0,
				'post_excerpt' => $page->description,
			),
			array_filter(
				array(
					// Every page brings its own heading.
					'_wp_page_template' => isset( $templates['page-no-title'] ) ? 'page-no-title' : '',
					PageRedirects::META => $page->redirect,
				)
			)
		);

		if ( $page->is_front_page ) {
			update_option( 'page_on_front', $id );
			update_option( 'show_on_front', 'page' );
		}
	}

	private static function find( string $path ): ?WP_Post {
		$page = '.' === $path ? null : get_page_by_path( $path );

		return $page instanceof WP_Post ? $page : null;
	}
}
