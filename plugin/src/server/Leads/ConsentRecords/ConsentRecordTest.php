<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

use HvacBlocks\Editing\Forms\FormDefinition;
use HvacBlocks\Editing\Forms\FormReader;
use HvacBlocks\Editing\Forms\FormValidator;
use HvacBlocks\Leads\Consent\Consent;
use HvacBlocks\Leads\Consent\ConsentSender;
use HvacBlocks\Leads\Consent\ConsentState;
use HvacBlocks\Leads\Consent\ConsentText;
use HvacBlocks\Leads\Intake\LeadRequest;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** What is stored about a consent with every lead. */
final class ConsentRecordTest extends LeadsTestCase {
	public function test_the_whole_record_is_stored_and_read_again(): void {
		$request = new LeadRequest( $this->request()->form, Language::English, self::fields(), consent: true, page_url: '/residential/en/find-a-dealer/', idempotency_key: wp_generate_uuid4(), address: '203.0.113.7', agent: 'Test/1.0' );
		$lead    = $this->stored( $request );

		self::assertNotNull( $lead->consent );
		self::assertSame( ConsentState::Checked, $lead->consent->state );
		self::assertTrue( $lead->consent->is_intact() );
		self::assertSame( $request->form->version, $lead->form_version );
		self::assertSame( home_url( '/residential/en/find-a-dealer/' ), $lead->page_url );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $lead->address_hash );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $lead->agent_hash );
		self::assertNotSame( hash( 'sha256', 'Test/1.0' ), $lead->agent_hash, 'Anybody could make a hash without a key.' );
		self::assertSame( array( '', '' ), array( $lead->address_raw, $lead->agent_raw ) );
		self::assertStringContainsString( $lead->consent->hash, (string) wp_json_encode( $this->ledger->of( $lead->id ) ) );
	}

	public function test_address_and_browser_are_kept_as_they_are_only_where_the_site_says_so(): void {
		update_option( Settings::OPTION, array( 'store_raw_address' => true ) );
		$this->settings = new Settings();

		$lead = $this->stored( new LeadRequest( $this->request()->form, Language::English, self::fields(), consent: true, address: '203.0.113.7', agent: 'Test/1.0' ) );

		self::assertSame( array( '203.0.113.7', 'Test/1.0' ), array( $lead->address_raw, $lead->agent_raw ) );
	}

	public function test_the_browser_comes_from_its_header_as_plain_text(): void {
		$this->register_public_route();
		$this->rest(
			'POST',
			'/hvac-blocks/v1/leads',
			array(
				'form'           => 'contact-dealer',
				'lang'           => 'en',
				'fields'         => self::fields(),
				'consent'        => true,
				'idempotencyKey' => wp_generate_uuid4(),
			),
			array( 'User-Agent' => 'Mozilla/5.0 <script>' . str_repeat( 'x', 500 ) )
		);

		self::assertSame( 64, strlen( (string) $this->wpdb->get_var( "SELECT agent_hash FROM {$this->tables->leads}" ) ) );
		self::assertNull( $this->wpdb->get_var( "SELECT agent_raw FROM {$this->tables->leads}" ) );
	}

	/**
	 * @param array<string, mixed>  $consent
	 * @param array<string, string> $values
	 */
	#[DataProvider( 'forms' )]
	public function test_the_state_says_what_was_there_to_tick( array $consent, array $values, bool $ticked, ?ConsentState $state, string $text, string $notice, bool $is_valid ): void {
		$form   = self::form( $consent );
		$record = Consent::of( $form, Language::English, $ticked, $values, ConsentText::defined( '1', 'I agree with {brand}.' ), new ConsentSender( 'TRANE' ) );

		self::assertSame( array( $state, $text, $notice ), array( $record?->state, $record->text ?? '', $record->notice ?? '' ) );
		self::assertSame( $is_valid, array() === FormValidator::validate( $form, $values, $ticked )->errors );
		self::assertTrue( $record?->is_intact() ?? true );
	}

	/** @return iterable<string, array{array<string, mixed>, array<string, string>, bool, ConsentState|null, string, string, bool}> */
	public static function forms(): iterable {
		$box  = array(
			'version'  => '1',
			'required' => true,
			'text'     => array( 't' => 'I agree with {brand}.' ),
			'message'  => array( 't' => 'Please agree' ),
		);
		$when = array(
			'when' => array(
				'field'  => 'country',
				'values' => array( 'CA', 'OO' ),
			),
		);
		$note = array( 't' => 'You can stop mail of {brand} at any time.' );

		yield 'ticked' => array( array( 'consent' => $box ), array(), true, ConsentState::Checked, 'I agree with TRANE.', '', true );
		yield 'required and not ticked' => array( array( 'consent' => $box ), array(), false, ConsentState::Unchecked, 'I agree with TRANE.', '', false );
		yield 'not required and not ticked' => array( array( 'consent' => array( ...$box, 'required' => false ) ), array(), false, ConsentState::Unchecked, 'I agree with TRANE.', '', true );
		yield 'a note' => array( array( 'consent' => array( ...$box, 'box' => false ) ), array(), true, ConsentState::None, 'I agree with TRANE.', '', true );

		$newsletter = array(
			'consent' => array( ...$box, ...$when ),
			'legal'   => array( $note, array( 't' => 'And more.' ) ),
		);
		$words      = "You can stop mail of TRANE at any time.\n\nAnd more.";

		yield 'newsletter, US' => array( $newsletter, array( 'country' => 'US' ), false, ConsentState::None, $words, '', true );
		yield 'newsletter, US, ticked without JavaScript' => array( $newsletter, array( 'country' => 'US' ), true, ConsentState::Checked, 'I agree with TRANE.', $words, true );
		yield 'newsletter, CA' => array( $newsletter, array( 'country' => 'CA' ), true, ConsentState::Checked, 'I agree with TRANE.', $words, true );
		yield 'newsletter, CA, not ticked' => array( $newsletter, array( 'country' => 'CA' ), false, ConsentState::Unchecked, 'I agree with TRANE.', $words, false );
		yield 'newsletter, elsewhere, not ticked' => array( $newsletter, array( 'country' => 'OO' ), false, ConsentState::Unchecked, 'I agree with TRANE.', $words, false );
		yield 'nothing shown' => array( array(), array(), false, null, '', '', true );
	}

	/** @param array<string, mixed> $parts */
	private static function form( array $parts ): FormDefinition {
		return FormReader::read(
			array(
				'name'    => 'test',
				'version' => '7',
				'kind'    => 'MARKETO',
				'sources' => array(),
				'dealer'  => 'none',
				'steps'   => array(),
				'fields'  => array(
					array(
						'name'  => 'country',
						'type'  => 'text',
						'label' => array( 't' => 'Country' ),
						'rules' => array(),
					),
				),
				...$parts,
			)
		);
	}
}
