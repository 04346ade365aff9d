<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\MailTexts;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Destinations\ConfirmationMailDestination;
use HvacBlocks\Leads\Destinations\MailKind;
use HvacBlocks\Leads\Destinations\MailLeadDestination;
use HvacBlocks\Leads\Destinations\OwnMailTexts;
use HvacBlocks\Leads\Health\SampleLead;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class MailTextRoutesTest extends TestCase {
	private const PATH = '/hvac-blocks/v1/admin/mail-texts';
	private const MAIL = array( 'mail' => 'confirmation', 'form' => 'contact-dealer', 'language' => 'en' );

	#[Before]
	public function register(): void {
		wp_set_current_user( 1 );

		$settings = new Settings();
		$forms    = new FormLibrary();
		$view     = new MailTextsView( $forms, $settings );
		$mails    = new SampleMail( $settings, $forms, self::createStub( DealerDirectory::class ) );
		self::answer_routes( new ListMailTextsRoute( $view ), new SaveMailTextRoute( $view, $forms, $settings ), new PreviewMailRoute( $mails, $forms, $settings ), new TestMailRoute( $mails, $forms, $settings ) );
	}

	public function test_a_text_is_sent_with_its_form_and_language_and_others_stay_ours(): void {
		self::assertSame( 200, $this->save( array( 'subject' => 'Hello from {brand}', 'opening' => "First.\nStill first.\n\nFor {dealer}.\n\nAbout {product}." ) )->get_status() );

		$this->confirm( Language::English );
		$this->confirm( Language::Spanish );
		$this->confirm( Language::English, 'dealer-lead' );

		self::assertSame( 'Hello from Trane', $this->mails()[0]['subject'] );
		self::assertStringContainsString( '>First. Still first.</p>', $this->mails()[0]['message'] );
		self::assertStringNotContainsString( 'About', $this->mails()[0]['message'], 'a paragraph without its value' );
		self::assertStringContainsString( 'Thank you for your request', $this->mails()[0]['message'], 'a part that was not changed' );
		self::assertSame( array( 'Recibimos su solicitud TEST0000', 'We received your request TEST0000' ), array_column( array_slice( $this->mails(), 1 ), 'subject' ) );
	}

	public function test_the_team_has_its_own_texts_and_what_a_visitor_types_stays_text(): void {
		$this->save( array( 'subject' => 'Call {name}!', 'opening' => 'Call <b>{name}</b>.' ), array( 'mail' => 'lead' ) );
		$lead = $this->lead( Language::English, "<img src=x onerror=alert(1)> {email}\r\nBcc: all@example.test\n\nPay here" );
		( new MailLeadDestination( new Settings(), new FormLibrary() ) )->deliver( $lead );

		[ $mail ] = $this->mails();
		self::assertSame( 'Call <img src=x onerror=alert(1)> {email} Bcc: all@example.test Pay here Test!', $mail['subject'] );
		self::assertStringContainsString( '>Call &lt;b&gt;&lt;img src=x onerror=alert(1)&gt; {email} Bcc: all@example.test Pay here Test&lt;/b&gt;.</p>', $mail['message'] );
		self::assertStringNotContainsString( '<img', $mail['message'] );
	}

	public function test_a_part_goes_back_to_ours(): void {
		$this->save( array( 'subject' => 'Mine', 'heading' => 'Mine, too' ) );
		$this->save( array( 'subject' => 'We received your request {reference}', 'heading' => 'Mine, too' ) );
		self::assertSame( array( 'heading' => 'Mine, too' ), $this->own() );

		$this->save( array() );
		self::assertSame( array(), get_option( OwnMailTexts::OPTION ) );
	}

	public function test_a_text_stays_and_tells_when_ours_changed(): void {
		$this->save( array( 'next' => 'We call you soon.' ) );
		self::assertFalse( $this->part( 'next' )['isChanged'] );

		// Has the effect of an update: our text contains this setting.
		update_option( Settings::OPTION, array( 'answer_business_days' => 5 ) );
		$this->register_with_days();
		self::assertSame( array( 'We call you soon.', '{name} will contact you within 5 business days.', true ), array( $this->part( 'next' )['text'], $this->part( 'next' )['ours'], $this->part( 'next' )['isChanged'] ) );
		self::assertFalse( $this->part( 'subject' )['isChanged'] );

		$this->save( array( 'next' => 'We call you soon.' ) );
		self::assertFalse( $this->part( 'next' )['isChanged'], 'saving it again settles it' );
	}

	/** @param array<string, string> $texts */
	#[DataProvider( 'mistakes' )]
	public function test_a_mistake_is_told_at_its_field_and_stores_nothing( array $texts, string $field ): void {
		foreach ( array( array( 'PUT', '' ), array( 'POST', '/preview' ), array( 'POST', '/test' ) ) as [ $method, $path ] ) {
			$answer = $this->rest( $method, self::PATH . $path, self::MAIL + array( 'texts' => $texts ) );
			$data   = $answer->get_data();

			self::assertSame( 422, $answer->get_status() );
			self::assertIsArray( $data );
			self::assertSame( array( $field ), array_keys( (array) ( ( (array) $data['data'] )['fields'] ?? array() ) ) );
		}

		self::assertSame( array(), $this->own() );
		self::assertSame( array(), $this->mails() );
	}

	/** @return iterable<string, array{array<string, string>, string}> */
	public static function mistakes(): iterable {
		yield 'an unknown value' => array( array( 'subject' => 'Mine', 'opening' => 'Dear {firstName}' ), 'opening' );
		yield 'what a visitor types, in the confirmation' => array( array( 'subject' => 'For {email}' ), 'subject' );
		yield 'a stray brace' => array( array( 'heading' => 'Dear {brand' ), 'heading' );
		yield 'nothing' => array( array( 'next' => " \n " ), 'next' );
		yield 'values alone' => array( array( 'subject' => '{product}' ), 'subject' );
		yield 'too much' => array( array( 'subject' => str_repeat( 'a', 151 ) ), 'subject' );
	}

	public function test_a_preview_has_both_parts_and_stores_nothing(): void {
		$data = $this->rest( 'POST', self::PATH . '/preview', array( 'language' => 'fr', 'texts' => array( 'opening' => 'Bonjour de <{brand}>.' ) ) + self::MAIL )->get_data();

		self::assertIsArray( $data );
		self::assertSame( array( 'subject', 'html', 'text' ), array_keys( $data ) );
		self::assertStringContainsString( 'Bonjour de &lt;Trane&gt;.', self::text_of( $data['html'] ) );
		self::assertStringContainsString( "Bonjour de <Trane>.\n", self::text_of( $data['text'] ) );
		self::assertStringContainsString( 'lang="fr-CA"', self::text_of( $data['html'] ) );
		self::assertSame( array(), $this->own( Language::French ) );
	}

	public function test_a_test_goes_to_the_current_user_and_nobody_else(): void {
		$answer = $this->rest( 'POST', self::PATH . '/test', array( 'mail' => 'lead', 'texts' => array( 'subject' => 'Look: {name}' ) ) + self::MAIL );

		self::assertSame( array( 'ok' => true, 'message' => 'The mail server accepted the message.' ), $answer->get_data() );
		self::assertCount( 1, $this->mails() );
		self::assertSame( array( wp_get_current_user()->user_email, 'Look: Self Test' ), array( $this->mails()[0]['to'], $this->mails()[0]['subject'] ) );
	}

	/**
	 * @param array<string, string> $texts
	 * @param array<string, string> $mail
	 */
	private function save( array $texts, array $mail = array() ): \WP_REST_Response {
		return $this->rest( 'PUT', self::PATH, $mail + self::MAIL + array( 'texts' => $texts ) );
	}

	/** @return array<string, string> */
	private function own( Language $language = Language::English ): array {
		return OwnMailTexts::of( MailKind::Confirmation, 'contact-dealer', $language );
	}

	private function register_with_days(): void {
		$settings = new Settings();
		$view     = new MailTextsView( new FormLibrary(), $settings );
		self::answer_routes( new ListMailTextsRoute( $view ), new SaveMailTextRoute( $view, new FormLibrary(), $settings ) );
	}

	/** @return array<string, mixed> a part of the confirmation in English */
	private function part( string $name ): array {
		/** @var array{forms: list<array{form: string, mails: list<array{mail: string, lang: string, parts: list<array<string, mixed>>}>}>} $data */
		$data = $this->rest( 'GET', self::PATH )->get_data();

		foreach ( $data['forms'] as $form ) {
			foreach ( $form['mails'] as $mail ) {
				if ( self::MAIL === array( 'mail' => $mail['mail'], 'form' => $form['form'], 'language' => $mail['lang'] ) ) {
					/** @var array<string, array<string, mixed>> $parts */
					$parts = array_column( $mail['parts'], null, 'name' );

					return $parts[ $name ];
				}
			}
		}

		self::fail( 'No such mail.' );
	}

	private function confirm( Language $language, string $form = 'contact-dealer' ): void {
		( new ConfirmationMailDestination( new Settings(), new FormLibrary(), self::createStub( DealerDirectory::class ) ) )->deliver( $this->lead( $language, 'Self', $form ) );
	}

	private function lead( Language $language, string $first_name, string $form = 'contact-dealer' ): Lead {
		$lead = SampleLead::of_visitor( ( new FormLibrary() )->get( $form ), $language );

		/** @var array{id: int, reference: string, idempotency_key: string, form: string, form_version: string, lang: Language, kind: string, source: string, brand: string, company_id: string, fields: array<string, string>, status: \HvacBlocks\Leads\Store\LeadStatus, verified: bool, page_url: string, address_hash: string, created: string, consent: ?\HvacBlocks\Leads\Consent\Consent, dealer_name: string} $values */
		$values = array( 'fields' => array( ...$lead->fields, 'firstName' => $first_name ) ) + get_object_vars( $lead );

		return new Lead( ...$values );
	}

	private static function text_of( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
