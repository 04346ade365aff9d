<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

/**
 * The wizard posts a place outside the service area to the dealer locator. Its page reads only the address and may come from a cache, so the response is
 * a redirect to the address of the search: `POST …/en/dealer-locator/` with `zipcode=75024` leads to `?zipcode=75024`.
 */
final readonly class ZipPostRedirect implements Feature {
	private const LONGEST = 200;

	public function boot(): void {
		add_action( 'parse_request', $this->answer( ... ), 1 );
	}

	private function answer(): void {
		foreach ( Language::cases() as $language ) {
			$page = ( new SitePages() )->dealer_locator( $language );

			if ( trim( RequestPath::get(), '/' ) !== trim( self::path( $page ), '/' ) ) {
				continue;
			}

			$place = $_POST['zipcode'] ?? ''; // phpcs:ignore WordPress.Security -- a search, which changes nothing; put into an address, encoded.
			$place = is_string( $place ) ? mb_substr( trim( wp_check_invalid_utf8( wp_unslash( $place ) ) ), 0, self::LONGEST ) : '';

			if ( wp_safe_redirect( '' === $place ? $page : add_query_arg( 'zipcode', rawurlencode( $place ), $page ), 303, 'HVAC Blocks' ) ) {
				exit;
			}
		}
	}

	/** Below the site's address. */
	private static function path( string $page ): string {
		return substr( $page, strlen( home_url() ) );
	}
}
