<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\SiteHealth;
use HvacBlocks\Platform\Languages\SiteAddress;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Rest\Early\RestCallbacks;
use HvacBlocks\Platform\Rest\OwnAddress;
use HvacBlocks\Platform\Rest\Router;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Site Health tests for the addresses of pages, and for whether visitors reach the plugin's routes. For each the site calls itself: with a single PHP
 * process, it waits until the request times out.
 *
 * @phpstan-import-type HealthResult from SiteHealth
 */
final readonly class AddressHealth implements Feature {
	private const SECONDS = 10;

	/** A cheap route that every form uses. */
	private const ROUTE = '/form-token';

	public function boot(): void {
		add_filter( 'site_status_tests', $this->add_tests( ... ) );
	}

	/**
	 * @phpstan-impure
	 * @return HealthResult
	 */
	public function permalinks(): array {
		// A page of no known kind, so that only a server that passes it on to WordPress responds.
		$page = SiteAddress::of( '/hvac-blocks/' );

		if ( 404 === self::status( OwnAddress::url( self::ROUTE, $page ) ) ) {
			return SiteHealth::result(
				'permalinks',
				'critical',
				__( 'The web server does not pass on the addresses of pages', 'hvac-blocks' ),
				array(
					/* translators: %s: the beginning of addresses. */
					Text::sentence( __( 'Visitors get status 404 for addresses such as %s', 'hvac-blocks' ), $page ),
					__( 'To fix this, let the server pass addresses without a file to index.php. In nginx, that is: try_files $uri $uri/ /index.php?$args;', 'hvac-blocks' ),
				)
			);
		}

		if ( ! SiteAddress::is_plain() ) {
			return SiteHealth::result( 'permalinks', 'good', __( 'Pages have readable addresses', 'hvac-blocks' ), array( __( 'Dealer profiles, the directory, and the site search have addresses that people and search engines can read.', 'hvac-blocks' ) ) );
		}

		return SiteHealth::result(
			'permalinks',
			'recommended',
			__( 'Pages have no readable addresses', 'hvac-blocks' ),
			array( __( 'With plain permalinks, dealer profiles, the directory, and the site search have addresses that begin with index.php. Some servers do not pass these on. To fix this, choose “Post name” in Settings > Permalinks.', 'hvac-blocks' ) ),
			admin_url( 'options-permalink.php' ),
			__( 'Change permalinks', 'hvac-blocks' )
		);
	}

	/**
	 * @phpstan-impure
	 * @return HealthResult
	 */
	public function routes(): array {
		$status = self::status( rest_url( Router::REST_NAMESPACE . self::ROUTE ) );

		if ( 200 === $status ) {
			return SiteHealth::result( 'routes', 'good', __( 'Visitors can reach the REST API', 'hvac-blocks' ), array( __( 'Forms, dealer searches, and rebates use it.', 'hvac-blocks' ) ) );
		}

		$is_second = 200 === self::status( OwnAddress::url( self::ROUTE, home_url( '/' ) ) );
		$causes    = RestCallbacks::of_others_on( 'rest_authentication_errors', 'rest_endpoints', 'rest_pre_dispatch', 'rest_dispatch_request', 'rest_request_before_callbacks' );
		$lines     = array(
			is_int( $status )
				/* translators: %s: an HTTP status such as 401. */
				? Text::sentence( __( 'A visitor\'s request to the REST API of this plugin gets status %s.', 'hvac-blocks' ), (string) $status )
				/* translators: %s: what the server says of it. */
				: Text::sentence( __( 'The site could not reach itself: %s', 'hvac-blocks' ), $status ),
			/* translators: %s: names of functions of other plugins. */
			...( array() === $causes ? array() : array( Text::sentence( __( 'These functions of other plugins can close it: %s', 'hvac-blocks' ), implode( ', ', $causes ) ) ) ),
			$is_second
				? __( 'Forms, dealer searches, and rebates use their second address on the pages of this site, so visitors notice nothing.', 'hvac-blocks' )
				: __( 'The second address on the pages of this site does not answer either. Visitors may be unable to submit forms or search for dealers.', 'hvac-blocks' ),
			/* translators: %s: the beginning of addresses. */
			Text::sentence( __( 'To fix this, allow visitors all addresses that begin with %s in the plugin or firewall that closes the REST API.', 'hvac-blocks' ), rest_url( Router::REST_NAMESPACE . '/' ) ),
		);

		return SiteHealth::result( 'routes', $is_second ? 'recommended' : 'critical', __( 'Visitors cannot reach the REST API', 'hvac-blocks' ), $lines );
	}

	/** @return int|string the HTTP status; or why there is none */
	private static function status( string $url ): int|string {
		$answer = wp_remote_get(
			$url,
			array(
				'timeout'     => self::SECONDS,
				'redirection' => 0,
				'sslverify'   => (bool) apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the filter of WordPress for a site that calls itself.
			)
		);

		return $answer instanceof WP_Error ? $answer->get_error_message() : (int) wp_remote_retrieve_response_code( $answer );
	}

	/**
	 * @param mixed $tests
	 * @return array<array-key, mixed>
	 */
	private function add_tests( mixed $tests ): array {
		return SiteHealth::with_slow_tests(
			$tests,
			array(
				'permalinks' => array( __( 'Addresses of pages', 'hvac-blocks' ), HealthTestRoute::path_of( 'permalinks' ), $this->permalinks( ... ) ),
				'routes'     => array( __( 'REST API for visitors', 'hvac-blocks' ), HealthTestRoute::path_of( 'routes' ), $this->routes( ... ) ),
			)
		);
	}
}
