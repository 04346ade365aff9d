<?php
/** A slow mail server: each mail sent is a line in a file. */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_wp_mail',
	static function ( mixed $before, array $mail ): bool {
		/** @var array{mails: string} $nodes */
		$nodes = json_decode( (string) file_get_contents( ABSPATH . 'two-nodes.json' ), true );

		usleep( 100_000 );
		preg_match( '/[\w.-]+@lead\.test/', $mail['message'], $sender );
		file_put_contents( $nodes['mails'], ( $sender[0] ?? 'none' ) . "\n", FILE_APPEND | LOCK_EX );

		return true;
	},
	10,
	2
);
