<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

use Closure;
use HvacBlocks\Editing\Content\PluginTemplate;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;
use WP;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Answers a search at a language's address with the pages of that language; see `SearchAddress`.
 *
 * It remains a WordPress search: `is_search()`, `get_search_query()` and the loop work, and search engines are told not to index it.
 *
 * Assumptions:
 * - The results of a search plugin are left as they are.
 * - A theme without block templates shows its own `search.php`.
 * - Other requests cost a comparison of their query, and no database query.
 */
final readonly class LanguageSearch implements Feature {
	public const TEMPLATE = 'site-search';

	private const CONTENT = '<!-- wp:template-part {"slug":"header"} /-->

<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"0"},"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group" style="margin-top:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:hvac-blocks/search-results {"level":1,"align":"wide"} /--></main>
<!-- /wp:group -->

<!-- wp:template-part {"slug":"footer"} /-->';

	/** @param Closure(): SearchedPages $pages */
	public function __construct( private SearchAddress $address, private Closure $pages, private ModelSearch $models ) {}

	public function boot(): void {
		PluginTemplate::offer( self::register( ... ) );
		// Like dealers' pages: after REST requests have been answered.
		add_action( 'parse_request', $this->route( ... ), 20 );
	}

	private function route( WP $wp ): void {
		$typed = $wp->query_vars['s'] ?? null;
		$asked = is_string( $typed ) ? $this->address->read( rawurldecode( (string) $wp->request ) ) : null;

		if ( null === $asked || ! is_string( $typed ) ) {
			if ( is_string( $typed ) && ! is_admin() ) {
				$this->models->lead( wp_unslash( $typed ) );
			}

			return;
		}

		[ $language, $page ] = $asked;

		$query = SearchQuery::of( wp_unslash( $typed ) );
		$paged = $wp->query_vars['paged'] ?? 0;

		$wp->query_vars = array(
			's'              => wp_slash( $query->text ),
			'paged'          => is_numeric( $paged ) ? max( $page, min( (int) $paged, PHP_INT_MAX ) ) : $page,
			'posts_per_page' => SearchResults::PAGE_SIZE,
		);

		add_filter( 'posts_pre_query', fn ( mixed $posts, WP_Query $main ): mixed => null === $posts && $main->is_main_query() ? $this->page( $main, $query, $language ) : $posts, 10, 2 );
		add_filter( 'search_template_hierarchy', self::prefer( ... ) );
		add_filter( 'hvac_blocks_language_links', fn (): array => $this->links( $query ) );
		add_filter( 'feed_links_extra_show_search_feed', '__return_false' );

		// It treats this address as that of a page.
		remove_action( 'template_redirect', 'redirect_canonical' );

		add_filter( 'document_title_parts', static fn ( mixed $parts ): mixed => is_array( $parts ) && is_search() ? self::title_parts( $parts, $query ) : $parts );
		foreach ( array( 'wpseo_title', 'wpseo_opengraph_title', 'rank_math/frontend/title' ) as $filter ) {
			add_filter( $filter, static fn ( mixed $title ): mixed => is_search() ? self::title( $query ) . ' – ' . wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) : $title );
		}
	}

	/** @return list<WP_Post> */
	private function page( WP_Query $main, SearchQuery $query, Language $language ): array {
		$found  = ( $this->pages )()->find( $query, $language, $this->models->posts( $query->text ) );
		$number = $main->get( 'paged' );

		$main->found_posts   = count( $found );
		$main->max_num_pages = (int) ceil( count( $found ) / SearchResults::PAGE_SIZE );

		return array_slice( $found, SearchResults::PAGE_SIZE * ( max( 1, is_numeric( $number ) ? (int) $number : 1 ) - 1 ), SearchResults::PAGE_SIZE );
	}

	private static function register(): void {
		PluginTemplate::register(
			self::TEMPLATE,
			array(
				'title'       => __( 'Search in one language', 'hvac-blocks' ),
				'description' => __( 'Shows what a visitor searched for, in the language of the page.', 'hvac-blocks' ),
				'content'     => self::CONTENT,
			)
		);
	}

	private static function prefer( mixed $files ): mixed {
		if ( ! is_array( $files ) ) {
			return $files;
		}

		self::register();

		return array( self::TEMPLATE . '.php', ...$files );
	}

	/** @return array<string, string> the same search in each language */
	private function links( SearchQuery $query ): array {
		$links = array();

		foreach ( Language::cases() as $language ) {
			$links[ $language->value ] = $this->address->of_results( $language, $query->text );
		}

		return $links;
	}

	private static function title( SearchQuery $query ): string {
		return '' === $query->text ? __( 'Search this site', 'hvac-blocks' ) : Text::fill( __( 'Search results for “{query}”', 'hvac-blocks' ), array( 'query' => $query->text ) );
	}

	/**
	 * @param array<array-key, mixed> $parts
	 * @return array<array-key, mixed>
	 */
	private static function title_parts( array $parts, SearchQuery $query ): array {
		$page = get_query_var( 'paged' );

		return array( 'title' => self::title( $query ) ) + ( isset( $parts['page'] ) && is_numeric( $page ) ? array( 'page' => Text::fill( __( 'Page {number}', 'hvac-blocks' ), array( 'number' => (int) $page ) ) ) : array() ) + $parts;
	}
}
