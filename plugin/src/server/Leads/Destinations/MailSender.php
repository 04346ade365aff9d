<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use PHPMailer\PHPMailer\Exception;
use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Sends a mail that has an HTML and a plain part, over whatever the site sends its mail with. */
final readonly class MailSender {
	/**
	 * @param list<string>          $to      addresses
	 * @param array<string, string> $headers by their names: nobody typed them, or reply_to() made them, or `MailHooks` has looked at them
	 * @param MessageId|null        $id      of what may be sent again; null where each mail is one of its own
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
				// The second part of the mail: for who reads no HTML.
				$mailer->AltBody = $text; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
			}
		};
		$lines   = array_map( static fn ( string $name, string $value ): string => "$name: $value", array_keys( $headers ), $headers );
		$send    = static fn (): bool => wp_mail( $to, MailContent::line( $subject ), $content->html(), array( 'Content-Type: text/html; charset=UTF-8', ...$lines ) );

		add_action( 'wp_mail_failed', $listen );
		add_action( 'phpmailer_init', $plain );
		// A name is sent as it was typed; WordPress would have the mail ask another host for pictures of its emoji.
		$had_pictures = remove_filter( 'wp_mail', 'wp_staticize_emoji_for_email' );

		try {
			$sent = null === $id ? $send() : $id->on( $send );
		} catch ( Throwable $error ) {
			// PHP where mail() is turned off, or a hook of another plugin.
			$sent    = false;
			$refused = $error instanceof Exception ? self::reason( $error->getMessage() ) : Breakdown::words( $error );
		} finally {
			remove_action( 'phpmailer_init', $plain );
			remove_action( 'wp_mail_failed', $listen );

			if ( $had_pictures ) {
				add_filter( 'wp_mail', 'wp_staticize_emoji_for_email' );
			}
		}

		return $sent
			? DeliveryResult::delivered( __( 'The mail server accepted the message.', 'hvac-blocks' ) )
			: DeliveryResult::retry( '' === $refused ? __( 'The mail server rejected the message.', 'hvac-blocks' ) : $refused );
	}

	/** PHPMailer's words; those for the commonest end of a server without a mail program say nothing to an administrator. */
	private static function reason( string $message ): string {
		$message = MailContent::line( $message );

		return str_contains( $message, 'Could not instantiate mail function' )
			? __( 'This server\'s mail program did not take the message. Ask your host whether PHP may send email, or send it through an SMTP plugin.', 'hvac-blocks' )
			: $message;
	}

	/** @return array<string, string> a header that answers go to the visitor by; none where the address is not one */
	public static function reply_to( string $address, string $name ): array {
		// is_email() lets nothing through that could end the header; of a name, nothing may end it or begin another address.
		$name = trim( (string) preg_replace( '/[\p{Cc}\x{2028}\x{2029}\s"<>(),;:@\\\\\[\]]+/u', ' ', wp_check_invalid_utf8( $name, true ) ) );

		if ( false === is_email( $address ) ) {
			return array();
		}

		return array( 'Reply-To' => '' === $name ? $address : "$name <$address>" );
	}
}
