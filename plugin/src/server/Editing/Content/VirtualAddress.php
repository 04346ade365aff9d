<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use WP;

defined( 'ABSPATH' ) || exit;

/** What addresses without a page of an editor have in common: those of dealers, their directory, and products. */
final class VirtualAddress {
	private function __construct() {}

	/** Whether an editor published a page at this address; WordPress has looked it up if its permalink rules say so. */
	public static function is_of_an_editor( WP $wp, string $path ): bool {
		$page = isset( $wp->query_vars['pagename'] ) ? get_page_by_path( $path ) : null;

		return null !== $page && 'publish' === $page->post_status;
	}

	/** Keeps WordPress from redirecting to another post, which it would guess. */
	public static function keep(): void {
		remove_action( 'template_redirect', 'redirect_canonical' );
		remove_action( 'template_redirect', 'wp_old_slug_redirect' );
	}

	/** Redirects from an old name, other capitals or a missing slash to the right address; the query is kept. */
	public static function lead_to( string $right ): void {
		$asked = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? $_SERVER['REQUEST_URI'] : ''; // phpcs:ignore WordPress.Security -- compared, and its query goes through wp_safe_redirect().

		if ( '' === $right || rawurldecode( (string) strtok( $asked, '?' ) ) === (string) wp_parse_url( $right, PHP_URL_PATH ) ) {
			return;
		}

		$query = strstr( $asked, '?' );

		if ( wp_safe_redirect( $right . ( false === $query ? '' : $query ), 301, 'HVAC Blocks' ) ) {
			exit;
		}
	}
}
