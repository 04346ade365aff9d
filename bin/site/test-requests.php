<?php
/**
 * What a browser test may ask of its own site, by headers of a request: settings for that request alone, so that tests
 * that need different ones run side by side, and that time has passed. And what keeps the theme's font from swapping in
 * late: what it moves then is the theme's, and would hide what the plugin moves.
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

add_filter(
	'wp_theme_json_data_theme',
	static function ( WP_Theme_JSON_Data $theme ): WP_Theme_JSON_Data {
		$families = $theme->get_data()['settings']['typography']['fontFamilies']['theme'] ?? array();

		foreach ( $families as $family => $values ) {
			foreach ( array_keys( $values['fontFace'] ?? array() ) as $face ) {
				$families[ $family ]['fontFace'][ $face ]['fontDisplay'] = 'optional';
			}
		}

		return $theme->update_with(
			array(
				'version'  => 3,
				'settings' => array( 'typography' => array( 'fontFamilies' => $families ) ),
			)
		);
	}
);
