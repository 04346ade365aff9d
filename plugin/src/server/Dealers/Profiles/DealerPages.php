<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use Closure;
use HvacBlocks\Editing\Content\PluginTemplate;
use HvacBlocks\Editing\Content\VirtualAddress;
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

		if ( null === ( new BasePath() )->below( $path ) || VirtualAddress::is_of_an_editor( $wp, $path ) ) {
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
		add_action( 'template_redirect', fn () => VirtualAddress::lead_to( $this->page->url ?? '' ), 0 );
		add_filter( 'template_include', static fn (): string => PageTemplates::file( self::template() ), 5 );
		add_filter( 'hvac_blocks_language_alternates', fn (): array => $this->page->alternates ?? array() );

		VirtualAddress::keep();

		( new PageHead( $this->page ) )->boot();
		( new StructuredData( $this->page->graph, $this->page->url ) )->boot();
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
}
