<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Editing\Forms\KeyedHash;
use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

/**
 * The Message-ID of a mail that may be sent again: a worker can die after sending and before recording it. Mail systems show a message with a known ID
 * only once.
 */
final readonly class MessageId {
	private function __construct( private string $id ) {}

	/** @param string ...$parts identify the mail within the site, the same whenever it is sent */
	public static function of( string ...$parts ): self {
		$host = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		// PHPMailer accepts no other.
		$host = 1 === preg_match( '/^[a-z0-9-]+(\.[a-z0-9-]+)*$/D', $host ) ? $host : 'hvac-blocks.invalid';

		return new self( '<' . substr( KeyedHash::of( 'mail', implode( "\n", $parts ) ), 0, 40 ) . "@$host>" );
	}

	/**
	 * Gives this ID to email sent during the callback.
	 *
	 * @param callable(): bool $send
	 */
	public function on( callable $send ): bool {
		$used = null;
		$set  = function ( mixed $mailer ) use ( &$used ): void {
			if ( $mailer instanceof PHPMailer ) {
				$mailer->MessageID = $this->id; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
				$used              = $mailer;
			}
		};

		add_action( 'phpmailer_init', $set );

		try {
			return $send();
		} finally {
			remove_action( 'phpmailer_init', $set );

			// WordPress reuses the mailer for the next mail, which is a different one.
			if ( $used instanceof PHPMailer ) {
				$used->MessageID = ''; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
			}
		}
	}
}
