<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Testing\FilterMistakes;
use HvacBlocks\Testing\KeptMailer;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** @phpstan-import-type Mail from MailHooks */
final class MailHooksTest extends LeadsTestCase {
	use FilterMistakes;

	public function test_subject_body_recipients_and_headers_are_changed(): void {
		self::change(
			static function ( array $mail, Lead $lead ): array {
				$mail['to']                  = array( 'north@example.org', 'south@example.org' );
				$mail['subject']             = "Hot: $lead->reference";
				$mail['intro'][]             = 'Call <b>today</b>.';
				$mail['groups'][]            = array( 'title' => 'Score', 'text' => array( 'Of <i>ten</i> models.' ), 'rows' => array( array( 'label' => 'Points', 'value' => '90 & more', 'link' => 'https://crm.example.org/' . $lead->reference ) ) );
				$mail['headers']['Cc']       = 'Boss <boss@example.org>, second@example.org';
				$mail['headers']['X-Source'] = 'hvac';

				return $mail;
			}
		);
		$mailer = KeptMailer::take_over();
		$lead   = $this->stored( $this->request() );
		$this->mail()->deliver( $lead );
		$parts = $mailer->parts();

		foreach ( array( 'To: north@example.org, south@example.org', "Subject: Hot: $lead->reference", 'Cc: Boss <boss@example.org>, second@example.org', 'X-Source: hvac', 'ana@example.com' ) as $line ) {
			self::assertStringContainsString( $line, $parts['head'] );
		}

		self::assertStringContainsString( 'Call &lt;b&gt;today&lt;/b&gt;.', $parts['text/html'] );
		self::assertStringContainsString( 'Of &lt;i&gt;ten&lt;/i&gt; models.', $parts['text/html'] );
		self::assertStringContainsString( "Score\nOf <i>ten</i> models.\nPoints", $parts['text/plain'] );
		self::assertStringContainsString( '90 &amp; more', $parts['text/html'] );
		self::assertStringContainsString( 'href="https://crm.example.org/', $parts['text/html'] );
		self::assertStringContainsString( 'Points: 90 & more', $parts['text/plain'] );
		self::assertSame( array( 'north@example.org', 'south@example.org' ), $this->mail()->recipients( $lead ) );
	}

	public function test_texts_stay_on_their_line(): void {
		self::change(
			static function ( array $mail ): array {
				$mail['subject'] = "One\r\nBcc: b@example.net";

				return $mail;
			}
		);
		$mailer = KeptMailer::take_over();
		$this->mail()->deliver( $this->stored( $this->request() ) );

		self::assertStringContainsString( 'Subject: One Bcc: b@example.net', $mailer->parts()['head'] );
		self::assertDoesNotMatchRegularExpression( '/^Bcc:/m', $mailer->parts()['head'] );
	}

	public function test_a_mail_to_another_address_is_the_plugins_own(): void {
		self::change( static fn ( array $mail ): array => array( ...$mail, 'to' => array( 'other@example.org' ), 'headers' => array( 'Bcc' => 'spy@example.org' ) ) );
		$this->mail()->send_to( $this->stored( $this->request() ), array( 'colleague@example.org' ) );

		self::assertSame( 'colleague@example.org', $this->mails()[0]['to'] );
		self::assertStringNotContainsString( 'spy@', implode( "\n", $this->mails()[0]['headers'] ) );
	}

	/** @param \Closure( Mail ): mixed $change */
	#[DataProvider( 'wrong' )]
	public function test_a_mail_that_is_none_is_ignored_and_told( \Closure $change ): void {
		$lead = $this->stored( $this->request() );
		$this->mail()->deliver( $lead );
		$this->expect_mistakes();
		self::change( $change );
		$this->mail()->deliver( $lead );

		self::assertSame( $this->mails()[0], $this->mails()[1] );
		self::assertSame( array( 'hvac_blocks_lead_mail' ), $this->mistakes );
	}

	/** @return iterable<string, array{\Closure( Mail ): mixed}> */
	public static function wrong(): iterable {
		yield 'nothing' => array( static fn (): mixed => null );
		yield 'a text' => array( static fn (): string => 'mail' );
		yield 'nobody' => array( static fn ( array $mail ): array => array( ...$mail, 'to' => array() ) );
		yield 'no address' => array( static fn ( array $mail ): array => array( ...$mail, 'to' => array( 'north' ) ) );
		yield 'no subject' => array( static fn ( array $mail ): array => array( ...$mail, 'subject' => '' ) );
		yield 'no headers' => array( static fn ( array $mail ): array => array_diff_key( $mail, array( 'headers' => 1 ) ) );
		yield 'rows that are none' => array( static fn ( array $mail ): array => array( ...$mail, 'groups' => array( array( 'title' => 'x', 'rows' => array( 'y' ) ) ) ) );
		yield 'another key' => array( static fn ( array $mail ): array => array( ...$mail, 'attachments' => array( '/etc/passwd' ) ) );

		foreach ( array( 'X-One' => "1\r\nBcc: spy@example.org", 'X-Two' => "1\nX: 2", "X-Three\r\nBcc" => 'spy@example.org', 'X Four' => '1', 'X-Five' => '', 'Content-Type' => 'text/plain', 'To' => 'spy@example.org', 'message-id' => '<1@example.org>', 'From' => 'a@example.org, b@example.org', 'Bcc' => 'spy' ) as $name => $value ) {
			yield "the header $name" => array( static fn ( array $mail ): array => array( ...$mail, 'headers' => array( $name => $value ) ) );
		}
	}

	/** @param \Closure( Mail, Lead ): mixed $change */
	private static function change( \Closure $change ): void {
		add_filter( 'hvac_blocks_lead_mail', $change, 10, 2 );
	}

	private function mail(): MailLeadDestination {
		return new MailLeadDestination( $this->settings, new FormLibrary() );
	}
}
