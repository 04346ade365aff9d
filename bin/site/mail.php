<?php
/** Writes the site's mail to a file, one line of JSON per mail. */

declare(strict_types=1);

add_filter(
	'pre_wp_mail',
	static function ( mixed $before, array $mail ): mixed {
		if ( null === $before ) {
			file_put_contents( dirname( ABSPATH ) . '/mail.jsonl', wp_json_encode( $mail ) . "\n", FILE_APPEND | LOCK_EX );
		}

		return $before ?? true;
	},
	5,
	2
);
