<?php
/**
 * The mail of the started site, which no server takes: kept as files, and read under Tools > Mail.
 * PHPMailer does everything up to the sending, so that what it would refuse is refused.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_wp_mail',
	static function ( mixed $before ): mixed {
		if ( null === $before ) {
			require_once __DIR__ . '/mail/KeptMail.php';
			$GLOBALS['phpmailer'] = new HvacBlocks\Started\KeptMail( true );
		}

		return $before;
	}
);

// WordPress sends from wordpress@localhost otherwise, which is no address.
add_filter( 'wp_mail_from', static fn ( string $from ): string => false === is_email( $from ) ? 'wordpress@example.test' : $from );

add_action(
	'admin_menu',
	static function (): void {
		require_once __DIR__ . '/mail/MailScreen.php';
		HvacBlocks\Started\MailScreen::add();
	}
);
