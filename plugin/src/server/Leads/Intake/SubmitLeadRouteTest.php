<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class SubmitLeadRouteTest extends LeadsTestCase {
	private const PATH = '/hvac-blocks/v1/leads';

	#[Before]
	public function register_route(): void {
		$this->register_public_route();
	}

	public function test_a_good_lead_is_created(): void {
		$response = $this->rest( 'POST', self::PATH, self::body() );
		$data     = $this->data( $response );

		self::assertSame( 201, $response->get_status() );
		self::assertSame( 'accepted', $data['status'] );
		self::assertNotNull( $this->leads->by_reference( self::text( $data['reference'] ) ) );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
		self::assertTrue( rest_validate_value_from_schema( $data, $this->schema() ) );
	}

	public function test_the_same_key_again_is_200(): void {
		$body  = self::body();
		$first = $this->data( $this->rest( 'POST', self::PATH, $body ) );
		$again = $this->rest( 'POST', self::PATH, $body );

		self::assertSame( 200, $again->get_status() );
		self::assertSame( $first, $this->data( $again ) );
	}

	/** @param 'subscriber'|'contributor'|'editor'|'administrator' $role */
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
		$data     = $this->data( $response );

		self::assertSame( 422, $response->get_status() );
		self::assertSame( 'hvac_blocks_invalid_form', $data['code'] );
		self::assertSame( 'One or more fields are invalid. Please review the form.', $data['message'] );
		self::assertSame(
			array(
				'firstName' => 'Please enter your first name',
				'zip'       => 'Please enter a valid zip code',
				'consent'   => 'Check the box so we can contact you',
			),
			is_array( $data['data'] ) ? (array) $data['data']['fields'] : null
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

	public function test_a_body_of_exactly_the_limit_is_read(): void {
		$status = function ( int $length ): int {
			$body    = self::body( array( 'pageUrl' => '/' ) );
			$request = new WP_REST_Request( 'POST', self::PATH );
			$request->set_header( 'Content-Type', 'application/json' );
			// Spaces between two values are no part of them.
			$request->set_body( str_pad( (string) wp_json_encode( $body ), $length ) );

			return rest_get_server()->dispatch( $request )->get_status();
		};

		self::assertSame( array( 201, 413 ), array( $status( LeadRequestReader::LONGEST ), $status( LeadRequestReader::LONGEST + 1 ) ) );
	}

	#[TestWith( array( 'consentVersion', 32 ) )]
	#[TestWith( array( 'marketingVersion', 32 ) )]
	#[TestWith( array( 'companyId', 64 ) )]
	#[TestWith( array( 'token', 200 ) )]
	#[TestWith( array( 'x7', 500 ) )]
	public function test_a_value_longer_than_its_limit_is_400( string $name, int $most ): void {
		$status = fn ( int $length ): int => $this->rest( 'POST', self::PATH, self::body( array( $name => str_repeat( '1', $length ) ) ) )->get_status();

		self::assertNotSame( 400, $status( $most ) );
		self::assertSame( 400, $status( $most + 1 ) );
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

		self::assertSame( array( 422, 'hvac_blocks_unknown_dealer' ), array( $response->get_status(), $this->data( $response )['code'] ) );
	}

	public function test_too_many_is_429_with_its_wait(): void {
		for ( $i = 0; $i < 10; $i++ ) {
			$this->rest( 'POST', self::PATH, self::body() );
		}

		$response = $this->rest( 'POST', self::PATH, self::body() );

		self::assertSame( 429, $response->get_status() );
		self::assertGreaterThan( 0, (int) self::header( $response, 'Retry-After' ) );
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
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'hvac_blocks_lead_deliveries' ) ? '' : $query );

		$response = $this->rest( 'POST', self::PATH, self::body() );

		self::assertSame( array( 503, 'hvac_blocks_not_stored' ), array( $response->get_status(), $this->data( $response )['code'] ) );
	}

	/** A cache may keep such a page for weeks, and password managers fill in its field. */
	#[TestWith( array( '' ) )]
	#[TestWith( array( 'https://ana.example' ) )]
	public function test_the_hidden_field_of_version_1_0_is_taken_and_not_looked_at( string $filled ): void {
		$response = $this->rest( 'POST', self::PATH, self::body( array( 'website' => $filled ) ) );

		self::assertSame( 201, $response->get_status() );
		self::assertSame( LeadStatus::Accepted, $this->leads->by_reference( self::text( $this->data( $response )['reference'] ) )?->status );
	}

	public function test_a_bot_is_answered_like_a_person(): void {
		$response = $this->rest( 'POST', self::PATH, self::body( array( LeadRequestReader::TRAP => 'https://spam.example' ) ) );

		self::assertSame( 201, $response->get_status() );
		self::assertSame( LeadStatus::Quarantined, $this->leads->by_reference( self::text( $this->data( $response )['reference'] ) )?->status );
	}

	/**
	 * @param array<string, mixed> $change
	 * @return array<string, mixed>
	 */
	private static function body( array $change = array() ): array {
		return array( 'form' => 'contact-dealer', 'lang' => 'en', 'fields' => self::fields(), 'consent' => true, 'idempotencyKey' => wp_generate_uuid4(), ...$change );
	}

	/** @return array<string, mixed> */
	private function schema(): array {
		$options = $this->data( $this->rest( 'OPTIONS', self::PATH ) );

		self::assertIsArray( $options['schema'] );

		/** @var array<string, mixed> */
		return $options['schema'];
	}
}
