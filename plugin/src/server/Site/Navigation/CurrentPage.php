<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;
use HvacBlocks\Platform\Languages\SiteAddress;

defined( 'ABSPATH' ) || exit;

/** Marks the link in a menu that leads to the current page. WordPress does so only for links that identify a page by its ID. */
final readonly class CurrentPage implements Feature {
	public function boot(): void {
		add_filter( 'render_block_core/navigation', self::mark( ... ) );
	}

	private static function mark( mixed $html ): mixed {
		if ( ! is_string( $html ) || is_search() || is_404() ) {
			return $html;
		}

		$path = RequestPath::get();

		// Most menus have no such link, and its addresses take longer to write than to find what all of them contain.
		if ( 1 === preg_match( '~^[\w./-]+$~D', $path ) && ! str_contains( $html, rtrim( $path, '/' ) ) ) {
			return $html;
		}

		$address = SiteAddress::of( $path );
		$links   = array_map( static fn ( string $link ): string => preg_quote( 'href="' . esc_url( $link ) . '"', '~' ), array( $address, wp_make_link_relative( $address ) ) );

		// A link that WordPress itself has marked has the mark right after its address.
		return preg_replace( '~(?:' . implode( '|', $links ) . ')(?!\s+aria-current)~', '$0 aria-current="page"', $html ) ?? $html;
	}
}
