<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteStyle;

use HvacBlocks\Kernel\Feature;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Lists the site style with the theme's own variations, which WordPress reads from the theme's files alone. */
final readonly class OfferSiteStyle implements Feature {
	public function __construct( private SiteStyle $style ) {}

	public function boot(): void {
		add_filter( 'rest_request_after_callbacks', $this->add( ... ), 10, 3 );
	}

	private function add( mixed $response, mixed $handler, WP_REST_Request $request ): mixed {
		if ( $response instanceof WP_REST_Response && is_array( $response->get_data() ) && '/wp/v2/global-styles/themes/' . get_stylesheet() . '/variations' === $request->get_route() && wp_is_block_theme() ) {
			$response->set_data( array( ...$response->get_data(), $this->style->variation() ) );
		}

		return $response;
	}
}
