<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use Closure;
use HvacBlocks\Editing\Content\PluginTemplate;
use HvacBlocks\Editing\Seo\StructuredData;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\BasePath;
use WP;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the virtual pages of dealers and of their directory.
 *
 * Assumptions:
 * - A page that an editor published at one of these addresses takes precedence.
 * - No rewrite rule is stored, so there is nothing to flush and nothing to clean up; see `SiteAddress` for plain permalinks.
 * - Other requests cost a comparison of their path, and no query.
 */
final class DealerPages implements Feature {
	/** The template's name in the main query. */
	public const QUERY = 'hvac_blocks_page';

	public const RETRY_SECONDS = 120;

	private ?Page $page = null;

	/** @param Closure(): PageFinder $finder */
	public function __construct( private readonly Closure $finder ) {}

	public function boot(): void {
		PluginTemplate::offer( PageTemplates::register( ... ) );

		// After REST requests have been answered.
		add_action( 'parse_request', $this->route( ... ), 20 );
	}

	private function route( WP $wp ): void {
		$path = rawurldecode( (string) $wp->request );

		if ( null === ( new BasePath() )->below( $path ) || self::is_of_an_editor( $wp, $path ) ) {
			return;
		}

		$this->page = ( $this->finder )()->find( "/$path" );

		if ( null === $this->page ) {
			return;
		}

		$wp->query_vars = array( self::QUERY => $this->page->template );

		( new QueriedPage( $this->page ) )->boot();
		add_filter( 'pre_handle_404', static fn ( mixed $handled, WP_Query $query ): mixed => $query->is_main_query() ? true : $handled, 10, 2 );
		add_action( 'wp', $this->answer( ... ), 1 );
		add_action( 'template_redirect', $this->lead_to_its_address( ... ), 0 );
		add_filter( 'template_include', static fn (): string => PageTemplates::file( self::template() ), 5 );
		add_filter( 'hvac_blocks_language_alternates', fn (): array => $this->page->alternates ?? array() );

		// Neither may guess another post.
		remove_action( 'template_redirect', 'redirect_canonical' );
		remove_action( 'template_redirect', 'wp_old_slug_redirect' );

		( new PageHead( $this->page ) )->boot();
		( new StructuredData( $this->page->graph, $this->page->url ) )->boot();
	}

	/** Returns the page that an editor published at this address; WordPress has looked it up if its permalink rules say so. */
	private static function is_of_an_editor( WP $wp, string $path ): bool {
		$page = isset( $wp->query_vars['pagename'] ) ? get_page_by_path( $path ) : null;

		return null !== $page && 'publish' === $page->post_status;
	}

	private static function template(): string {
		$slug = get_query_var( self::QUERY );

		return is_string( $slug ) ? $slug : '';
	}

	private function answer(): void {
		/** @var WP_Query $wp_query */
		global $wp_query;

		$status = $this->page->status ?? 200;

		status_header( $status );

		if ( 200 === $status ) {
			return;
		}

		nocache_headers();

		if ( 404 === $status ) {
			$wp_query->set_404();
		}

		if ( 503 === $status && ! headers_sent() ) {
			header( 'Retry-After: ' . self::RETRY_SECONDS );
		}
	}

	/** Redirects from an old name, other capitals or a missing slash to the canonical address; the query is kept. */
	private function lead_to_its_address(): void {
		$asked = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? $_SERVER['REQUEST_URI'] : ''; // phpcs:ignore WordPress.Security -- compared, and its query goes through wp_safe_redirect().
		$right = $this->page->url ?? '';

		if ( '' === $right || rawurldecode( (string) strtok( $asked, '?' ) ) === (string) wp_parse_url( $right, PHP_URL_PATH ) ) {
			return;
		}

		$query = strstr( $asked, '?' );

		if ( wp_safe_redirect( $right . ( false === $query ? '' : $query ), 301, 'HVAC Blocks' ) ) {
			exit;
		}
	}
}
