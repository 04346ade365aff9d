<?php
/**
 * What a browser test may ask of its own site, by headers of a request: settings for that request alone, so that tests
 * that need different ones run side by side, and that time has passed.
 */

declare(strict_types=1);

$hvac_settings = json_decode( $_SERVER['HTTP_X_TEST_SETTINGS'] ?? '', true );
$hvac_seconds  = (int) ( $_SERVER['HTTP_X_TEST_SECONDS_LATER'] ?? -1 );

if ( is_array( $hvac_settings ) ) {
	foreach ( array( 'option', 'default_option' ) as $hvac_hook ) {
		add_filter(
			"{$hvac_hook}_hvac_blocks_settings",
			static fn ( mixed $stored ): array => $hvac_settings + ( is_array( $stored ) ? $stored : array() )
		);
	}
}

if ( $hvac_seconds >= 0 ) {
	// Before the plugin sees to its event, which is then due at once.
	add_action(
		'init',
		static function () use ( $hvac_seconds ): void {
			global $wpdb;

			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET run_at = DATE_SUB( run_at, INTERVAL %d SECOND )', "{$wpdb->prefix}hvac_blocks_lead_deliveries", $hvac_seconds ) );
			wp_unschedule_hook( 'hvac_blocks_deliver_leads' );
		},
		0
	);
}
