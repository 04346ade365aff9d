<?php
/**
 * What a browser test can change on its own site, by request headers: settings for that request only, so that tests with different ones run side by
 * side, a shift of time, a block as a dated claim, an emoji in every text of the plugin, another theme, other global styles, another permalink structure,
 * the address that verifies Turnstile's and hCaptcha's tokens, an optimizer that delays pictures and combines scripts, a policy without inline scripts, a field of pages, the example of an add-on, and plugins that close the REST API
 * to visitors. Also keeps the theme's font from swapping in late: the resulting movement is the theme's, and would hide the plugin's own. A test that
 * measures text requests a page that waits for the font, since the machine's own fonts have other widths.
 */

declare(strict_types=1);

$hvac_settings = json_decode( $_SERVER['HTTP_X_TEST_SETTINGS'] ?? '', true );
$hvac_seconds  = (int) ( $_SERVER['HTTP_X_TEST_SECONDS_LATER'] ?? -1 );
$hvac_display  = 'block' === ( $_SERVER['HTTP_X_TEST_FONT_DISPLAY'] ?? '' ) ? 'block' : 'optional';

if ( isset( $_SERVER['HTTP_X_TEST_EMOJI'] ) ) {
	foreach ( array( 'gettext_hvac-blocks', 'gettext_with_context_hvac-blocks', 'ngettext_hvac-blocks', 'ngettext_with_context_hvac-blocks' ) as $hvac_hook ) {
		add_filter( $hvac_hook, static fn ( string $text ): string => "$text \u{1FAC8}" );
	}
}

if ( isset( $_SERVER['HTTP_X_TEST_PAGE_FIELD'] ) ) {
	$hvac_field = $_SERVER['HTTP_X_TEST_PAGE_FIELD'];

	add_action(
		'init',
		static fn (): bool => register_post_meta(
			'page',
			$hvac_field,
			array(
				'type'          => 'string',
				'single'        => true,
				'show_in_rest'  => true,
				'auth_callback' => '__return_true',
			)
		)
	);
}

if ( isset( $_SERVER['HTTP_X_TEST_CLOSER'] ) ) {
	( require __DIR__ . '/site/closed-site.php' )( $_SERVER['HTTP_X_TEST_CLOSER'] );
}

if ( isset( $_SERVER['HTTP_X_TEST_CLAIM'] ) ) {
	add_filter(
		'block_type_metadata',
		static function ( array $block ): array {
			if ( $block['name'] === $_SERVER['HTTP_X_TEST_CLAIM'] ) {
				$claim = json_decode( (string) file_get_contents( WP_PLUGIN_DIR . '/hvac-blocks/src/contracts/claim.json' ), true );

				$block['attributes']                      = $claim['attributes'] + ( $block['attributes'] ?? array() );
				$block['supports']['hvacBlocks']['claim'] = true;
			}

			return $block;
		}
	);
}

// It waits for all plugins, like any other; its file is beside the plugin's folder, which is a symlink.
if ( isset( $_SERVER['HTTP_X_TEST_ADD_ON'] ) ) {
	require dirname( (string) realpath( WP_PLUGIN_DIR . '/hvac-blocks' ) ) . '/docs/examples/service-windows/service-windows.php';
}

if ( isset( $_SERVER['HTTP_X_TEST_OPTIMIZER'] ) ) {
	// Like plugins that ignore opt-out marks: pictures wait with a `noscript` beside them, inline scripts run together at the end.
	$hvac_optimize = static function ( string $page ): string {
		$scripts = '';
		$page    = (string) preg_replace_callback(
			'~<img\s[^>]*>~i',
			static fn ( array $picture ): string => strtr(
				(string) preg_replace( '~\s(src|srcset|sizes)=~', ' data-$1=', $picture[0] ),
				array( '<img ' => '<img data-lazyloaded="1" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" ' )
			) . "<noscript>{$picture[0]}</noscript>",
			$page
		);
		$page    = (string) preg_replace_callback(
			'~<script(?![^>]*\s(?:type|src)=)[^>]*>(.*?)</script>~s',
			static function ( array $script ) use ( &$scripts ): string {
				$scripts .= $script[1] . ';';
				return '';
			},
			$page
		);

		return str_replace( '</body>', "<script>$scripts</script></body>", $page );
	};
	add_action( 'template_redirect', static fn () => ob_start( $hvac_optimize ), 0 );
}

if ( isset( $_SERVER['HTTP_X_TEST_SITEVERIFY'] ) ) {
	add_filter( 'hvac_blocks_captcha_url', static fn ( string $url, string $service ): string => $_SERVER['HTTP_X_TEST_SITEVERIFY'] . "/$service", 10, 2 );
}

if ( isset( $_SERVER['HTTP_X_TEST_POLICY'] ) ) {
	add_action( 'send_headers', static fn () => header( "Content-Security-Policy: script-src 'self' 'nonce-test'" ) );
	add_filter(
		'wp_inline_script_attributes',
		static fn ( array $attributes ): array => $attributes + ( 'importmap' === ( $attributes['type'] ?? '' ) ? array( 'nonce' => 'test' ) : array() )
	);
}

if ( isset( $_SERVER['HTTP_X_TEST_PERMALINKS'] ) ) {
	add_filter( 'pre_option_permalink_structure', static fn (): string => $_SERVER['HTTP_X_TEST_PERMALINKS'] );
	// Computed anew, and not stored for other requests.
	foreach ( array( 'pre_option_rewrite_rules', 'pre_update_option_rewrite_rules' ) as $hvac_hook ) {
		add_filter( $hvac_hook, '__return_empty_array' );
	}
}

if ( isset( $_SERVER['HTTP_X_TEST_THEME'] ) ) {
	foreach ( array( 'template', 'stylesheet' ) as $hvac_hook ) {
		add_filter( "pre_option_$hvac_hook", static fn (): string => $_SERVER['HTTP_X_TEST_THEME'] );
	}
}

if ( isset( $_SERVER['HTTP_X_TEST_STYLE'] ) ) {
	add_filter(
		'wp_theme_json_data_user',
		static function (): WP_Theme_JSON_Data {
			$style = $_SERVER['HTTP_X_TEST_STYLE'];

			return new WP_Theme_JSON_Data(
				match ( $style ) {
					'theme'  => array( 'version' => 3 ),
					'plugin' => ( new HvacBlocks\Site\SiteStyle\SiteStyle() )->variation(),
					default  => array_column( WP_Theme_JSON_Resolver::get_style_variations( 'theme' ), null, 'title' )[ $style ],
				},
				'custom'
			);
		}
	);
}

if ( isset( $_SERVER['HTTP_X_TEST_ACCENT'] ) ) {
	add_filter(
		'wp_theme_json_data_theme',
		static fn ( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data => $data->update_with(
			array(
				'version'  => 3,
				'settings' => array( 'custom' => array( 'hvacBlocks' => array( 'accent' => $_SERVER['HTTP_X_TEST_ACCENT'] ) ) ),
			)
		)
	);
}

if ( is_array( $hvac_settings ) ) {
	foreach ( array( 'option', 'default_option' ) as $hvac_hook ) {
		add_filter(
			"{$hvac_hook}_hvac_blocks_settings",
			static fn ( mixed $stored ): array => $hvac_settings + ( is_array( $stored ) ? $stored : array() )
		);
	}
}

if ( $hvac_seconds >= 0 ) {
	// Before the plugin schedules its event, which is then due at once.
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
	static function ( WP_Theme_JSON_Data $theme ) use ( $hvac_display ): WP_Theme_JSON_Data {
		$families = $theme->get_data()['settings']['typography']['fontFamilies']['theme'] ?? array();

		foreach ( $families as $family => $values ) {
			foreach ( array_keys( $values['fontFace'] ?? array() ) as $face ) {
				$families[ $family ]['fontFace'][ $face ]['fontDisplay'] = $hvac_display;
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
