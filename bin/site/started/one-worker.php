<?php
/**
 * Playground's one PHP worker cannot answer itself: a request to the own address is refused at once in place of waiting for
 * its end, and the daily trial lead, which is such a request, is off on every started site.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

defined( 'HVAC_BLOCKS_LEADS_SELF_TEST' ) || define( 'HVAC_BLOCKS_LEADS_SELF_TEST', false );

// WP-Cron is called every fifteen seconds: who tries a form reads its mail then, not when a minute is over.
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
