<?php
declare(strict_types=1);

namespace HvacBlocks\StarterSite;

use RuntimeException;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The pages, each with its language in its path: the first ones, or all that are left. */
final readonly class PagesStep implements Step {
	private const PAGES_A_BATCH = 72;

	/** A batch ends before this part of PHP's memory is used. */
	private const MEMORY = 0.75;

	/** @param float $seconds after which a batch ends, so that a site with one PHP worker answers its visitors in between */
	public function __construct( private StarterContent $content, private StarterPosts $posts, private bool $first = false, private float $seconds = 2.0 ) {}

	public function name(): string {
		return $this->first ? 'first-pages' : 'pages';
	}

	public function label(): string {
		return $this->first ? __( 'Basic pages', 'hvac-blocks' ) : __( 'Pages in English, Spanish and French', 'hvac-blocks' );
	}

	public function progress(): StepProgress {
		$pages = $this->pages();

		return new StepProgress( count( $pages ) - count( $this->open( $pages, self::there( $pages ) ) ), count( $pages ) );
	}

	public function run(): void {
		wp_raise_memory_limit( 'admin' );

		$end   = microtime( true ) + $this->seconds;
		$pages = $this->pages();
		$there = self::there( $pages );

		foreach ( array_slice( $this->open( $pages, $there ), 0, self::PAGES_A_BATCH ) as $page ) {
			$there[ $page->path ] = $this->write( $page, $there[ $page->path ] ?? null, $there[ dirname( $page->path ) ] ?? null );

			if ( microtime( true ) > $end || self::is_memory_short() ) {
				return;
			}
		}
	}

	/** Without opcache, the plugin's own code takes a third of a small limit, which some hosts let nobody raise. */
	private static function is_memory_short(): bool {
		$limit = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );

		return $limit > 0 && memory_get_usage() > $limit * self::MEMORY;
	}

	/** @return list<StarterPage> */
	private function pages(): array {
		$front = DemoSettings::include_front_page();

		// A page that only leads on from the bare address is of no use elsewhere.
		return array_values( array_filter( $this->content->pages(), fn ( StarterPage $page ): bool => ( $page->is_first || ! $this->first ) && ( $front || ! $page->is_front_page || '' === $page->redirect ) ) );
	}

	/**
	 * @param list<StarterPage>      $pages
	 * @param array<string, WP_Post> $there
	 * @return list<StarterPage> those to be written
	 */
	private function open( array $pages, array $there ): array {
		return array_values( array_filter( $pages, fn ( StarterPage $page ): bool => ! $this->posts->is_done( $there[ $page->path ] ?? null, $page->content ) ) );
	}

	/**
	 * @param list<StarterPage> $pages
	 * @return array<string, WP_Post> those that the site has and the pages above them, by path; asked for at once, as there are hundreds
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

	private function write( StarterPage $page, ?WP_Post $there, ?WP_Post $parent ): WP_Post {
		$id = $this->posts->write_page( $there, $page, $parent->ID ?? 0 );

		if ( $page->is_front_page && DemoSettings::include_front_page() ) {
			update_option( 'page_on_front', $id );
			update_option( 'show_on_front', 'page' );
		}

		return get_post( $id ) ?? throw new RuntimeException( esc_html( "The demo site's page {$page->path} is not there." ) );
	}
}
