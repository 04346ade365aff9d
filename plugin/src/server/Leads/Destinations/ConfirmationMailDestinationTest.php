<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Consent\Unsubscribe;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\KeptMailer;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class ConfirmationMailDestinationTest extends LeadsTestCase {
	public function test_it_is_off_until_it_is_switched_on(): void {
		self::assertFalse( $this->mail()->active() );
		update_option( Settings::OPTION, array( 'leads_confirmation_mail' => true ) );
		self::assertTrue( $this->mail()->active() );
	}

	public function test_it_goes_to_the_person_with_the_reference_and_a_way_back(): void {
		$lead   = $this->stored( $this->request( company_id: 'D100' ) );
		$mailer = KeptMailer::take_over();

		self::assertSame( DeliveryOutcome::Delivered, $this->mail()->deliver( $lead )->outcome );

		$parts = $mailer->parts();
		self::assertSame( array( 'ana@example.com' ), array_column( $mailer->getToAddresses(), 0 ) );
		self::assertStringContainsString( $lead->reference, $parts['head'] );
		self::assertStringContainsString( $lead->reference, $parts['text/plain'] );
		self::assertStringContainsString( 'Comfort', $parts['text/plain'] );
		self::assertStringContainsString( Unsubscribe::url( $lead->reference, $lead->lang ), $parts['text/plain'] );
		self::assertStringContainsString( esc_url( Unsubscribe::url( $lead->reference, $lead->lang ) ), $parts['text/html'] );
		self::assertStringContainsString( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $parts['head'] );
	}

	public function test_it_repeats_nothing_that_was_typed(): void {
		$lead   = $this->stored( $this->request( array( 'firstName' => 'Buy at spam.example', 'lastName' => 'Pills' ) ) );
		$mailer = KeptMailer::take_over();

		$this->mail()->deliver( $lead );

		$parts = $mailer->parts();
		foreach ( array( 'spam.example', 'Pills', '5 Main St', '75024' ) as $typed ) {
			self::assertStringNotContainsString( $typed, $parts['head'] . $parts['text/plain'] . $parts['text/html'] );
		}
	}

	#[TestWith( array( Language::Spanish, 'es-US' ) )]
	#[TestWith( array( Language::French, 'fr-CA' ) )]
	#[TestWith( array( Language::English, 'en-US' ) )]
	public function test_it_speaks_the_language_of_the_form( Language $language, string $lang ): void {
		$seen = '';
		add_filter(
			'pre_wp_mail',
			static function ( mixed $answer ) use ( &$seen ): mixed {
				$seen = determine_locale();

				return $answer;
			},
			1
		);

		$this->mail()->deliver( $this->stored( $this->request( lang: $language ) ) );

		self::assertSame( $language->locale(), $seen );
		self::assertStringContainsString( "<html lang=\"$lang", $this->mails()[0]['message'] );
	}

	public function test_a_lead_without_an_address_needs_none(): void {
		$good = $this->stored( $this->request() );
		$lead = new Lead( $good->id, $good->reference, $good->idempotency_key, 'contact-dealer', '1', Language::English, 'CONTACT_DEALER', '', '', '', array( 'email' => "a@example.com\nBcc: b@example.com" ), LeadStatus::Accepted, true, '', '', $good->created, null );

		self::assertSame( DeliveryOutcome::Delivered, $this->mail()->deliver( $lead )->outcome );
		self::assertSame( array(), $this->mails() );
	}

	public function test_it_has_a_state_of_its_own(): void {
		update_option( Settings::OPTION, array( 'leads_confirmation_mail' => true ) );
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::retry( 'status 503' ), 'http' ), $this->mail() );
		$lead     = $this->stored( $this->request(), $delivery );

		$delivery->run( 5 );

		self::assertSame(
			array( 'http' => 'waiting', 'confirmation' => 'delivered' ),
			array_column( $this->queue->of( $lead->id ), 'state', 'destination' )
		);
		self::assertCount( 1, $this->mails() );
	}

	private function mail(): ConfirmationMailDestination {
		return new ConfirmationMailDestination( $this->settings, new FormLibrary(), self::dealers( 'D100' ) );
	}
}
