<?php
declare(strict_types=1);

namespace HvacBlocks\NotFound;

use HvacBlocks\Feature;
use HvacBlocks\Languages\Language;
use HvacBlocks\Languages\SitePages;
use WP;

defined( 'ABSPATH' ) || exit;

/**
 * Leads from an address without language, such as `/schedule-service/`, to the English page that it stands for.
 *
 * Assumptions:
 * - A page that an editor published at such an address wins.
 * - Where the page it stands for is not published, the address is one without a page.
 */
final readonly class ShortAddresses implements Feature {
	public function __construct( private SitePages $pages ) {}

	public function boot(): void {
		// Before WordPress guesses which page was meant.
		add_action( 'template_redirect', $this->redirect( ... ), 9 );
	}

	private function redirect(): void {
		/** @var WP $wp */
		global $wp;

		$page = is_404() ? $this->page( strtolower( trim( $wp->request, '/' ) ) ) : null;

		if ( null === $page || 'publish' !== get_post_status( url_to_postid( $page ) ) ) {
			return;
		}

		$asked = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? $_SERVER['REQUEST_URI'] : ''; // phpcs:ignore WordPress.Security -- only its query, which goes through wp_safe_redirect().
		$query = strstr( $asked, '?' );

		if ( wp_safe_redirect( $page . ( false === $query ? '' : $query ), 301, 'HVAC Blocks' ) ) {
			exit;
		}
	}

	private function page( string $path ): ?string {
		return match ( $path ) {
			'schedule-service' => $this->pages->schedule_service( Language::English ),
			default => null,
		};
	}
}
