<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\SiteAddress;
use WP;

defined( 'ABSPATH' ) || exit;

/**
 * Redirects from an address where WordPress found nothing to the page that it means; the query is kept.
 *
 * A page that an editor published at such an address takes precedence.
 */
final readonly class AddressRedirects implements Feature {
	/** @var array<int|string, RedirectSource> the first one that knows a page wins */
	private array $others;

	public function __construct( RedirectSource ...$others ) {
		$this->others = $others;
	}

	public function boot(): void {
		// Before WordPress guesses another page.
		add_action( 'template_redirect', $this->redirect( ... ), 9 );
	}

	private function redirect(): void {
		/** @var WP $wp */
		global $wp;

		$path = trim( (string) $wp->request, '/' );
		$page = is_404() ? $this->page( $path ) : null;

		// Something missing here would also be missing after a redirect.
		if ( null === $page || SiteAddress::path( $page ) === $path ) {
			return;
		}

		$asked = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? $_SERVER['REQUEST_URI'] : ''; // phpcs:ignore WordPress.Security -- only its query, which goes through wp_safe_redirect().
		$query = strstr( $asked, '?' );

		if ( wp_safe_redirect( $page . ( false === $query ? '' : $query ), 301, 'HVAC Blocks' ) ) {
			exit;
		}
	}

	private function page( string $path ): ?string {
		foreach ( $this->others as $other ) {
			$page = $other->page( $path );

			if ( null !== $page ) {
				return $page;
			}
		}

		return null;
	}
}
