<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Consent\ConsentRegistry;
use HvacBlocks\Leads\Consent\ConsentTables;
use HvacBlocks\Leads\Consent\Unsubscribe;
use HvacBlocks\Leads\Intake\LeadRequest;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class ConsentRoutesTest extends LeadsTestCase {
	private const CONSENTS = '/hvac-blocks/v1/admin/consents';

	#[Before( -10 )]
	public function log_in(): void {
		$this->as_role( 'administrator' );
	}

	// GET /admin/leads/{reference}/consent

	public function test_a_receipt_holds_everything_and_verifies_itself(): void {
		$lead    = $this->lead();
		$receipt = self::data( $this->rest( 'GET', self::of( $lead, 'consent' ) ) );
		$consent = self::part( $receipt, 'consent' );
		$proof   = self::part( $receipt, 'verification' );

		self::assertSame( array( $lead->reference, 'contact-dealer', $lead->form_version, $lead->page_url, '' ), array( $receipt['reference'], $receipt['form'], $receipt['formVersion'], $receipt['pageUrl'], $receipt['revokedAt'] ) );
		self::assertSame( array( 'checked', $lead->consent?->text, '2', 'en' ), array( $consent['state'], $consent['text'], $consent['version'], $consent['language'] ) );
		self::assertSame( array( 'SHA-256', hash( 'sha256', (string) $lead->consent?->text ), true, null, true ), array( $proof['algorithm'], $proof['computed'], $proof['matches'], $proof['noticeMatches'], $proof['registered'] ) );
		self::assertStringContainsString( 'Núñez', (string) wp_json_encode( $receipt, JSON_UNESCAPED_UNICODE ) );
		self::assertSame( Unsubscribe::url( $lead->reference, $lead->lang ), $receipt['unsubscribe'] );
		self::assertStringContainsString( 'consent_given', (string) wp_json_encode( $receipt['history'] ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', self::text( $receipt['agentHash'] ) );
	}

	public function test_a_receipt_names_the_state_in_the_readers_language(): void {
		$lead = $this->stored( $this->request( array( 'state' => 'QC' ) ) );
		update_user_meta( get_current_user_id(), 'locale', 'fr_FR' );
		switch_to_user_locale( get_current_user_id() );

		self::assertStringContainsString( ': Québec', $this->body( self::of( $lead, 'consent' ), 'text' ) );
		self::assertStringContainsString( '<dd>Québec</dd>', $this->body( self::of( $lead, 'consent' ), 'html' ) );
	}

	public function test_who_may_only_look_does_not_get_the_persons_own_link(): void {
		$lead = $this->lead();
		$this->as_role( 'editor' );
		wp_get_current_user()->add_cap( LeadAccess::VIEW );

		$response = $this->rest( 'GET', self::of( $lead, 'consent' ) );

		self::assertSame( array( 200, '' ), array( $response->get_status(), self::data( $response )['unsubscribe'] ) );
		self::assertStringNotContainsString( Unsubscribe::LEAD . '=', (string) wp_json_encode( $response->get_data() ) );
	}

	public function test_words_that_were_changed_do_not_match(): void {
		$lead = $this->lead();
		$this->wpdb->query( "UPDATE {$this->tables->leads} SET consent_text = 'I agree to everything.'" );

		$proof = self::part( self::data( $this->rest( 'GET', self::of( $lead, 'consent' ) ) ), 'verification' );

		self::assertSame( array( false, false ), array( $proof['matches'], $proof['registered'] ) );
		self::assertStringContainsString( 'DOES NOT MATCH', $this->body( self::of( $lead, 'consent' ), 'text' ) );
	}

	public function test_a_notice_above_the_button_is_proven_like_the_text(): void {
		$lead   = $this->stored( new LeadRequest( ( new FormLibrary() )->get( 'newsletter' ), Language::English, array( 'email' => 'ana@example.com', 'country' => 'CA' ), consent: true ) );
		$notice = (string) $lead->consent?->notice;
		$proof  = fn (): array => self::part( self::data( $this->rest( 'GET', self::of( $lead, 'consent' ) ) ), 'verification' );

		self::assertNotSame( '', $notice );
		self::assertSame( array( hash( 'sha256', $notice ), true ), array( $proof()['noticeComputed'], $proof()['noticeMatches'] ) );
		self::assertStringContainsString( "Other notice shown: $notice\nSHA-256 of the notice: {$lead->consent?->notice_hash}\n    Matches\n", $this->body( self::of( $lead, 'consent' ), 'text' ) );

		$this->wpdb->query( "UPDATE {$this->tables->leads} SET notice_text = 'Something else.'" );
		self::assertSame( array( hash( 'sha256', 'Something else.' ), false, true ), array( $proof()['noticeComputed'], $proof()['noticeMatches'], $proof()['matches'] ) );
		self::assertStringContainsString( "SHA-256 of the notice: {$lead->consent?->notice_hash}\n    DOES NOT MATCH", $this->body( self::of( $lead, 'consent' ), 'text' ) );
	}

	#[DataProvider( 'formats' )]
	public function test_a_receipt_can_be_printed_and_saved( string $format, string $type ): void {
		$lead = $this->stored( new LeadRequest( $this->request()->form, Language::English, array( ...self::fields(), 'lastName' => 'O<script>alert(1)</script>' ), consent: true, agent: 'Test/1.0' ) );
		$response = $this->rest( 'GET', self::of( $lead, 'consent' ), array( 'format' => $format ) );
		$body     = self::sent( $response );

		self::assertSame( "$type; charset=UTF-8", self::header( $response, 'Content-Type' ) );
		self::assertStringContainsString( "attachment; filename=\"consent-$lead->reference.", self::header( $response, 'Content-Disposition' ) );
		self::assertSame( array( 200, 'no-store', 'nosniff' ), array( $response->get_status(), self::header( $response, 'Cache-Control' ), self::header( $response, 'X-Content-Type-Options' ) ) );
		self::assertStringStartsWith( "default-src 'none';", self::header( $response, 'Content-Security-Policy' ) );
		self::assertStringContainsString( (string) $lead->consent?->hash, $body );
		self::assertStringContainsString( 'Matches', $body );
		self::assertStringContainsString( 'Has the same text for this version', $body );
		self::assertStringNotContainsString( 'Other notice shown', $body );
		self::assertStringContainsString( $lead->reference, $body );

		if ( 'html' === $format ) {
			self::assertStringNotContainsString( '<script', $body );
			self::assertStringContainsString( '@media print', $body );
		}
	}

	/** @return array<string, array{string, string}> */
	public static function formats(): array {
		return array(
			'text' => array( 'text', 'text/plain' ),
			'html' => array( 'html', 'text/html' ),
		);
	}

	public function test_there_is_no_receipt_of_no_lead_nor_in_a_format_that_is_none(): void {
		self::assertSame( 404, $this->rest( 'GET', '/hvac-blocks/v1/admin/leads/HB-2222-2222/consent' )->get_status() );
		self::assertSame( 400, $this->rest( 'GET', self::of( $this->lead(), 'consent' ), array( 'format' => 'pdf' ) )->get_status() );
	}

	public function test_a_form_without_consent_has_a_receipt_that_says_so(): void {
		$lead = $this->lead();
		$this->wpdb->query( "UPDATE {$this->tables->leads} SET consent_text = NULL, consent_hash = NULL" );

		self::assertNull( self::data( $this->rest( 'GET', self::of( $lead, 'consent' ) ) )['consent'] );
		self::assertStringContainsString( 'no consent text', $this->body( self::of( $lead, 'consent' ), 'text' ) );
	}

	// POST /admin/leads/{reference}/revocation

	public function test_a_revocation_answers_the_lead_with_who_and_why(): void {
		$lead = self::data( $this->rest( 'POST', self::of( $this->lead(), 'revocation' ), array( 'reason' => 'By <b>phone</b>' ) ) );

		self::assertNotSame( '', $lead['revokedAt'] );
		self::assertStringContainsString( '"detail":"By phone","actor":"administrator"', (string) wp_json_encode( $lead['ledger'] ) );
	}

	public function test_a_second_revocation_is_a_conflict(): void {
		$lead = $this->lead();

		self::assertSame( 200, $this->rest( 'POST', self::of( $lead, 'revocation' ), array( 'reason' => 'Fax' ) )->get_status() );
		self::assertSame( 409, $this->rest( 'POST', self::of( $lead, 'revocation' ), array( 'reason' => 'By phone' ) )->get_status() );
	}

	#[DataProvider( 'no_reasons' )]
	public function test_a_revocation_needs_a_reason( mixed $reason ): void {
		$lead = $this->lead();

		self::assertSame( 400, $this->rest( 'POST', self::of( $lead, 'revocation' ), array( 'reason' => $reason ) )->get_status() );
		self::assertSame( '', $this->leads->by_id( $lead->id )?->revoked_at );
	}

	/** @return array<string, array{mixed}> */
	public static function no_reasons(): array {
		return array(
			'none'       => array( '' ),
			'two letters' => array( 'No' ),
			'only space' => array( '     ' ),
			'only HTML'  => array( '<br><br>' ),
			'a list'     => array( array( 'By phone' ) ),
			'too long'   => array( str_repeat( 'x', 251 ) ),
		);
	}

	public function test_no_lead_has_no_revocation(): void {
		self::assertSame( 404, $this->rest( 'POST', '/hvac-blocks/v1/admin/leads/HB-2222-2222/revocation', array( 'reason' => 'By phone' ) )->get_status() );
	}

	public function test_marketing_is_revoked_alone_or_with_the_rest(): void {
		$lead  = $this->stored( $this->request( marketing: true, marketing_version: '1' ) );
		$alone = self::data( $this->rest( 'POST', self::of( $lead, 'revocation' ), array( 'reason' => 'By phone', 'marketingOnly' => true ) ) );

		self::assertSame( '', $alone['revokedAt'] );
		self::assertNotSame( '', $alone['marketingRevokedAt'] );
		self::assertSame( 409, $this->rest( 'POST', self::of( $lead, 'revocation' ), array( 'reason' => 'By phone', 'marketingOnly' => true ) )->get_status() );

		$all = self::data( $this->rest( 'POST', self::of( $lead, 'revocation' ), array( 'reason' => 'By phone' ) ) );

		self::assertNotSame( '', $all['revokedAt'] );
		self::assertSame( $alone['marketingRevokedAt'], $all['marketingRevokedAt'] );
	}

	public function test_a_receipt_proves_the_choice_about_marketing_apart(): void {
		$lead    = $this->stored( $this->request( marketing: true, marketing_version: '1' ) );
		$receipt = self::data( $this->rest( 'GET', self::of( $lead, 'consent' ) ) );

		self::assertSame( array( 'checked', $lead->marketing?->text, '1', 'en' ), array_map( static fn ( string $name ): mixed => self::part( $receipt, 'marketing' )[ $name ], array( 'state', 'text', 'version', 'language' ) ) );
		self::assertSame( array( true, true ), array( self::part( $receipt, 'marketingVerification' )['matches'], self::part( $receipt, 'marketingVerification' )['registered'] ) );
		self::assertStringContainsString( 'marketing_given', (string) wp_json_encode( $receipt['history'] ) );
		self::assertStringContainsString( "Marketing\n---------\nStatus: Agreed", $this->body( self::of( $lead, 'consent' ), 'text' ) );
		self::assertStringContainsString( "Marketing\n---------\nStatus: Not asked", $this->body( self::of( $this->lead(), 'consent' ), 'text' ) );
	}

	public function test_a_revocation_that_cannot_be_stored_is_said(): void {
		$lead = $this->lead();
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'SET `revoked_at`' ) ? '' : $query );

		self::assertSame( 503, $this->rest( 'POST', self::of( $lead, 'revocation' ), array( 'reason' => 'By phone' ) )->get_status() );
	}

	// GET and POST /admin/consents

	public function test_every_form_with_consent_is_listed_in_every_language(): void {
		$forms = self::rows_of( self::data( $this->rest( 'GET', self::CONSENTS ) ), 'forms' );

		self::assertSame( array( 'contact-dealer', 'contact-dealer/marketing', 'contact-dealer-modal', 'contact-dealer-modal/marketing', 'dealer-lead', 'dealer-lead/marketing', 'newsletter', 'wizard-contact', 'wizard-contact/marketing' ), array_column( $forms, 'form' ) );
		self::assertSame( array( 'Contact a dealer', 'Contact a dealer: marketing' ), array_slice( array_column( $forms, 'title' ), 0, 2 ) );
		self::assertSame( array( true, false ), array_slice( array_column( $forms, 'isRequired' ), 0, 2 ) );
		self::assertSame( array( false, true ), array( array_column( $forms, 'isConditional', 'form' )['contact-dealer'], array_column( $forms, 'isConditional', 'form' )['newsletter'] ) );
		self::assertSame( array( 'en', 'es', 'fr' ), array_column( self::rows_of( $forms[0], 'languages' ), 'lang' ) );
		self::assertSame( array( false, false, false ), array_column( self::rows_of( $forms[0], 'languages' ), 'isOlder' ) );
	}

	public function test_a_new_version_is_shown_and_makes_the_other_languages_older(): void {
		$written = $this->write( array( 'text' => "  I agree,\n\tsays {brand}. " ) );

		self::assertSame( 201, $written->get_status() );
		self::assertSame( array( false, true, true ), array_column( self::languages( $written ), 'isOlder' ) );
		self::assertSame( array( 'I agree, says {brand}.', '3', 'administrator', true ), array_map( static fn ( string $name ): mixed => self::rows_of( self::languages( $written )[0], 'versions' )[0][ $name ], array( 'text', 'version', 'author', 'isIntact' ) ) );

		$spanish = $this->write(
			array(
				'language' => 'es',
				'text'     => 'De acuerdo, dice {brand}.',
			)
		);

		self::assertSame( array( false, false, true ), array_column( self::languages( $spanish ), 'isOlder' ) );
	}

	/** @param array<string, mixed> $change */
	#[DataProvider( 'refused' )]
	public function test_what_is_no_consent_text_is_refused( array $change, int $status, string $message = '' ): void {
		$answer = $this->write( $change );

		self::assertSame( $status, $answer->get_status() );
		self::assertStringContainsString( $message, self::text( self::data( $answer )['message'] ) );
		self::assertSame( 0, $this->rows( ( new ConsentTables( $this->wpdb ) )->consents ) );
	}

	/** @return array<string, array{0: array<string, mixed>, 1: int, 2?: string}> */
	public static function refused(): array {
		return array(
			'an unknown place'    => array( array( 'text' => 'I agree with {company}.' ), 422, '{brand}' ),
			'a bracket too many'  => array( array( 'text' => 'I agree with {brand}}.' ), 422, '{brand}' ),
			'HTML'                => array( array( 'text' => 'I agree <a href="#">with it</a>.' ), 422, 'HTML' ),
			'next to nothing'     => array( array( 'text' => '   Yes, yes!   ' ), 422, 'full text' ),
			'too much'            => array( array( 'text' => str_repeat( 'é', 4001 ) ), 422, '4000' ),
			'control characters'  => array( array( 'text' => "I agree\x07 with it." ), 422 ),
			'a form there is not' => array( array( 'form' => 'no-form' ), 400 ),
			'a language likewise' => array( array( 'language' => 'de' ), 400 ),
			'a list'              => array( array( 'text' => array( 'I agree with it.' ) ), 400 ),
			'another version'     => array( array( 'after' => '7' ), 409 ),
		);
	}

	#[TestWith( array( 'form' ) )]
	#[TestWith( array( 'language' ) )]
	#[TestWith( array( 'after' ) )]
	#[TestWith( array( 'text' ) )]
	public function test_a_new_version_names_form_language_text_and_what_it_follows( string $missing ): void {
		$whole = array( 'form' => 'contact-dealer', 'language' => 'en', 'after' => '1', 'text' => 'I agree with {brand}.' );

		self::assertSame( 400, $this->rest( 'POST', self::CONSENTS, array_diff_key( $whole, array( $missing => 1 ) ) )->get_status() );
	}

	#[TestWith( array( 10 ) )]
	#[TestWith( array( 4000 ) )]
	public function test_the_shortest_and_the_longest_text_are_taken( int $length ): void {
		self::assertSame( 201, $this->write( array( 'text' => str_repeat( 'é', $length ) ) )->get_status() );
	}

	public function test_the_present_text_is_no_new_version(): void {
		$text = ( new ConsentRegistry( $this->wpdb, new ConsentTables( $this->wpdb ), new FormLibrary() ) )->current( 'contact-dealer', Language::English )?->text;

		self::assertSame( 422, $this->write( array( 'text' => $text ) )->get_status() );
	}

	public function test_a_text_that_cannot_be_stored_is_said(): void {
		add_filter( 'query', static fn ( string $query ): string => str_starts_with( $query, 'INSERT IGNORE' ) ? '' : $query );

		self::assertSame( 503, $this->write( array() )->get_status() );
	}

	/** @param array<string, mixed> $change */
	private function write( array $change ): WP_REST_Response {
		return $this->rest(
			'POST',
			self::CONSENTS,
			array(
				'form'     => 'contact-dealer',
				'language' => 'en',
				'after'    => '2',
				'text'     => 'I agree with {brand}.',
				...$change,
			)
		);
	}

	private function lead(): Lead {
		return $this->stored( new LeadRequest( $this->request()->form, Language::English, self::fields(), consent: true, page_url: '/residential/en/', agent: 'Test/1.0' ) );
	}

	private static function of( Lead $lead, string $what ): string {
		return "/hvac-blocks/v1/admin/leads/$lead->reference/$what";
	}

	/** The body that the server would send. */
	private function body( string $path, string $format ): string {
		return self::sent( $this->rest( 'GET', $path, array( 'format' => $format ) ) );
	}

	private static function sent( WP_REST_Response $response ): string {
		ob_start();
		self::assertTrue( apply_filters( 'rest_pre_serve_request', false, $response, new WP_REST_Request(), rest_get_server() ) );

		return (string) ob_get_clean();
	}

	/** @return list<array<array-key, mixed>> */
	private static function languages( WP_REST_Response $response ): array {
		foreach ( self::rows_of( self::data( $response ), 'forms' ) as $form ) {
			if ( 'contact-dealer' === $form['form'] ) {
				return self::rows_of( $form, 'languages' );
			}
		}

		self::fail( 'The form is not there.' );
	}

	/**
	 * @param array<array-key, mixed> $data
	 * @return list<array<array-key, mixed>>
	 */
	private static function rows_of( array $data, string $name ): array {
		self::assertIsArray( $data[ $name ] ?? null );

		return array_values( array_filter( $data[ $name ], is_array( ... ) ) );
	}

	/**
	 * @param array<array-key, mixed> $data
	 * @return array<array-key, mixed>
	 */
	private static function part( array $data, string $name ): array {
		self::assertIsArray( $data[ $name ] ?? null );

		return $data[ $name ];
	}
}
