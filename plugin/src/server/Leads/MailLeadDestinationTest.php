<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use HvacBlocks\Forms\FormLibrary;
use HvacBlocks\Languages\Language;
use HvacBlocks\Settings\Settings;
use HvacBlocks\Testing\LeadsTestCase;

defined( 'ABSPATH' ) || exit;

final class MailLeadDestinationTest extends LeadsTestCase {
	public function test_it_tells_the_administrator_in_plain_text(): void {
		$lead = $this->stored( $this->request( array( 'firstName' => '<b>Ana</b>' ), company_id: 'D100' ) );

		self::assertSame( DeliveryOutcome::Delivered, $this->mail()->deliver( $lead )->outcome );

		$mail = $this->mails()[0];
		self::assertSame( get_option( 'admin_email' ), $mail['to'] );
		self::assertStringContainsString( $lead->reference, $mail['subject'] );
		self::assertContains( 'Content-Type: text/plain; charset=UTF-8', $mail['headers'] );
		self::assertContains( 'Reply-To: ana@example.com', $mail['headers'] );
		self::assertStringContainsString( "First name: <b>Ana</b>\n", $mail['message'] );
		self::assertStringContainsString( "Phone number: (214) 555-0123\n", $mail['message'] );
		self::assertStringContainsString( "Dealer: Comfort (D100)\n", $mail['message'] );
		self::assertStringContainsString( (string) $lead->consent?->text, $mail['message'] );
	}

	public function test_it_goes_to_the_address_of_the_settings(): void {
		update_option( Settings::OPTION, array( 'leads_mail_to' => 'leads@example.org' ) );
		$this->mail()->deliver( $this->stored( $this->request() ) );

		self::assertSame( 'leads@example.org', $this->mails()[0]['to'] );
	}

	public function test_a_value_cannot_become_a_header_or_another_line(): void {
		// As it could come from an import or a restored table: the form itself refuses it.
		$good = $this->stored( $this->request() );
		$evil = new Lead( $good->id, $good->reference, $good->idempotency_key, $good->form, '1', Language::English, 'CONTACT_DEALER', "X\r\nBcc: a@example.net", 'TRANE', '', array( 'firstName' => "Ana\r\nBcc: b@example.net", 'lastName' => "N\nCc: c@example.net", 'email' => "a@example.com\r\nBcc: d@example.net", 'zip' => "1\nReference: HB-0000-0000" ), LeadStatus::Accepted, true, "https://x.example/\r\nBcc: e@example.net", '', $good->created, null );

		$this->mail()->deliver( $evil );

		$mail = $this->mails()[0];
		self::assertDoesNotMatchRegularExpression( '/[\r\n]/', $mail['subject'] );
		self::assertCount( 1, $mail['headers'] );
		self::assertDoesNotMatchRegularExpression( '/^(Bcc|Cc):/m', $mail['message'] );
		self::assertSame( 1, preg_match_all( '/^Reference:/m', $mail['message'] ) );
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

	private function mail(): MailLeadDestination {
		return new MailLeadDestination( $this->settings, new FormLibrary() );
	}
}
