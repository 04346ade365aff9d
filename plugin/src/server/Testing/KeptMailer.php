<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use WP_PHPMailer;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-includes/PHPMailer/PHPMailer.php';
require_once ABSPATH . 'wp-includes/PHPMailer/SMTP.php';
require_once ABSPATH . 'wp-includes/PHPMailer/Exception.php';
require_once ABSPATH . 'wp-includes/class-wp-phpmailer.php';

/** WordPress's mailer up to the wire: records what it would have sent, byte for byte. */
final class KeptMailer extends WP_PHPMailer {
	/** @var list<string> */
	public array $sent = array();

	public static function take_over(): self {
		global $phpmailer;

		$mailer            = new self( true );
		$mailer::$validator = static fn ( string $address ): bool => (bool) is_email( $address );
		$phpmailer         = $mailer;

		// The recording of mails for other tests runs before the mailer.
		remove_all_filters( 'pre_wp_mail' );

		return $mailer;
	}

	public function postSend() { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's name.
		$this->sent[] = $this->getSentMIMEMessage();

		return true;
	}

	/** @return array<string, string> the parts of the last mail by type, decoded; `head` is what comes before them */
	public function parts(): array {
		$mail  = str_replace( "\r\n", "\n", (string) end( $this->sent ) );
		[ $head, $body ] = explode( "\n\n", $mail, 2 );
		$parts = array( 'head' => $head );

		preg_match( '/boundary="([^"]+)"/', $head, $boundary );

		foreach ( explode( '--' . ( $boundary[1] ?? "\0" ), $body ) as $part ) {
			if ( 1 === preg_match( '/^\s*Content-Type: ([a-z\/]+)/', $part, $type ) ) {
				[ $lines, $content ] = explode( "\n\n", ltrim( $part ), 2 );
				$parts[ $type[1] ]   = match ( true ) {
					str_contains( $lines, 'quoted-printable' ) => quoted_printable_decode( $content ),
					str_contains( $lines, 'base64' )           => (string) base64_decode( $content, true ),
					default                                    => $content,
				};
			}
		}

		return $parts;
	}
}
