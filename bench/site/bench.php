<?php
/**
 * What the benchmarks need from a site: a route that does nothing, the plugin turned off for one request, other plugins' hooks, a search timed inside PHP, and a mail server.
 * Its own cost is in every figure, with and without the plugin.
 */

declare(strict_types=1);

use HvacBlocks\Dealers\Directory\EmbeddedDealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\PostalAreas\PostalAreaFile;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

if ( isset( $_SERVER['HTTP_X_BENCH_OFF'] ) ) {
	add_filter( 'option_active_plugins', '__return_empty_array' );
}

// The plugins of one request, by their main file; bench/site/peers.php has activated each of them once.
if ( isset( $_SERVER['HTTP_X_BENCH_PLUGINS'] ) ) {
	add_filter( 'option_active_plugins', static fn (): array => explode( ',', $_SERVER['HTTP_X_BENCH_PLUGINS'] ) );
	add_filter( 'fluentform/prevent_malicious_attacks', '__return_false' );
}

if ( isset( $_SERVER['HTTP_X_BENCH_NEIGHBOURS'] ) ) {
	require WP_CONTENT_DIR . '/bench-neighbours.php';
}

// Each such request gets a content version for which no tree is cached.
if ( isset( $_SERVER['HTTP_X_BENCH_COLD'] ) ) {
	add_filter( 'option_hvac_blocks_content_version', static fn (): string => bin2hex( random_bytes( 8 ) ) );
}

if ( SAVEQUERIES ) {
	add_action(
		'shutdown',
		static function (): void {
			global $wpdb;

			file_put_contents(
				WP_CONTENT_DIR . '/bench-request.json',
				wp_json_encode(
					array(
						'queries' => array_column( (array) $wpdb->queries, 0 ),
						'files'   => get_included_files(),
						'memory'  => memory_get_peak_usage(),
					)
				)
			);
		},
		PHP_INT_MAX
	);
}

if ( isset( $_SERVER['HTTP_X_BENCH_MEMORY'] ) ) {
	register_shutdown_function( static fn (): int|false => file_put_contents( WP_CONTENT_DIR . '/bench-memory.txt', (string) memory_get_peak_usage() ) );
}

// The dashboard with the widget of leads alone.
add_action(
	'admin_init',
	static function (): void {
		if ( ! isset( $_GET['bench-widget'] ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}

		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		set_current_screen( 'dashboard' );
		do_action( 'wp_dashboard_setup' );
		'0' === $_GET['bench-widget'] || ( $GLOBALS['wp_meta_boxes']['dashboard']['normal']['core']['hvac_blocks_leads']['callback'] )();
		exit;
	}
);

add_action(
	'rest_api_init',
	static function (): void {
		$hvac_open = array( 'permission_callback' => '__return_true' );

		register_rest_route(
			'bench/v1',
			'/empty',
			$hvac_open + array(
				'methods'  => 'GET, POST',
				'callback' => static fn (): array => array( 'ok' => true ),
			)
		);
		register_rest_route(
			'bench/v1',
			'/scan',
			$hvac_open + array(
				'methods'  => 'GET',
				'callback' => 'hvac_bench_scan',
			)
		);
		register_rest_route(
			'bench/v1',
			'/search',
			$hvac_open + array(
				'methods'  => 'POST',
				'callback' => 'hvac_bench_search',
			)
		);
	}
);

/**
 * Works like a locator that stores its dealers as posts: measures the distance to each of them, and sorts. bench/search.mjs makes the posts.
 *
 * @param WP_REST_Request<array{lat: float, lon: float}> $request
 * @return list<array<string, string>> the hundred nearest within 25 miles
 */
function hvac_bench_scan( WP_REST_Request $request ): array {
	global $wpdb;

	return $wpdb->get_results(
		$wpdb->prepare(
			"SELECT posts.ID, posts.post_title, lat.meta_value AS lat, lng.meta_value AS lng,
				( 3959 * ACOS( LEAST( 1, COS( RADIANS( %f ) ) * COS( RADIANS( lat.meta_value ) ) * COS( RADIANS( lng.meta_value ) - RADIANS( %f ) ) + SIN( RADIANS( %f ) ) * SIN( RADIANS( lat.meta_value ) ) ) ) ) AS distance
			FROM bench_posts posts
			INNER JOIN bench_postmeta lat ON lat.post_id = posts.ID AND lat.meta_key = 'store_lat'
			INNER JOIN bench_postmeta lng ON lng.post_id = posts.ID AND lng.meta_key = 'store_lng'
			WHERE posts.post_type = 'store' AND posts.post_status = 'publish'
			GROUP BY posts.ID HAVING distance < 25 ORDER BY distance LIMIT 100",
			$request['lat'],
			$request['lon'],
			$request['lat']
		),
		ARRAY_A
	);
}

/**
 * @param WP_REST_Request<array{zips: list<string>}> $request
 * @return list<array{found: int, search: float, sql: float, nearest: float}> milliseconds for each ZIP code; those of SQL if queries are saved
 */
function hvac_bench_search( WP_REST_Request $request ): array {
	global $wpdb;

	$data      = WP_PLUGIN_DIR . '/hvac-blocks/data/locations.tsv';
	$places    = new EmbeddedPostalAreaDirectory( $wpdb, new PostalAreaFile( $data ) );
	$directory = new EmbeddedDealerDirectory( $wpdb, new DealerStore( $wpdb ), $places, new Settings() );
	$answers   = array();

	foreach ( $request['zips'] as $zip ) {
		$before  = count( (array) $wpdb->queries );
		$from    = hrtime( true );
		$found   = $directory->search( $zip, SearchMode::Standard );
		$took    = ( hrtime( true ) - $from ) / 1e6;
		$queries = array_slice( (array) $wpdb->queries, $before );
		$nearest = array_filter( $queries, static fn ( array $query ): bool => str_contains( $query[0], 'boxed' ) );

		$answers[] = array(
			'found'   => $found->total,
			'search'  => $took,
			'sql'     => 1000 * array_sum( array_column( $queries, 1 ) ),
			'nearest' => 1000 * (float) ( current( $nearest )[1] ?? 0 ),
		);
	}

	return $answers;
}

// `none`: accepted and dropped; `log`: accepted and stored, one line each; `smtp`: sent to the mail server of bench/lib/upstream.mjs; `fire`:
// see bench/site/fire.php.
switch ( defined( 'BENCH_MAIL' ) ? BENCH_MAIL : 'none' ) {
	case 'smtp':
		add_filter( 'wp_mail_from', static fn (): string => 'site@example.test' );
		add_action(
			'phpmailer_init',
			static function ( object $mailer ): void {
				$mailer->isSMTP();
				$mailer->Host        = '127.0.0.1';
				$mailer->Port        = BENCH_SMTP_PORT;
				$mailer->SMTPAutoTLS = false;
			}
		);
		break;
	case 'log':
		add_filter(
			'pre_wp_mail',
			static fn ( mixed $before, array $mail ): bool => (bool) file_put_contents( WP_CONTENT_DIR . '/bench-mail.txt', $mail['subject'] . "\n", FILE_APPEND | LOCK_EX ),
			10,
			2
		);
		break;
	case 'fire':
		require WP_CONTENT_DIR . '/bench-fire.php';
		break;
	default:
		add_filter( 'pre_wp_mail', '__return_true' );
}
