<?php
declare(strict_types=1);

namespace HvacBlocks\Started;

use PHPMailer\PHPMailer\Exception;
use WP_PHPMailer;

defined( 'ABSPATH' ) || exit;

foreach ( array( 'PHPMailer/PHPMailer.php', 'PHPMailer/Exception.php', 'PHPMailer/SMTP.php', 'class-wp-phpmailer.php' ) as $hvac_file ) {
	require_once ABSPATH . WPINC . "/$hvac_file";
}

/** Writes each mail into a file that any browser can show, instead of sending it. */
final class KeptMail extends WP_PHPMailer {
	public function __construct( bool $exceptions ) {
		parent::__construct( $exceptions );
		self::$validator = static fn ( mixed $address ): bool => false !== is_email( (string) $address );
	}

	public static function folder(): string {
		return WP_CONTENT_DIR . '/mail';
	}

	public function postSend(): bool {
		// Development servers serve every file: an unguessable name keeps it from being found.
		$name = gmdate( 'Y-m-d-His' ) . '-' . substr( sanitize_title( $this->Subject ), 0, 60 ) . '-' . bin2hex( random_bytes( 8 ) ) . '.html';

		if ( ! wp_mkdir_p( self::folder() ) || false === file_put_contents( self::folder() . "/$name", $this->page() ) ) {
			throw new Exception( 'The mail cannot be written into ' . self::folder() );
		}

		return true;
	}

	/** Returns a page with the headers, the HTML and the plain text of the mail; no content of the mail is run. */
	private function page(): string {
		$rows = array(
			'Date'     => gmdate( 'Y-m-d H:i:s' ) . ' UTC',
			'From'     => self::addresses( array( array( $this->From, $this->FromName ) ) ),
			'To'       => self::addresses( $this->getToAddresses() ),
			'Cc'       => self::addresses( $this->getCcAddresses() ),
			'Bcc'      => self::addresses( $this->getBccAddresses() ),
			'Reply-To' => self::addresses( $this->getReplyToAddresses() ),
			'Subject'  => $this->Subject,
		);

		foreach ( $this->getCustomHeaders() as [ $name, $value ] ) {
			$rows[ $name ] = $value;
		}
		foreach ( $this->getAttachments() as $number => $attachment ) {
			$rows[ 'Attachment ' . ( $number + 1 ) ] = $attachment[2];
		}

		$head    = '';
		$is_html = str_starts_with( strtolower( $this->ContentType ), 'text/html' ) || '' !== $this->AltBody;
		$text    = $is_html ? $this->AltBody : $this->Body;

		foreach ( array_filter( $rows, static fn ( mixed $value ): bool => '' !== (string) $value ) as $name => $value ) {
			$head .= '<tr><th>' . esc_html( $name ) . '</th><td>' . esc_html( (string) $value ) . '</td></tr>';
		}

		return '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>' . esc_html( $this->Subject ) . '</title>'
			. '<style>body{margin:1rem;font:1rem/1.5 system-ui,sans-serif}table{border-spacing:0}th{padding-right:1rem;text-align:left;vertical-align:top}td{overflow-wrap:anywhere}iframe{display:block;width:100%;height:60vh;margin:1rem 0;border:1px solid #ccc}pre{white-space:pre-wrap}</style>'
			. "<table>$head</table>"
			. ( $is_html ? '<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="HTML" srcdoc="' . esc_attr( '<base target="_blank">' . $this->Body ) . '"></iframe>' : '' )
			. ( '' === $text ? '' : '<pre>' . esc_html( $text ) . '</pre>' )
			. '</html>';
	}

	/**
	 * In readable form: PHPMailer's own form is encoded for headers.
	 *
	 * @param array<array-key, array{string, string}> $addresses
	 */
	private static function addresses( array $addresses ): string {
		return implode( ', ', array_map( static fn ( array $one ): string => '' === $one[1] ? $one[0] : "$one[1] <$one[0]>", $addresses ) );
	}
}
