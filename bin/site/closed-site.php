<?php
/**
 * Stand-ins for plugins that close WordPress' REST API, or a whole site, to visitors: each uses the same hooks as those plugins.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( string $way ): void {
	$refuse = static fn (): WP_Error => new WP_Error( 'rest_closed', 'The REST API is for users of this site.', array( 'status' => 401 ) );
	$leave  = static function (): never {
		header( 'Location: /wp-login.php', true, 302 );
		exit;
	};

	$page   = static function (): never {
		header( 'Content-Type: text/html; charset=UTF-8' );
		exit( '<!doctype html><title>Checking your browser</title>' );
	};

	match ( $way ) {
		'authentication' => add_filter( 'rest_authentication_errors', $refuse, 20 ),
		'disabled'       => add_filter( 'rest_authentication_errors', static fn (): WP_Error => new WP_Error( 'rest_closed', 'Switched off.', array( 'status' => 400 ) ) ),
		'routes'         => add_filter( 'rest_endpoints', '__return_empty_array', 1000 ),
		'dispatch'       => add_filter( 'rest_dispatch_request', $refuse ),
		'before'         => add_filter( 'rest_request_before_callbacks', $refuse ),
		// As soon as a REST server exists.
		'init'           => add_action( 'rest_api_init', static fn () => wp_die( 'Not for visitors.', '', array( 'response' => 403 ) ) ),
		// A firewall's page, with status 200.
		'page'           => add_action( 'rest_api_init', static fn () => defined( 'REST_REQUEST' ) ? $page() : null ),
		'gone'           => add_action( 'parse_request', static fn () => remove_action( 'parse_request', 'rest_api_loaded' ), 1 ),
		'site-request'   => add_action( 'parse_request', $leave, 1 ),
		'site-redirect'  => add_action( 'template_redirect', $leave ),
		'site-template'  => add_filter( 'template_include', static fn (): string => ABSPATH . 'wp-includes/theme-compat/footer.php', 99 ),
		default          => throw new LogicException( 'Nothing closes a site this way.' ),
	};
};
