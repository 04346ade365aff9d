<?php
/**
 * Failures for a site under fire: bench/leads-under-fire.mjs writes the current ones into bench-fire.json.
 *
 * {"no_mail": 1} refuses every mail; {"die": 5} kills five in a hundred workers that have just sent something, before they can record it; {"clock":
 * 3600} sets the database's clock, which all workers use, this many seconds forward.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

function hvac_bench_fire( string $name ): int {
	$told = json_decode( (string) file_get_contents( WP_CONTENT_DIR . '/bench-fire.json' ), true );

	return (int) ( $told[ $name ] ?? 0 );
}

function hvac_bench_die(): void {
	if ( random_int( 1, 100 ) <= hvac_bench_fire( 'die' ) ) {
		file_put_contents( WP_CONTENT_DIR . '/bench-died.txt', "1\n", FILE_APPEND | LOCK_EX );
		posix_kill( (int) getmypid(), 9 );
	}
}

add_filter(
	'pre_wp_mail',
	static function ( mixed $before, array $mail ): bool {
		if ( hvac_bench_fire( 'no_mail' ) ) {
			return false;
		}

		file_put_contents( WP_CONTENT_DIR . '/bench-mail.txt', $mail['subject'] . "\n", FILE_APPEND | LOCK_EX );
		hvac_bench_die();

		return true;
	},
	10,
	2
);

add_action(
	'http_api_debug',
	static function ( mixed $response, string $context, string $client, array $arguments ): void {
		if ( 'POST' === $arguments['method'] ) {
			hvac_bench_die();
		}
	},
	10,
	4
);

add_filter(
	'query',
	static function ( string $query ): string {
		$seconds = str_contains( $query, 'UTC_TIMESTAMP()' ) ? hvac_bench_fire( 'clock' ) : 0;

		return 0 === $seconds ? $query : str_replace( 'UTC_TIMESTAMP()', "( UTC_TIMESTAMP() + INTERVAL $seconds SECOND )", $query );
	}
);
