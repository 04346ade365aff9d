<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use PHPMailer\PHPMailer\Exception;
use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Sends a mail with an HTML and a plain-text part, by the site's own mail transport. */
final readonly class MailSender {
	/**
	 * @param list<string>          $to      addresses
	 * @param array<string, string> $headers by name: not from user input, or made by reply_to(), or checked by `MailHooks`
	 * @param MessageId|null        $id      of a mail that may be sent again; null if each mail is unique
	 */
	public static function send( array $to, string $subject, MailContent $content, array $headers = array(), ?MessageId $id = null ): DeliveryResult {
		$to = array_values( array_filter( $to, static fn ( string $address ): bool => false !== is_email( $address ) ) );

		if ( array() === $to ) {
			return DeliveryResult::retry( __( 'There is no email address to send to.', 'hvac-blocks' ) );
		}

		$refused = '';
		$listen  = static function ( mixed $error ) use ( &$refused ): void {
			$refused = $error instanceof WP_Error ? self::reason( $error->get_error_message() ) : '';
		};
		$text    = $content->text();
		$plain   = static function ( mixed $mailer ) use ( $text ): void {
			if ( $mailer instanceof PHPMailer ) {
				// The second part of the mail, for programs that do not show HTML.
				$mailer->AltBody = $text; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
			}
		};
		$lines   = array_map( static fn ( string $name, string $value ): string => "$name: $value", array_keys( $headers ), $headers );
		$send    = static fn (): bool => wp_mail( $to, MailContent::line( $subject ), $content->html(), array( 'Content-Type: text/html; charset=UTF-8', ...$lines ) );
		$name    = static fn ( mixed $from ): mixed => 'WordPress' === $from ? MailContent::line( $content->sender ) : $from;

		add_action( 'wp_mail_failed', $listen );
		// Only in place of WordPress's own name; before the name that the site or a mail plugin chose.
		add_filter( 'wp_mail_from_name', $name, 1 );
		add_action( 'phpmailer_init', $plain );
		// A name is sent as typed; WordPress would make the mail load emoji pictures from another host.
		$had_pictures = remove_filter( 'wp_mail', 'wp_staticize_emoji_for_email' );

		try {
			$sent = null === $id ? $send() : $id->on( $send );
		} catch ( Throwable $error ) {
			// Thrown by PHP if mail() is disabled, or by another plugin's hook.
			$sent    = false;
			$refused = $error instanceof Exception ? self::reason( $error->getMessage() ) : Breakdown::words( $error );
		} finally {
			remove_action( 'phpmailer_init', $plain );
			remove_filter( 'wp_mail_from_name', $name, 1 );
			remove_action( 'wp_mail_failed', $listen );

			if ( $had_pictures ) {
				add_filter( 'wp_mail', 'wp_staticize_emoji_for_email' );
			}
		}

		return $sent
			? DeliveryResult::delivered( __( 'The mail server accepted the message.', 'hvac-blocks' ) )
			: DeliveryResult::retry( '' === $refused ? __( 'The mail server rejected the message.', 'hvac-blocks' ) : $refused );
	}

	/** Returns PHPMailer's message; replaces the most common one, about a server without a mail program, which administrators would not understand. */
	private static function reason( string $message ): string {
		$message = MailContent::line( $message );

		return str_contains( $message, 'Could not instantiate mail function' )
			? __( 'This server\'s mail program did not take the message. Ask your host whether PHP may send email, or send it through an SMTP plugin.', 'hvac-blocks' )
			: $message;
	}

	/** @return array<string, string> a header that sends replies to the visitor; none if the address is not valid */
	public static function reply_to( string $address, string $name ): array {
		// is_email() rejects anything that could end the header; a name must not end it or begin another address.
		$name = trim( (string) preg_replace( '/[\p{Cc}\x{2028}\x{2029}\s"<>(),;:@\\\\\[\]]+/u', ' ', wp_check_invalid_utf8( $name, true ) ) );

		if ( false === is_email( $address ) ) {
			return array();
		}

		return array( 'Reply-To' => '' === $name ? $address : "$name <$address>" );
	}
}
