<?php
declare(strict_types=1);

namespace HvacBlocks\StarterSite;

use HvacBlocks\Feature;

defined( 'ABSPATH' ) || exit;

/** Sends visitors of a page such as `/residential/en/` to the page that stands in for it. */
final readonly class PageRedirects implements Feature {
	/** The path to send visitors to, kept with the page. */
	public const META = '_hvac_blocks_redirect';

	public function boot(): void {
		add_action( 'template_redirect', $this->redirect( ... ) );
	}

	private function redirect(): void {
		if ( ! is_page() || is_preview() || is_customize_preview() ) {
			return;
		}

		$path = get_post_meta( get_queried_object_id(), self::META, true );

		// The bare address of a site may change its mind; the others will not.
		if ( is_string( $path ) && '' !== $path && wp_safe_redirect( home_url( $path ), is_front_page() ? 302 : 301, 'HVAC Blocks' ) ) {
			exit;
		}
	}
}
