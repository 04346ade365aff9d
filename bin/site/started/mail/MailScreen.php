<?php
declare(strict_types=1);

namespace HvacBlocks\Started;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/KeptMail.php';

/** Tools > Mail: the list of the kept mails, newest first, and each of them. */
final readonly class MailScreen {
	private const SLUG = 'mail';

	public static function add(): void {
		$hook = add_management_page( 'Mail', 'Mail', 'manage_options', self::SLUG, self::list( ... ) );

		add_action( "load-$hook", self::open( ... ) );
	}

	/** Responds with the chosen mail only. */
	private static function open(): void {
		$name = $_GET['file'] ?? null;

		if ( ! is_string( $name ) ) {
			return;
		}
		if ( ! in_array( $name, self::names(), true ) ) {
			wp_die( 'This mail is not there.', '', array( 'response' => 404, 'back_link' => true ) );
		}

		header( 'Content-Type: text/html; charset=utf-8' );
		readfile( KeptMail::folder() . "/$name" );
		exit;
	}

	private static function list(): void {
		$names = self::names();

		echo '<div class="wrap"><h1>Mail</h1><p>What this site would have sent, newest first. The files are in <code>wp-content/mail/</code>.</p>';

		if ( array() === $names ) {
			echo '<p>No mail has been sent.</p></div>';
			return;
		}

		echo '<table class="widefat striped"><thead><tr><th scope="col">Date (UTC)</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>';
		foreach ( $names as $name ) {
			[ $date, $to, $subject ] = self::head( $name );
			printf(
				'<tr><td>%s</td><td>%s</td><td><a href="%s">%s</a></td></tr>',
				esc_html( $date ),
				esc_html( $to ),
				esc_url( add_query_arg( array( 'page' => self::SLUG, 'file' => $name ), admin_url( 'tools.php' ) ) ),
				esc_html( $subject )
			);
		}
		echo '</tbody></table></div>';
	}

	/** @return list<string> */
	private static function names(): array {
		return array_reverse( array_map( basename( ... ), glob( KeptMail::folder() . '/*.html' ) ?: array() ) );
	}

	/** @return array{string, string, string} date, to and subject */
	private static function head( string $name ): array {
		$page = (string) file_get_contents( KeptMail::folder() . "/$name" );
		$cell = static fn ( string $row ): string => 1 === preg_match( "~<th>$row</th><td>([^<]*)</td>~", $page, $found ) ? html_entity_decode( $found[1], ENT_QUOTES ) : '';

		return array( str_replace( ' UTC', '', $cell( 'Date' ) ), $cell( 'To' ), $cell( 'Subject' ) ?: '(no subject)' );
	}
}
