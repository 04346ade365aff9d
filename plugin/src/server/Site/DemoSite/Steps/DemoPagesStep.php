<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Steps;

use HvacBlocks\Site\DemoSite\DemoContent;
use HvacBlocks\Site\DemoSite\DemoPage;
use HvacBlocks\Site\DemoSite\DemoPosts;
use HvacBlocks\Site\DemoSite\DemoSettings;
use HvacBlocks\Site\DemoSite\FoundPage;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** The pages, each with its language in its path: the first ones, or all remaining ones. */
final readonly class DemoPagesStep implements DemoStep {
	private const PAGES_A_BATCH = 72;

	/** The number of pages read at once: each takes up to some 100 kB until it is released. */
	private const PAGES_A_READ = 30;

	/** A batch ends before this part of PHP's memory is used. */
	private const MEMORY = 0.9;

	/** @param float $seconds after which a batch ends, so that a site with one PHP worker answers its visitors in between */
	public function __construct( private DemoContent $content, private DemoPosts $posts, private bool $first = false, private float $seconds = 2.0 ) {}

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

	/** Without opcache, the plugin's own code takes a third of a small limit, which some hosts do not let users raise. */
	private static function is_memory_short(): bool {
		$limit = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );

		return $limit > 0 && memory_get_usage() > $limit * self::MEMORY;
	}

	/** @return list<DemoPage> */
	private function pages(): array {
		$front = DemoSettings::include_front_page();

		// A page that only redirects from the bare address is useless elsewhere.
		return array_values( array_filter( $this->content->pages(), fn ( DemoPage $page ): bool => ( $page->is_first || ! $this->first ) && ( $front || ! $page->is_front_page || '' === $page->redirect ) ) );
	}

	/**
	 * @param list<DemoPage>      $pages
	 * @param array<string, FoundPage> $there
	 * @return list<DemoPage> those to be written
	 */
	private function open( array $pages, array $there ): array {
		return array_values( array_filter( $pages, fn ( DemoPage $page ): bool => ! isset( $there[ $page->path ] ) || ! DemoPosts::is_current( $there[ $page->path ]->source, $page->content ) ) );
	}

	/**
	 * @param list<DemoPage> $pages
	 * @return array<string, FoundPage> the existing ones and the pages above them, by path; read in one query, as there are hundreds
	 */
	private static function there( array $pages ): array {
		$found = array();
		$there = array();
		$ids   = get_posts(
			array(
				'post_type'     => 'page',
				'post_status'   => array_keys( get_post_stati() ),
				'post_name__in' => array_values( array_unique( array_merge( ...array_map( static fn ( DemoPage $page ): array => explode( '/', $page->path ), $pages ) ) ) ),
				'numberposts'   => -1,
				'orderby'       => 'ID',
				'order'         => 'ASC',
				'fields'        => 'ids',
			)
		);

		foreach ( array_chunk( $ids, self::PAGES_A_READ ) as $some ) {
			_prime_post_caches( $some, false );

			foreach ( array_filter( array_map( get_post( ... ), $some ) ) as $post ) {
				$found[ $post->ID ] = FoundPage::of( $post );
			}
			wp_cache_flush_runtime();
		}
		foreach ( $found as $page ) {
			$path   = $page->name;
			$parent = $page;

			while ( null !== $parent && $parent->parent > 0 ) {
				$parent = $found[ $parent->parent ] ?? null;
				$path   = null === $parent ? '' : "$parent->name/$path";
			}
			$there[ $path ] ??= $page;
		}

		return $there;
	}

	private function write( DemoPage $page, ?FoundPage $there, ?FoundPage $parent ): FoundPage {
		$id = $this->posts->write_page( null === $there ? null : get_post( $there->id ), $page, $parent->id ?? 0 );

		if ( $page->is_front_page && DemoSettings::include_front_page() ) {
			update_option( 'page_on_front', $id );
			update_option( 'show_on_front', 'page' );
		}

		// A published policy is the owner's.
		if ( $page->is_policy && DemoSettings::include_front_page() && '' === get_privacy_policy_url() ) {
			DemoSettings::choose_policy( $id );
		}

		$written = FoundPage::of( get_post( $id ) ?? throw new RuntimeException( esc_html( "The demo site's page {$page->path} is not there." ) ) );

		wp_cache_flush_runtime();

		return $written;
	}
}
