<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RecordId;
use HvacBlocks\Kernel\RequestPath;
use WP;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses of the site's paths in the current permalink structure.
 *
 * Plain permalinks name pages by their IDs, and dealers' pages have none. So pages below the base path, and virtual pages, have a path after `index.php`
 * there, as in structures such as `/index.php/%postname%/`. `?page_id=12` still works.
 *
 * Assumption: a server that runs WordPress passes on what follows `index.php` in a path. A server that does not has no such pages; Site Health asks for
 * another structure.
 */
final readonly class SiteAddress implements Feature {
	/** The argument of a page with the distance in miles that a visitor chose for a dealer search. */
	public const DISTANCE = 'radius';

	/** The argument with the order of dealers that a visitor chose. */
	public const SORT = 'sort';

	/** The argument with the ID of the product that a visitor asks about. */
	public const PRODUCT = 'product';

	public function __construct( private BasePath $base ) {}

	/** @param string $path below the site's address, with a trailing slash for a page */
	public static function of( string $path ): string {
		$path = '/' . ltrim( $path, '/' );

		if ( '/' === $path ) {
			return home_url( '/' );
		}

		$has_slash = self::is_plain() || str_ends_with( self::structure(), '/' );

		return home_url( ( self::has_index() ? '/index.php' : '' ) . ( $has_slash ? $path : untrailingslashit( $path ) ) );
	}

	/** Returns the address of a file that WordPress generates. */
	public static function file( string $name ): string {
		return home_url( ( self::has_index() ? '/index.php' : '' ) . "/$name" );
	}

	/** Returns the path of one of the site's addresses below the site's address, without slashes at its ends; empty for the front page. */
	public static function path( string $url ): string {
		return trim( RequestPath::below_home( (string) wp_parse_url( $url, PHP_URL_PATH ) ), '/' );
	}

	/** Returns the address of a published page, that of the page above the languages without a first language (`RootPage`). With plain permalinks it is a path, too: a GET form would drop a query. */
	public static function of_page( int $id ): string {
		return self::is_plain() && ! self::is_front( $id ) ? self::of( '/' . get_page_uri( $id ) . '/' ) : (string) get_page_link( $id, false, true );
	}

	/**
	 * Returns the arguments that links and forms of this request's page keep: its ID with plain permalinks, the distance and the order that a visitor chose
	 * for a dealer search, and the product that the visitor asks about; the twin of `client/domain/dealers-address.ts`.
	 *
	 * @return array<string, string>
	 */
	public static function query(): array {
		$ids = array_intersect_key( $_GET, array( 'page_id' => true, 'p' => true, self::DISTANCE => true, self::SORT => true, self::PRODUCT => true ) ); // phpcs:ignore WordPress.Security -- only numbers, a word and an ID are taken.

		return array_filter(
			$ids,
			static fn ( mixed $value, string $name ): bool => is_string( $value ) && match ( $name ) {
				self::PRODUCT => RecordId::is( $value ),
				self::SORT    => 1 === preg_match( '/^[a-z]+$/D', $value ),
				default       => 1 === preg_match( '/^\d+$/D', $value ),
			},
			ARRAY_FILTER_USE_BOTH
		);
	}

	public static function is_plain(): bool {
		return '' === self::structure();
	}

	public function boot(): void {
		if ( self::has_index() ) {
			// Before virtual pages examine the path.
			add_action( 'parse_request', $this->route( ... ), 15 );
		}
		if ( self::is_plain() ) {
			add_filter( 'page_link', $this->link( ... ), 10, 2 );
			add_filter( 'url_to_postid', $this->by_id( ... ) );
		}
	}

	/** WordPress handles no paths with plain permalinks, and with other structures none without `index.php`, as texts write them. */
	private function route( WP $wp ): void {
		$path = trim( rawurldecode( RequestPath::get() ), '/' );

		if ( '' === $path || null !== RequestPath::rest_route() || is_admin() || ( ! self::is_plain() && ! isset( $wp->query_vars['error'] ) ) ) {
			return;
		}

		unset( $wp->query_vars['error'] );
		$wp->request                = $path;
		$wp->query_vars['pagename'] = $path;

		// It would remove `index.php`.
		remove_action( 'template_redirect', 'redirect_canonical' );
	}

	private function link( mixed $link, mixed $id ): mixed {
		$page = is_numeric( $id ) ? get_post( (int) $id ) : null;

		if ( ! $page instanceof WP_Post || 'publish' !== $page->post_status || self::is_front( $page->ID ) ) {
			return $link;
		}

		return null === $this->base->below( '/' . get_page_uri( $page ) ) ? $link : self::of_page( $page->ID );
	}

	/** Returns the address by which WordPress finds the page again. */
	private function by_id( mixed $url ): mixed {
		$path = is_string( $url ) ? self::path( $url ) : '';
		$page = '' === $path ? null : get_page_by_path( $path );

		return $page instanceof WP_Post ? home_url( "/?page_id=$page->ID" ) : $url;
	}

	private static function is_front( int $id ): bool {
		$front = get_option( 'page_on_front' );

		return 'page' === get_option( 'show_on_front' ) && is_numeric( $front ) && (int) $front === $id;
	}

	private static function has_index(): bool {
		return self::is_plain() || 1 === preg_match( '~^/*index\.php/~', self::structure() );
	}

	private static function structure(): string {
		$structure = get_option( 'permalink_structure' );

		return is_string( $structure ) ? $structure : '';
	}
}
