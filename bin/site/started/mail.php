<?php
/**
 * The mail of the started site, which no server delivers: kept as files, and readable under Tools > Mail. PHPMailer does everything up to the sending,
 * so that it still refuses invalid mail.
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

// Otherwise WordPress sends from wordpress@localhost, which is not a valid address.
add_filter( 'wp_mail_from', static fn ( string $from ): string => false === is_email( $from ) ? 'wordpress@example.test' : $from );

add_action(
	'admin_menu',
	static function (): void {
		require_once __DIR__ . '/mail/MailScreen.php';
		HvacBlocks\Started\MailScreen::add();
	}
);
