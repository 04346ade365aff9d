<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Consent\Consent;
use HvacBlocks\Leads\Consent\ConsentState;
use HvacBlocks\Leads\Consent\Unsubscribe;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class ConfirmationContentTest extends LeadsTestCase {
	private const HOSTILE = '<b>O\'Neil & "Sons"</b>';

	/** @return array<string, array{Language, list<string>}> */
	public static function languages(): array {
		return array(
			'English' => array(
				Language::English,
				array( 'Thank you for your request', 'HB-7K3M-92QD', 'Smell gas, or is a CO alarm sounding? Leave now.', 'What you asked for', "Request: Contact from a dealer\nSent on: January 15, 2026\nState or province: New York\nSystem size: 3.5 tons", 'What happens next', 'Comfort Air will contact you within 2 business days.', 'Trane has your request, too', 'Questions?', 'Comfort Air: 972-555-0188', 'Trane: 1-800-555-0177', 'Trane hours: Monday to Friday, 8am to 6pm CST', 'get marketing from Trane', 'Withdraw your consent', 'hvac-unsubscribe=HB-7K3M-92QD&in=en', 'Privacy policy', 'Trane, 5 Main St, Plano, TX 75024' ),
			),
			'Spanish' => array(
				Language::Spanish,
				array( 'Gracias por su solicitud', 'HB-7K3M-92QD', '¿Huele a gas', 'Lo que solicitó', "Solicitud: Contacto de un distribuidor\nFecha de envío: 15 de enero de 2026\n", ': Nueva York', 'Qué sigue ahora', 'Comfort Air se comunicará con usted en un plazo de 2 días hábiles.', '¿Tiene preguntas?', 'Comfort Air: 972-555-0188', 'Trane: 1-800-555-0177', 'publicidad de Trane', 'Retirar su consentimiento', 'hvac-unsubscribe=HB-7K3M-92QD&in=es', 'Política de privacidad', 'Trane, 5 Main St, Plano, TX 75024' ),
			),
			'French'  => array(
				Language::French,
				array( 'Merci de votre demande', 'HB-7K3M-92QD', 'Ça sent le gaz', 'Ce que vous avez demandé', "Demande\u{A0}: Être joint par un concessionnaire\nEnvoyée le\u{A0}: 15 janvier 2026\n", "\u{A0}: New York", 'La suite', "Comfort Air communiquera avec vous d’ici 2\njours ouvrables.", 'Des questions?', "Comfort Air\u{A0}: 972-555-0188", "Trane\u{A0}: 1-800-555-0177", 'publicité de', 'Retirer votre consentement', 'hvac-unsubscribe=HB-7K3M-92QD&in=fr', 'Politique de confidentialité', 'Trane, 5 Main St, Plano, TX 75024' ),
			),
		);
	}

	/** @param list<string> $texts */
	#[DataProvider( 'languages' )]
	public function test_it_says_everything_in_order( Language $language, array $texts ): void {
		self::set( array( 'answer_business_days' => 2, 'postal_address' => '5 Main St, Plano, TX 75024' ) );
		update_option( 'wp_page_for_privacy_policy', wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Privacy', 'post_status' => 'publish' ) ) );

		$text = $this->content( self::lead( $language, marketing: ConsentState::Checked ), self::directory() )->text();
		$at   = 0;

		foreach ( $texts as $part ) {
			$found = strpos( str_replace( "\n", ' ', $text ), str_replace( "\n", ' ', $part ), $at );
			self::assertIsInt( $found, "\"$part\" after character $at of:\n$text" );
			$at = $found;
		}

		self::assertDoesNotMatchRegularExpression( '/&\w+;|&#/', $text );
		self::assertStringContainsString( 'lang="' . $language->tag() . '" dir="ltr"', $this->content( self::lead( $language ), self::directory() )->html() );
	}

	public function test_no_time_is_promised_unless_the_site_promises_one(): void {
		self::set( array() );
		$text = $this->content( self::lead(), self::directory() )->text();

		self::assertStringContainsString( 'Comfort Air will contact you about your request.', $text );
		self::assertStringNotContainsString( 'business day', $text );

		self::set( array( 'answer_business_days' => 1 ) );
		self::assertStringContainsString( 'within 1 business day.', $this->content( self::lead(), self::directory() )->text() );
	}

	public function test_without_a_dealer_the_brand_answers(): void {
		self::set( array() );
		$text = $this->content( self::lead( dealer: '' ), self::directory() )->text();

		self::assertStringContainsString( 'Trane will contact you about your request.', $text );
		self::assertStringNotContainsString( '972-555-0188', $text );
		self::assertStringNotContainsString( 'may follow up', $text );
	}

	#[TestWith( array( 'nobody' ) )]
	#[TestWith( array( 'unavailable' ) )]
	#[TestWith( array( 'no phone' ) )]
	public function test_without_the_dealers_number_there_is_the_brands( string $directory ): void {
		self::set( array() );
		$dealers = match ( $directory ) {
			'nobody'      => self::dealers(),
			'unavailable' => self::dealers( null ),
			default       => self::dealers( 'D100' ),
		};
		$text    = $this->content( self::lead(), $dealers )->text();

		self::assertStringContainsString( 'Comfort Air will contact you', $text );
		self::assertStringNotContainsString( 'Comfort Air:', $text );
		self::assertStringContainsString( 'Trane: 1-800-555-0177', $text );
	}

	public function test_without_any_number_nobody_is_to_be_called_but_about_gas(): void {
		self::set( array( 'customer_service_phone' => '', 'support_phone' => 'none', 'default_routing_number' => 'none' ) );
		$text = $this->content( self::lead(), self::dealers() )->text();

		self::assertStringNotContainsString( 'Questions?', $text );
		self::assertStringNotContainsString( 'hours', $text );
		self::assertStringContainsString( 'Call 911 or your gas company', $text );
	}

	public function test_a_tracked_number_is_the_one_on_the_card(): void {
		self::set( array( 'flag_126_call_tracking' => true ) );

		self::assertStringContainsString( 'Comfort Air: 972-555-0199', $this->content( self::lead(), self::directory() )->text() );
	}

	public function test_hostile_names_are_shown_as_they_are(): void {
		self::set( array( 'brand_name' => self::HOSTILE, 'postal_address' => self::HOSTILE ) );
		update_option( 'blogname', esc_html( self::HOSTILE ) );
		$content = $this->content( self::lead( dealer: self::HOSTILE, marketing: ConsentState::Checked ), self::directory() );

		self::assertStringNotContainsString( '<b>', $content->html() );
		self::assertStringNotContainsString( '&amp;amp;', $content->html() );
		self::assertStringContainsString( '&lt;b&gt;O&#039;Neil &amp; &quot;Sons&quot;&lt;/b&gt; will contact you', $content->html() );
		self::assertStringContainsString( self::HOSTILE . ' will contact you about your request.', $content->text() );
		self::assertStringContainsString( self::HOSTILE . ', ' . self::HOSTILE, $content->text() );
	}

	public function test_only_choices_from_lists_are_repeated(): void {
		self::set( array() );
		$content = $this->content( self::lead( fields: array( 'state' => 'Buy at spam.example', 'city' => 'spam.example', 'gone' => 'spam.example' ) ), self::directory() );

		self::assertStringNotContainsString( 'spam.example', $content->text() . $content->html() );
	}

	#[TestWith( array( ConsentState::Checked, 'You can stop marketing only, or withdraw both' ) )]
	#[TestWith( array( ConsentState::Unchecked, 'but not to get marketing from Trane.' ) )]
	#[TestWith( array( null, 'You agreed to be contacted about this request. You can withdraw' ) )]
	public function test_marketing_is_told_apart_from_the_request( ?ConsentState $marketing, string $words ): void {
		self::set( array() );

		self::assertStringContainsString( $words, str_replace( "\n", ' ', $this->content( self::lead( marketing: $marketing ), self::directory() )->text() ) );
	}

	public function test_a_signup_is_told_how_to_unsubscribe_and_promises_no_call(): void {
		self::set( array( 'answer_business_days' => 2 ) );
		$text = $this->content( self::lead( dealer: '', kind: Lead::MARKETING ), self::directory() )->text();

		self::assertStringStartsWith( "You signed up for our emails\n", $text );
		self::assertStringContainsString( "Your subscription\nSent on:", $text );
		self::assertStringNotContainsString( 'request', $text );
		self::assertStringContainsString( 'You can unsubscribe at any time.', $text );
		self::assertStringNotContainsString( 'business day', $text );
	}

	public function test_a_service_visit_is_named(): void {
		self::set( array() );

		self::assertStringContainsString( "Request: A service visit\n", $this->content( self::lead( source: 'TRANE:SCHEDULE SERVICE' ), self::directory() )->text() );
	}

	public function test_without_a_consent_there_is_none_to_withdraw(): void {
		self::set( array() );
		$text = $this->content( self::lead( consent: false ), self::directory() )->text();

		self::assertStringNotContainsString( Unsubscribe::LEAD, $text );
		self::assertStringContainsString( 'If you did not send this request', $text );
	}

	/** @param array<string, mixed> $settings */
	private static function set( array $settings ): void {
		update_option( Settings::OPTION, array( 'customer_service_phone' => '18005550177', ...$settings ) );
	}

	private function content( Lead $lead, DealerDirectory $dealers ): MailContent {
		return LanguageSwitch::in( $lead->lang, static fn (): MailContent => ( new ConfirmationContent( new Settings(), new FormLibrary(), $dealers ) )->of( $lead ) );
	}

	private static function directory(): DealerDirectory {
		$dealers = self::createStub( DealerDirectory::class );
		$dealers->method( 'get' )->willReturn(
			Dealer::from_array(
				array(
					'data'     => array( 'companyID' => 'D100', 'name' => 'Comfort Air', 'phone1' => '9725550188' ),
					'location' => array( 'lat' => 33.0, 'lon' => -96.7 ),
					'whodis'   => array( 'assignedNumbers' => array( '9725550199' ) ),
				)
			)
		);

		return $dealers;
	}

	/** @param array<string, string> $fields */
	private static function lead( Language $language = Language::English, string $dealer = 'Comfort Air', ?ConsentState $marketing = null, bool $consent = true, string $kind = 'CONTACT_DEALER', string $source = 'TRANE:CONTACT_DEALER', array $fields = array( 'state' => 'NY' ) ): Lead {
		$given = Consent::to( 'I agree.', '1', $language, '2026-01-15 18:00:00' );

		return new Lead(
			1,
			'HB-7K3M-92QD',
			'key',
			'contact-dealer',
			'1',
			$language,
			$kind,
			$source,
			'TRANE',
			'' === $dealer ? '' : 'D100',
			array( ...self::fields(), ...$fields ),
			LeadStatus::Accepted,
			true,
			'',
			'',
			'2026-01-15 18:00:00',
			$consent ? $given : null,
			$dealer,
			answers: array( 'tonnage' => '3.5', 'powerType' => 'gas' ),
			marketing: null === $marketing ? null : Consent::to( 'And marketing.', '1', $language, '2026-01-15 18:00:00', $marketing ),
		);
	}
}
