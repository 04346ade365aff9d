<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use HvacBlocks\Forms\FormLibrary;
use HvacBlocks\Rest\ClientAddress;
use HvacBlocks\Rest\RateLimiter;
use HvacBlocks\Rest\Router;
use HvacBlocks\State\TableState;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class SubmitLeadRouteTest extends LeadsTestCase {
	private const PATH = '/hvac-blocks/v1/leads';

	private ReturnedForms $returned;

	#[Before]
	public function register_route(): void {
		$forms          = new FormLibrary();
		$this->returned = new ReturnedForms();

		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters', 10, 1 );
		( new \HvacBlocks\Languages\RequestLanguage() )->boot();
		( new Router( new SubmitLeadRoute( $this->intake(), $forms, new LeadRequestReader( $forms ), new PostedFormReply( $this->returned ), new RateLimiter( new TableState( $this->wpdb ) ), new ClientAddress( $this->settings ), $this->settings ) ) )->boot();
	}

	public function test_a_good_lead_is_created(): void {
		$response = $this->rest( 'POST', self::PATH, self::body() );
		$data     = self::json( $response );

		self::assertSame( 201, $response->get_status() );
		self::assertSame( 'accepted', $data['status'] );
		self::assertNotNull( $this->leads->by_reference( $data['reference'] ) );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
		self::assertTrue( rest_validate_value_from_schema( $data, $this->schema() ) );
	}

	public function test_the_same_key_again_is_200(): void {
		$body  = self::body();
		$first = self::json( $this->rest( 'POST', self::PATH, $body ) );
		$again = $this->rest( 'POST', self::PATH, $body );

		self::assertSame( 200, $again->get_status() );
		self::assertSame( $first, self::json( $again ) );
	}

	#[TestWith( array( 'subscriber' ) )]
	#[TestWith( array( 'contributor' ) )]
	#[TestWith( array( 'editor' ) )]
	#[TestWith( array( 'administrator' ) )]
	public function test_everyone_may( string $role ): void {
		$this->as_role( $role );

		self::assertSame( 201, $this->rest( 'POST', self::PATH, self::body() )->get_status() );
	}

	public function test_it_cannot_be_read(): void {
		self::assertSame( 404, $this->rest( 'GET', self::PATH )->get_status() );
	}

	public function test_an_invalid_one_is_422_with_its_messages(): void {
		$response = $this->rest( 'POST', self::PATH, self::body( array( 'fields' => array( ...self::fields(), 'zip' => '1', 'firstName' => '' ), 'consent' => false ) ) );
		$data     = self::json( $response );

		self::assertSame( 422, $response->get_status() );
		self::assertSame( 'hvac_blocks_invalid_form', $data['code'] );
		self::assertSame( 'One or more fields are invalid. Please review the form.', $data['message'] );
		self::assertSame(
			array(
				'firstName' => 'Please enter your first name',
				'zip'       => 'Please enter a valid zip code',
				'consent'   => 'Please agree to be contacted before you send the form',
			),
			$data['data']['fields']
		);
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function bad_bodies(): iterable {
		$fields = self::fields();

		yield 'unknown form' => array( array( 'form' => 'no-such' ) );
		yield 'form outside its folder' => array( array( 'form' => '../settings' ) );
		yield 'unknown language' => array( array( 'lang' => 'de' ) );
		yield 'no fields' => array( array( 'fields' => null ) );
		yield 'a text for fields' => array( array( 'fields' => 'Ana' ) );
		yield 'a number for a field' => array( array( 'fields' => array( ...$fields, 'zip' => 75024 ) ) );
		yield 'a list for a field' => array( array( 'fields' => array( ...$fields, 'zip' => array( '75024' ) ) ) );
		yield 'an object for a field' => array( array( 'fields' => array( ...$fields, 'zip' => array( 'a' => array( 'b' => 'c' ) ) ) ) );
		yield 'an unknown field' => array( array( 'fields' => array( ...$fields, 'isAdmin' => '1' ) ) );
		yield 'an unknown property' => array( array( 'brand' => 'EVIL' ) );
		yield 'a kind' => array( array( 'kind' => 'MARKETO' ) );
		yield 'a source of nobody' => array( array( 'source' => 'EVIL' ) );
		yield 'a company that is no id' => array( array( 'companyId' => '1 OR 1=1' ) );
		yield 'a company that is a list' => array( array( 'companyId' => array( 'D100' ) ) );
		yield 'no key' => array( array( 'idempotencyKey' => '' ) );
		yield 'a key that is none' => array( array( 'idempotencyKey' => "1' OR '1" ) );
		yield 'consent that is neither' => array( array( 'consent' => 'maybe' ) );
		yield 'a token that is a list' => array( array( 'token' => array( 'a' ) ) );
		yield 'a page that is too long' => array( array( 'pageUrl' => '/' . str_repeat( 'a', 2000 ) ) );
	}

	/** @param array<string, mixed> $change */
	#[DataProvider( 'bad_bodies' )]
	public function test_what_no_form_sends_is_400( array $change ): void {
		$response = $this->rest( 'POST', self::PATH, array_filter( self::body( $change ), static fn ( mixed $value ): bool => null !== $value ) );

		self::assertSame( 400, $response->get_status() );
		self::assertSame( 0, $this->rows( $this->tables->leads ) );
		self::assertStringNotContainsString( ABSPATH, (string) wp_json_encode( $response->get_data() ) );
	}

	public function test_too_large_is_413(): void {
		self::assertSame( 413, $this->rest( 'POST', self::PATH, self::body( array( 'fields' => array( ...self::fields(), 'city' => str_repeat( 'a', 40000 ) ) ) ) )->get_status() );
	}

	public function test_nested_deeper_than_json_goes_is_400(): void {
		$request = new WP_REST_Request( 'POST', self::PATH );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( '{"form":"contact-dealer","fields":' . str_repeat( '[', 600 ) . str_repeat( ']', 600 ) . '}' );

		self::assertSame( 400, rest_get_server()->dispatch( $request )->get_status() );
	}

	public function test_another_content_type_is_415(): void {
		$request = new WP_REST_Request( 'POST', self::PATH );
		$request->set_header( 'Content-Type', 'multipart/form-data; boundary=x' );
		$request->set_body_params( self::body( array( 'consent' => '1' ) ) );

		self::assertSame( 415, rest_get_server()->dispatch( $request )->get_status() );
	}

	public function test_an_unknown_dealer_is_422(): void {
		$response = $this->rest( 'POST', self::PATH, self::body( array( 'companyId' => 'D999' ) ) );

		self::assertSame( array( 422, 'hvac_blocks_unknown_dealer' ), array( $response->get_status(), self::json( $response )['code'] ) );
	}

	public function test_too_many_is_429_with_its_wait(): void {
		for ( $i = 0; $i < 10; $i++ ) {
			$this->rest( 'POST', self::PATH, self::body() );
		}

		$response = $this->rest( 'POST', self::PATH, self::body() );

		self::assertSame( 429, $response->get_status() );
		self::assertGreaterThan( 0, (int) $response->get_headers()['Retry-After'] );
		self::assertSame( 10, $this->rows( $this->tables->leads ) );
	}

	public function test_too_many_requests_of_any_kind_is_429(): void {
		for ( $i = 0; $i < 120; $i++ ) {
			$this->rest( 'POST', self::PATH, self::body( array( 'consent' => false ) ) );
		}

		self::assertSame( 429, $this->rest( 'POST', self::PATH, self::body( array( 'consent' => false ) ) )->get_status() );
	}

	public function test_a_database_that_fails_is_503(): void {
		$this->wpdb->suppress_errors();
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'hvac_blocks_lead_deliveries' ) ? 'INSERT INTO no_such_table VALUES ( 1 )' : $query );

		$response = $this->rest( 'POST', self::PATH, self::body() );

		self::assertSame( array( 503, 'hvac_blocks_not_stored' ), array( $response->get_status(), self::json( $response )['code'] ) );
	}

	public function test_a_bot_is_answered_like_a_person(): void {
		$response = $this->rest( 'POST', self::PATH, self::body( array( 'website' => 'https://spam.example' ) ) );

		self::assertSame( 201, $response->get_status() );
		self::assertSame( LeadStatus::Quarantined, $this->leads->by_reference( self::json( $response )['reference'] )?->status );
	}

	public function test_a_posted_form_is_redirected_to_its_thank_you(): void {
		$response = $this->post_form( array( 'pageUrl' => '/residential/en/find-a-dealer/?zipcode=75024#contact-1' ) );
		$query    = self::query_of( $response );

		self::assertSame( 303, $response->get_status() );
		self::assertStringStartsWith( home_url( '/residential/en/find-a-dealer/?zipcode=75024&lead=' ), $response->get_headers()['Location'] );
		self::assertStringEndsWith( '#contact-1', $response->get_headers()['Location'] );

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
		$location = $response->get_headers()['Location'];
		$state    = ( new FormReturn( $this->returned ) )->state( 'contact-dealer', self::query_of( $response ), 'contact-1' );

		self::assertSame( 303, $response->get_status() );
		self::assertStringStartsWith( home_url( '/residential/es/?hvac-form=' ), $location );
		self::assertStringNotContainsString( 'Plano', $location );
		self::assertSame( FormStatus::Returned, $state->status );
		self::assertSame( $typed, $state->values );
		self::assertSame( array( 'zip' ), array_keys( $state->errors ) );
		self::assertTrue( $state->consent );
		self::assertNotSame( '', $state->message );
	}

	public function test_a_returned_form_cannot_be_guessed_or_shown_by_another(): void {
		$query  = self::query_of( $this->post_form( array( 'consent' => null ) ) );
		$return = new FormReturn( $this->returned );

		self::assertSame( FormStatus::Returned, $return->state( 'contact-dealer', $query )->status );
		self::assertSame( FormStatus::Fresh, $return->state( 'newsletter', $query )->status );
		self::assertSame( FormStatus::Fresh, $return->state( 'contact-dealer', array( 'hvac-form' => str_repeat( '0', 32 ) ) )->status );
		self::assertSame( FormStatus::Fresh, $return->state( 'contact-dealer', array( 'hvac-form' => "' OR 1=1" ) )->status );
	}

	#[TestWith( array( 'https://evil.example/phish' ) )]
	#[TestWith( array( '//evil.example' ) )]
	#[TestWith( array( '/\\evil.example' ) )]
	#[TestWith( array( "javascript:alert(1)" ) )]
	public function test_a_posted_form_never_leads_to_another_site( string $url ): void {
		foreach ( array( array( 'pageUrl' => $url ), array( 'pageUrl' => $url, 'consent' => null ) ) as $body ) {
			$response = $this->post_form( $body, $url );

			self::assertSame( 303, $response->get_status() );
			self::assertStringStartsWith( home_url( '/?' ), $response->get_headers()['Location'] );
		}
	}

	public function test_a_form_posted_twice_is_one_lead(): void {
		self::assertSame( self::query_of( $this->post_form() ), self::query_of( $this->post_form() ) );
		self::assertSame( 1, $this->rows( $this->tables->leads ) );
	}

	public function test_a_posted_form_that_cannot_be_stored_is_503(): void {
		$this->wpdb->suppress_errors();
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'hvac_blocks_lead_deliveries' ) ? 'INSERT INTO no_such_table VALUES ( 1 )' : $query );

		self::assertSame( 503, $this->post_form()->get_status() );
	}

	/** @param array<string, mixed> $change */
	private function post_form( array $change = array(), string $referer = '' ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', self::PATH );
		$request->set_header( 'Content-Type', 'application/x-www-form-urlencoded' );
		// A browser does not send a box that is not ticked.
		$request->set_body_params( array_filter( array( 'form' => 'contact-dealer', 'lang' => 'en', 'fields' => self::fields(), 'consent' => '1', 'pageUrl' => '/', 'website' => '', ...$change ), static fn ( mixed $value ): bool => null !== $value ) );

		if ( '' !== $referer ) {
			$request->set_header( 'Referer', $referer );
		}

		return rest_get_server()->dispatch( $request );
	}

	/**
	 * @param array<string, mixed> $change
	 * @return array<string, mixed>
	 */
	private static function body( array $change = array() ): array {
		return array( 'form' => 'contact-dealer', 'lang' => 'en', 'fields' => self::fields(), 'consent' => true, 'idempotencyKey' => wp_generate_uuid4(), ...$change );
	}

	/** @return array<string, string> */
	private static function query_of( WP_REST_Response $response ): array {
		wp_parse_str( (string) wp_parse_url( $response->get_headers()['Location'] ?? '', PHP_URL_QUERY ), $query );

		return array_filter( $query, is_string( ... ) );
	}

	/** @return array<string, mixed> */
	private static function json( WP_REST_Response $response ): array {
		$data = json_decode( (string) wp_json_encode( $response->get_data() ), true );

		self::assertIsArray( $data );

		return $data;
	}

	/** @return array<string, mixed> */
	private function schema(): array {
		$options = self::json( $this->rest( 'OPTIONS', self::PATH ) );

		self::assertIsArray( $options['schema'] );

		return $options['schema'];
	}
}
