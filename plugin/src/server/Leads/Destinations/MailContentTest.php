<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\KeptMailer;
use HvacBlocks\Testing\TestCase;
use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

final class MailContentTest extends TestCase {
	public function test_no_line_of_the_text_is_wider_than_78_columns(): void {
		$long    = trim( str_repeat( 'Some words of a long paragraph, ', 12 ) );
		$address = 'https://example.test/?a=' . str_repeat( 'x', 90 );
		$content = new MailContent(
			Language::English,
			'Site',
			$long,
			array( $long, str_repeat( 'é', 200 ), str_repeat( '李', 100 ) ),
			array( array( 'title' => $long, 'text' => array( $long ), 'rows' => array( array( 'label' => 'Comment', 'value' => $long ) ) ) ),
			array( 'text' => $long, 'url' => $address ),
			$long,
			array( array( 'text' => $long, 'link' => array( 'text' => $long, 'url' => $address ) ) ),
		);
		$text    = $content->text();

		foreach ( explode( "\n", $text ) as $line ) {
			self::assertTrue( $address === $line || mb_strwidth( $line ) <= 78, $line );
		}

		self::assertSame( 2, substr_count( $text, "\n$address\n" ), 'an address stays whole' );
		self::assertSame( 200, substr_count( $text, 'é' ) );
		self::assertSame( 100, substr_count( $text, '李' ) );
	}

	public function test_the_rest_of_a_value_cannot_imitate_a_row(): void {
		$value = str_repeat( 'x', 60 ) . ' Reference: HB-0000-0000 ' . str_repeat( 'y', 75 ) . ' Reference: HB-1111-1111';
		$text  = ( new MailContent( Language::English, 'Site', 'Title', array(), array( array( 'title' => 'Values', 'rows' => array( array( 'label' => 'Comment', 'value' => $value ) ) ) ) ) )->text();

		self::assertDoesNotMatchRegularExpression( '/^Reference:/m', $text );
		self::assertMatchesRegularExpression( '/^  Reference:/m', $text );
	}

	public function test_the_html_loads_nothing_and_has_a_preheader(): void {
		$html = self::content()->html();

		self::assertDoesNotMatchRegularExpression( '/<(img|link|script|iframe)|url\(|@import|@font-face/i', $html );
		self::assertMatchesRegularExpression( '~<div style="display:none[^>]*>First paragraph\.</div>~', $html );
		self::assertStringContainsString( 'max-width:600px', $html );
		self::assertStringContainsString( 'prefers-color-scheme: dark', $html );
		self::assertStringContainsString( '>Leave now &amp; call.</td>', $html );
	}

	public function test_a_plugin_in_place_of_wordpress_mail_gets_a_complete_html_mail(): void {
		MailSender::send( array( 'someone@example.org' ), 'Subject', self::content() );

		$mail = $this->mails()[0];
		self::assertContains( 'Content-Type: text/html; charset=UTF-8', $mail['headers'] );
		self::assertStringContainsString( '<!doctype html>', $mail['message'] );
		self::assertStringContainsString( 'First paragraph.', $mail['message'] );
		self::assertStringContainsString( '</html>', $mail['message'] );
	}

	public function test_an_smtp_plugin_changes_the_mailer_and_both_parts_stay(): void {
		$mailer = KeptMailer::take_over();
		$smtp   = static function ( PHPMailer $mailer ): void {
			$mailer->isSMTP();
			$mailer->Host = 'smtp.example.org'; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
		};
		add_action( 'phpmailer_init', $smtp, 999 );

		MailSender::send( array( 'someone@example.org' ), 'Subject', self::content() );

		self::assertSame( 'smtp', $mailer->Mailer ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
		self::assertSame( array( 'head', 'text/plain', 'text/html' ), array_keys( $mailer->parts() ) );
	}

	public function test_the_site_is_the_sender_unless_it_chose_a_name(): void {
		$mailer = KeptMailer::take_over();

		MailSender::send( array( 'someone@example.org' ), 'Subject', self::content() );
		self::assertStringContainsString( "\nFrom: Comfort Site <", "\n" . $mailer->parts()['head'] );

		add_filter( 'wp_mail_from_name', static fn (): string => 'Chosen' );
		MailSender::send( array( 'someone@example.org' ), 'Subject', self::content() );
		self::assertStringContainsString( "\nFrom: Chosen <", "\n" . $mailer->parts()['head'] );
	}

	private static function content(): MailContent {
		return new MailContent( Language::English, 'Comfort Site', 'Title', array( 'First paragraph.' ), notice: 'Leave now & call.' );
	}
}
