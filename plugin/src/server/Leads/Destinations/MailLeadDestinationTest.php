<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Access\LeadLinks;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\KeptMailer;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class MailLeadDestinationTest extends LeadsTestCase {
	public function test_it_tells_the_administrator_what_was_entered(): void {
		$lead = $this->stored( $this->request( company_id: 'D100' ) );

		self::assertSame( DeliveryOutcome::Delivered, $this->mail()->deliver( $lead )->outcome );

		$mail = $this->mails()[0];
		self::assertSame( get_option( 'admin_email' ), $mail['to'] );
		self::assertStringContainsString( "$lead->reference: Ana Núñez", $mail['subject'] );
		self::assertContains( 'Content-Type: text/html; charset=UTF-8', $mail['headers'] );
		self::assertContains( 'Reply-To: Ana Núñez <ana@example.com>', $mail['headers'] );
		self::assertStringContainsString( '(214) 555-0123', $mail['message'] );
		self::assertStringContainsString( 'href="mailto:ana@example.com"', $mail['message'] );
		self::assertStringContainsString( 'Comfort (D100)', $mail['message'] );
		self::assertStringContainsString( 'Agreed to by ticking the box: ' . esc_html( (string) $lead->consent?->text ), $mail['message'] );
		self::assertStringContainsString( esc_url( LeadLinks::lead( $lead->reference ) ), $mail['message'] );
	}

	public function test_it_has_an_html_and_a_plain_part(): void {
		$lead   = $this->stored( $this->request( company_id: 'D100' ) );
		$mailer = KeptMailer::take_over();

		self::assertSame( DeliveryOutcome::Delivered, $this->mail()->deliver( $lead )->outcome );

		$parts = $mailer->parts();
		self::assertCount( 1, $mailer->sent );
		self::assertMatchesRegularExpression( '~^Content-Type: multipart/alternative;~m', $parts['head'] );
		self::assertSame( array( 'head', 'text/plain', 'text/html' ), array_keys( $parts ), 'a mail program shows the last part that it can' );
		self::assertStringContainsString( "First name: Ana\nLast name: Núñez\n", $parts['text/plain'] );
		self::assertStringContainsString( "Phone number: (214) 555-0123\n", $parts['text/plain'] );
		self::assertStringNotContainsString( '<', $parts['text/plain'] );
		self::assertStringContainsString( '<html lang="en-US" dir="ltr">', $parts['text/html'] );
		self::assertStringContainsString( 'Núñez', $parts['text/html'] );
	}

	public function test_the_next_mail_of_the_site_has_no_part_of_this_one(): void {
		$mailer = KeptMailer::take_over();
		$this->mail()->deliver( $this->stored( $this->request() ) );

		wp_mail( 'someone@example.org', 'Another', 'Plain' );

		self::assertStringNotContainsString( 'Ana', (string) end( $mailer->sent ) );
		self::assertStringNotContainsString( 'multipart', (string) end( $mailer->sent ) );
	}

	public function test_a_name_in_any_script_arrives_in_the_headers(): void {
		$mailer = KeptMailer::take_over();
		$this->mail()->deliver( $this->lead( array( 'firstName' => '李', 'lastName' => 'Ünal 😀', 'email' => 'li@example.com' ) ) );

		$head = iconv_mime_decode_headers( $mailer->parts()['head'], 0, 'UTF-8' );
		self::assertIsArray( $head );
		self::assertSame( 'New lead HB-TEST: 李 Ünal 😀', $head['Subject'] );
		self::assertSame( '李 Ünal 😀 <li@example.com>', $head['Reply-To'] );
		self::assertMatchesRegularExpression( '/\A[\x00-\x7F]*\z/', $mailer->parts()['head'], 'no mail server is asked to take more than ASCII' );
	}

	public function test_an_emoji_is_sent_as_it_was_typed_and_no_picture_of_another_host(): void {
		$mailer = KeptMailer::take_over();
		$this->mail()->deliver( $this->lead( array( 'firstName' => 'Ana 😀' ) ) );

		self::assertStringContainsString( 'Ana 😀', $mailer->parts()['text/html'] );
		self::assertStringNotContainsString( 's.w.org', $mailer->parts()['text/html'] );

		wp_mail( 'someone@example.org', 'Another', '<p>😀</p>', array( 'Content-Type: text/html' ) );
		self::assertStringContainsString( 's.w.org', (string) end( $mailer->sent ), 'mails that are not ours are as they were' );
	}

	public function test_a_name_cannot_begin_another_address(): void {
		$mailer = KeptMailer::take_over();
		$this->mail()->deliver( $this->lead( array( 'firstName' => 'Ana <evil@example.net>, "', 'lastName' => 'b@example.net;(c)', 'email' => 'ana@example.com' ) ) );

		preg_match( '/^Reply-To: (.*)$/m', $mailer->parts()['head'], $reply );
		self::assertSame( 'Ana evil example.net b example.net c <ana@example.com>', trim( str_replace( '"', '', $reply[1] ?? '' ) ) );
	}

	#[DataProvider( 'names' )]
	public function test_html_is_shown_as_it_was_typed( string $name ): void {
		$this->mail()->deliver( $this->lead( array( $name => '<img src=x onerror=alert(1)>"\' & <script>' ) ) );

		$html = $this->mails()[0]['message'];
		self::assertStringContainsString( '&lt;img src=x onerror=alert(1)&gt;&quot;&#039; &amp; &lt;script&gt;', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	/** @return array<string, array{string}> */
	public static function names(): array {
		$cases = array( 'a field that the form has no more' => array( 'gone' ) );

		foreach ( array_keys( self::fields() ) as $name ) {
			$cases[ $name ] = array( $name );
		}

		return $cases;
	}

	public function test_everything_else_is_escaped_too(): void {
		$evil = '<b>x</b>';
		$this->mail()->deliver( $this->lead( array( $evil => 'x' ), source: $evil, company_id: $evil, dealer: $evil, page: "https://x.example/?$evil", form: $evil ) );

		self::assertStringNotContainsString( '<b>', $this->mails()[0]['message'] );
	}

	public function test_a_value_cannot_become_a_header_or_another_line(): void {
		// As from an import or a restored table: the form itself rejects it.
		$evil   = $this->lead(
			array( 'firstName' => "Ana\r\nBcc: b@example.net", 'lastName' => "N\nCc: c@example.net", 'email' => "a@example.com\r\nBcc: d@example.net", 'zip' => "1\nReference: HB-0000-0000" ),
			source: "X\r\nBcc: a@example.net",
			page: "https://x.example/\r\nBcc: e@example.net"
		);
		$mailer = KeptMailer::take_over();

		$this->mail()->deliver( $evil );

		$parts = $mailer->parts();
		self::assertStringNotContainsString( 'Reply-To', $parts['head'] );
		self::assertDoesNotMatchRegularExpression( '/^(Bcc|Cc):/mi', (string) end( $mailer->sent ) );
		self::assertSame( array( get_option( 'admin_email' ) ), array_column( $mailer->getToAddresses(), 0 ) );
		self::assertSame( array(), $mailer->getBccAddresses() );
		self::assertSame( 1, preg_match_all( '/^Reference:/m', $parts['text/plain'] ) );
	}

	public function test_a_subject_is_one_line_whoever_wrote_it(): void {
		MailSender::send( array( 'someone@example.org', "other@example.org\nBcc: a@example.net" ), "One\r\nBcc: b@example.net", new MailContent( Language::English, 'Site', 'Title', array() ) );

		self::assertSame( 'One Bcc: b@example.net', $this->mails()[0]['subject'] );
		self::assertSame( 'someone@example.org', $this->mails()[0]['to'] );
	}

	/** @param list<string> $to */
	#[DataProvider( 'routed' )]
	public function test_the_routing_table_says_who_is_mailed( string $state, string $company_id, string $form, array $to ): void {
		update_option(
			Settings::OPTION,
			array(
				'leads_mail_to' => 'all@example.org',
				'leads_routes'  => array(
					array( 'by' => 'dealer', 'value' => 'D1, D2', 'to' => 'dealer@example.org' ),
					array( 'by' => 'state', 'value' => 'TX, ok', 'to' => 'south@example.org, second@example.org' ),
					array( 'by' => 'form', 'value' => 'newsletter', 'to' => 'news@example.org' ),
					array( 'by' => 'state', 'value' => 'TX', 'to' => 'never@example.org' ),
				),
			)
		);

		$this->mail()->deliver( $this->lead( array( 'state' => $state ), company_id: $company_id, form: $form ) );

		self::assertSame( implode( ', ', $to ), $this->mails()[0]['to'] );
		self::assertCount( 1, $this->mails(), 'one mail, and the first rule only' );
	}

	/** @return array<string, array{string, string, string, list<string>}> */
	public static function routed(): array {
		return array(
			'by its dealer, whatever its state' => array( 'TX', 'D2', 'contact-dealer', array( 'dealer@example.org' ) ),
			'by its state, to two'              => array( 'TX', '', 'contact-dealer', array( 'south@example.org', 'second@example.org' ) ),
			'in small letters'                  => array( 'OK', 'D9', 'newsletter', array( 'south@example.org', 'second@example.org' ) ),
			'by its form'                       => array( '', '', 'newsletter', array( 'news@example.org' ) ),
			'by none'                           => array( 'NY', 'D9', 'contact-dealer', array( 'all@example.org' ) ),
		);
	}

	public function test_without_any_rule_it_goes_to_the_address_of_the_settings(): void {
		update_option( Settings::OPTION, array( 'leads_mail_to' => 'leads@example.org' ) );
		$this->mail()->deliver( $this->stored( $this->request() ) );

		self::assertSame( 'leads@example.org', $this->mails()[0]['to'] );
	}

	public function test_it_can_be_sent_to_somebody_else(): void {
		$this->mail()->send_to( $this->stored( $this->request() ), array( 'colleague@example.org' ) );

		self::assertSame( 'colleague@example.org', $this->mails()[0]['to'] );
	}

	public function test_it_speaks_the_sites_language_whatever_the_visitors(): void {
		$mailer = KeptMailer::take_over();
		$this->mail()->deliver( $this->stored( $this->request( lang: Language::French ) ) );

		self::assertStringContainsString( 'First name: Ana', $mailer->parts()['text/plain'] );
		self::assertStringContainsString( 'Language: fr', $mailer->parts()['text/plain'] );
	}

	public function test_states_and_choices_are_named_in_the_sites_language(): void {
		update_option( 'WPLANG', 'es_ES' );
		$mailer = KeptMailer::take_over();
		$this->mail()->deliver( $this->lead( array( 'state' => 'NY' ) ) );
		$this->mail()->deliver( $this->lead( array( 'state' => 'ZZ' ) ) );

		self::assertStringContainsString( ': Nueva York', quoted_printable_decode( $mailer->sent[0] ) );
		self::assertStringContainsString( ': ZZ', quoted_printable_decode( $mailer->sent[1] ), 'a state that is none stays as it is' );
	}

	public function test_the_mail_servers_no_is_tried_again(): void {
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', "Could not connect\nto host" ) );

				return false;
			},
			1
		);

		$result = $this->mail()->deliver( $this->stored( $this->request() ) );

		self::assertSame( DeliveryOutcome::Retry, $result->outcome );
		self::assertSame( 'Could not connect to host', $result->detail );
	}

	/** @param array<string, string> $fields */
	private function lead( array $fields, string $source = 'TRANE:CONTACT_DEALER', string $company_id = '', string $dealer = '', string $page = '', string $form = 'contact-dealer' ): Lead {
		return new Lead( 1, 'HB-TEST', 'key', $form, '1', Language::English, 'CONTACT_DEALER', $source, 'TRANE', $company_id, $fields, LeadStatus::Accepted, true, $page, '', '2026-01-01 00:00:00', null, $dealer );
	}

	private function mail(): MailLeadDestination {
		return new MailLeadDestination( $this->settings, new FormLibrary() );
	}
}
