<?php
/**
 * Playground's only PHP worker cannot answer itself: a request to the site's own address is refused at once instead of waiting for its end, and the
 * daily self-test, which makes such a request, is off on every started site.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

defined( 'HVAC_BLOCKS_LEADS_SELF_TEST' ) || define( 'HVAC_BLOCKS_LEADS_SELF_TEST', false );

// WP-Cron runs every fifteen seconds: a person who tries a form can read its mail then, not only after a minute.
add_action( 'hvac_blocks_lead_stored', static fn () => wp_unschedule_hook( 'hvac_blocks_deliver_leads' ) );

if ( defined( 'PLAYGROUND_AUTO_LOGIN_AS_USER' ) ) {
	add_filter(
		'pre_http_request',
		static function ( mixed $answer, array $options, string $url ): mixed {
			$asks = static fn ( int $part ): mixed => wp_parse_url( $url, $part ) === wp_parse_url( home_url(), $part );

			return $asks( PHP_URL_HOST ) && $asks( PHP_URL_PORT )
				? new WP_Error( 'http_request_not_executed', 'The started site has one PHP worker, which cannot call itself.' )
				: $answer;
		},
		10,
		3
	);
}
