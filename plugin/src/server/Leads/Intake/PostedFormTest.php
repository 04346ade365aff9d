<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\Returned\FormReturn;
use HvacBlocks\Editing\Forms\Returned\FormState;
use HvacBlocks\Editing\Forms\Returned\FormStatus;
use HvacBlocks\Editing\Forms\Returned\ReturnedForms;
use HvacBlocks\Leads\Consent\ConsentState;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Forms that a browser without JavaScript posts. */
final class PostedFormTest extends LeadsTestCase {
	private const PATH = '/hvac-blocks/v1/leads';

	private ReturnedForms $returned;

	#[Before]
	public function register_route(): void {
		$this->returned = new ReturnedForms();
		$this->register_public_route( $this->returned );
	}

	public function test_a_posted_form_is_redirected_to_its_thank_you(): void {
		$response = $this->post_form( array( 'pageUrl' => '/residential/en/find-a-dealer/?zipcode=75024#contact-1' ) );
		$query    = self::query_of( $response );

		self::assertSame( array( 303, 'no-store' ), array( $response->get_status(), self::header( $response, 'Cache-Control' ) ) );
		self::assert_on_site( '/residential/en/find-a-dealer/?zipcode=75024&lead=', self::header( $response, 'Location' ) );
		self::assertStringEndsWith( '#contact-1', self::header( $response, 'Location' ) );

		$state = ( new FormReturn( $this->returned ) )->state( 'contact-dealer', $query, 'contact-1' );
		self::assertSame( FormStatus::Sent, $state->status );
		self::assertNotNull( $this->leads->by_reference( $state->reference ) );
	}

	public function test_nobody_can_make_a_page_thank_for_a_lead_that_is_not_theirs(): void {
		$return = new FormReturn( $this->returned );
		$ticket = self::query_of( $this->post_form() )['lead'];

		self::assertSame( FormStatus::Sent, $return->state( 'contact-dealer', array( 'lead' => $ticket ) )->status );
		self::assertSame( FormStatus::Fresh, $return->state( 'newsletter', array( 'lead' => $ticket ) )->status );
		self::assertSame( FormStatus::Fresh, $return->state( 'contact-dealer', array( 'lead' => $ticket ), 'contact-2' )->status );
		self::assertSame( FormStatus::Fresh, $return->state( 'contact-dealer', array( 'lead' => substr( $ticket, 0, 12 ) ) )->status );
		self::assertSame( FormStatus::Fresh, $return->state( 'contact-dealer', array( 'lead' => substr( $ticket, 0, -1 ) . ( str_ends_with( $ticket, 'a' ) ? 'b' : 'a' ) ) )->status );
	}

	public function test_an_invalid_posted_form_comes_back_with_everything_typed(): void {
		$typed    = array( ...self::fields(), 'zip' => ' 7502', 'firstName' => '<b>"Ana' );
		$response = $this->post_form( array( 'fields' => $typed, 'pageUrl' => '/residential/es/#contact-1', 'lang' => 'es' ) );
		$location = self::header( $response, 'Location' );
		$state    = ( new FormReturn( $this->returned ) )->state( 'contact-dealer', self::query_of( $response ), 'contact-1' );

		self::assertSame( 303, $response->get_status() );
		self::assert_on_site( '/residential/es/?hvac-form=', $location );
		self::assertStringNotContainsString( 'Plano', $location );
		self::assertSame( FormStatus::Returned, $state->status );
		self::assertSame( $typed, $state->values );
		self::assertSame( array( 'zip' ), array_keys( $state->errors ) );
		self::assertTrue( $state->consent );
		self::assertNotSame( '', $state->message );
	}

	#[TestWith( array( 'contact-dealer-modal', '', 'State is required' ) )]
	#[TestWith( array( 'contact-dealer-modal', 'T', 'State must be at least 2 characters' ) )]
	#[TestWith( array( 'contact-dealer-modal', 'ZZ', 'Please enter your state' ) )]
	#[TestWith( array( 'contact-dealer-modal', 'Texas', 'Please enter your state' ) )]
	#[TestWith( array( 'dealer-lead', '', 'Please select a state' ) )]
	#[TestWith( array( 'dealer-lead', 'T', 'Please select a state' ) )]
	#[TestWith( array( 'dealer-lead', 'Texas', 'Please select a state' ) )]
	public function test_a_state_that_the_select_does_not_offer_is_told_in_the_forms_words( string $form, string $state, string $message ): void {
		$fields = array( ...self::fields(), 'state' => $state );
		$json   = $this->rest( 'POST', self::PATH, array( 'form' => $form, 'lang' => 'en', 'fields' => $fields, 'consent' => true, 'idempotencyKey' => wp_generate_uuid4() ) );

		self::assertSame( 422, $json->get_status() );
		self::assertStringContainsString( '"fields":{"state":"' . $message . '"}', (string) wp_json_encode( $json->get_data() ) );

		$state = ( new FormReturn( $this->returned ) )->state( $form, self::query_of( $this->post_form( array( 'form' => $form, 'fields' => $fields ) ) ) );
		self::assertSame( array( 'state' => $message ), $state->errors );
	}

	public function test_the_box_about_marketing_is_never_needed_and_comes_back_as_it_was(): void {
		$shown  = array( 'marketingVersion' => '1' );
		$wrong  = array( 'fields' => array( ...self::fields(), 'zip' => '7502' ) );

		self::assertSame( ConsentState::Unchecked, $this->leads->by_reference( $this->state_after( $shown )->reference )?->marketing?->state );
		self::assertSame( ConsentState::Checked, $this->leads->by_reference( $this->state_after( $shown + array( 'marketing' => '1' ) )->reference )?->marketing?->state );
		self::assertSame( array( true, '1' ), array( $this->state_after( $shown + $wrong + array( 'marketing' => '1' ) )->marketing, $this->state_after( $shown + $wrong + array( 'marketing' => '1' ) )->marketing_version ) );
		self::assertFalse( $this->state_after( $shown + $wrong )->marketing );
	}

	/** @param array<string, mixed> $change */
	private function state_after( array $change ): FormState {
		return ( new FormReturn( $this->returned ) )->state( 'contact-dealer', self::query_of( $this->post_form( $change ) ) );
	}

	public function test_a_returned_form_cannot_be_guessed_or_shown_by_another(): void {
		$query  = self::query_of( $this->post_form( array( 'consent' => null ) ) );
		$return = new FormReturn( $this->returned );

		self::assertSame( FormStatus::Returned, $return->state( 'contact-dealer', $query )->status );
		self::assertSame( FormStatus::Fresh, $return->state( 'newsletter', $query )->status );
		self::assertSame( FormStatus::Fresh, $return->state( 'contact-dealer', array( 'hvac-form' => str_repeat( '0', 32 ) ) )->status );
		self::assertSame( FormStatus::Fresh, $return->state( 'contact-dealer', array( 'hvac-form' => "' OR 1=1" ) )->status );
	}

	public function test_uninstalling_leaves_nothing_typed(): void {
		$this->post_form( array( 'consent' => null ) );
		ReturnedForms::forget( $this->wpdb );

		self::assertSame( 0, (int) $this->wpdb->get_var( "SELECT COUNT(*) FROM {$this->wpdb->options} WHERE option_name LIKE '%hvac_blocks_form%' OR option_value LIKE '%ana@example.com%'" ) );
	}

	#[TestWith( array( 'https://evil.example/phish' ) )]
	#[TestWith( array( '//evil.example' ) )]
	#[TestWith( array( '/\\evil.example' ) )]
	#[TestWith( array( 'javascript:alert(1)' ) )]
	public function test_a_posted_form_never_leads_to_another_site( string $url ): void {
		foreach ( array( array( 'pageUrl' => $url ), array( 'pageUrl' => $url, 'consent' => null ) ) as $body ) {
			$response = $this->post_form( $body, $url );

			self::assertSame( 303, $response->get_status() );
			self::assert_on_site( '/?', self::header( $response, 'Location' ) );
		}
	}

	public function test_a_form_posted_twice_is_one_lead(): void {
		self::assertSame( self::query_of( $this->post_form() ), self::query_of( $this->post_form() ) );
		self::assertSame( 1, $this->rows( $this->tables->leads ) );
	}

	public function test_a_posted_form_that_cannot_be_stored_is_503(): void {
		$this->wpdb->suppress_errors();
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'hvac_blocks_lead_deliveries' ) ? '' : $query );

		$response = $this->post_form();

		self::assertSame( array( 503, 'no-store' ), array( $response->get_status(), self::header( $response, 'Cache-Control' ) ) );
		self::assertArrayNotHasKey( 'Retry-After', $response->get_headers() );
	}

	/** @param array<string, mixed> $change */
	private function post_form( array $change = array(), string $referer = '' ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', self::PATH );
		$request->set_header( 'Content-Type', 'application/x-www-form-urlencoded' );
		// A browser does not send an unticked box.
		$request->set_body_params( array_filter( array( 'form' => 'contact-dealer', 'lang' => 'en', 'fields' => self::fields(), 'consent' => '1', 'pageUrl' => '/', 'x7' => '', ...$change ), static fn ( mixed $value ): bool => null !== $value ) );

		if ( '' !== $referer ) {
			$request->set_header( 'Referer', $referer );
		}

		return rest_get_server()->dispatch( $request );
	}

	/** @return array<string, string> */
	private static function query_of( WP_REST_Response $response ): array {
		$strings = array();
		wp_parse_str( (string) wp_parse_url( self::header( $response, 'Location' ), PHP_URL_QUERY ), $query );

		foreach ( $query as $name => $value ) {
			$strings[ (string) $name ] = self::text( $value );
		}

		return $strings;
	}

	private static function assert_on_site( string $beginning, string $url ): void {
		self::assertSame( home_url( $beginning ), substr( $url, 0, strlen( home_url( $beginning ) ) ) );
	}
}
