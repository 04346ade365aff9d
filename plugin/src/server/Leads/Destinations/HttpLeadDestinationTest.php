<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Leads\Consent\Consent;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\WordPressClient;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class HttpLeadDestinationTest extends TestCase {
	use MockUpstream;

	private HttpLeadDestination $destination;

	#[Before]
	public function make_destination(): void {
		$this->reset_upstream();

		$settings          = $this->settings( array( 'leads_url' => $this->upstream( 'leads' ) ) );
		$this->destination = new HttpLeadDestination( $settings, new WordPressClient( $settings, new AddressGuard( $settings ) ) );
	}

	public function test_what_is_sent(): void {
		$result = $this->destination->deliver( $this->lead() );
		$sent   = $this->upstream_requests()[0];

		self::assertSame( DeliveryOutcome::Delivered, $result->outcome );
		self::assertSame( 'key-1', $sent['headers']['idempotency-key'] );
		self::assertSame(
			array(
				'kind'      => 'CONTACT_DEALER',
				'source'    => 'TRANE:CONTACT_DEALER',
				'brand'     => 'TRANE',
				'companyId' => 'D-1',
				'firstName' => 'Zoë',
				'zip'       => '02108',
			),
			$sent['json']
		);
	}

	public function test_what_the_person_said_to_marketing_is_sent_if_the_form_asked(): void {
		$words = Consent::to( 'Yes, advertise.', '1', Language::French, '2026-01-01 00:00:00' );
		$this->destination->deliver( $this->lead( array( 'marketing' => 'forged' ), marketing: $words ) );

		$sent = $this->upstream_requests()[0]['json'];
		self::assertIsArray( $sent );
		self::assertSame(
			array( 'agreed' => true, 'revokedAt' => '', 'version' => '1', 'text' => 'Yes, advertise.', 'sha256' => hash( 'sha256', 'Yes, advertise.' ), 'lang' => 'fr', 'time' => '2026-01-01T00:00:00Z' ),
			$sent['marketing']
		);
	}

	public function test_a_trial_says_so(): void {
		$this->destination->deliver( $this->lead( array( 'test' => 'no' ), is_test: true ) );

		$sent = $this->upstream_requests()[0]['json'];
		self::assertIsArray( $sent );
		self::assertTrue( $sent['test'] );
	}

	public function test_it_is_signed_over_the_moment_and_the_bytes_that_are_sent(): void {
		$this->set_secrets( 'present-secret-0001' );
		$before = time();
		$this->destination->deliver( $this->lead() );

		[ $time, $text, $signatures ] = $this->signed();

		self::assertGreaterThanOrEqual( $before, $time );
		self::assertLessThanOrEqual( time(), $time );
		self::assertSame( array( hash_hmac( 'sha256', "$time.$text", 'present-secret-0001' ) ), $signatures );
		self::assertStringContainsString( 'Zoë', $text, 'the bytes of the wire, not of another encoding' );
	}

	public function test_while_the_secret_is_changed_both_sign(): void {
		$this->set_secrets( 'present-secret-0001', 'former-secret-00001' );
		$this->destination->deliver( $this->lead() );

		[ $time, $text, $signatures ] = $this->signed();

		self::assertSame( array( hash_hmac( 'sha256', "$time.$text", 'present-secret-0001' ), hash_hmac( 'sha256', "$time.$text", 'former-secret-00001' ) ), $signatures );
	}

	public function test_without_a_secret_it_is_not_signed(): void {
		$this->destination->deliver( $this->lead() );

		self::assertArrayNotHasKey( 'x-hvac-blocks-signature', $this->upstream_requests()[0]['headers'] );
	}

	public function test_each_attempt_has_an_id_and_all_have_one_key(): void {
		$this->destination->deliver( $this->lead() );
		$this->destination->deliver( $this->lead() );

		$headers = array_column( $this->upstream_requests(), 'headers' );
		$ids     = array_column( $headers, 'x-hvac-blocks-delivery' );
		self::assertTrue( wp_is_uuid( $ids[0] ) );
		self::assertCount( 2, array_unique( $ids ) );
		self::assertCount( 1, array_unique( array_column( $headers, 'idempotency-key' ) ) );
	}

	public function test_no_secret_is_said_where_it_fails(): void {
		$this->set_secrets( 'present-secret-0001' );
		$this->tell_upstream( 'leads', array( 'mode' => '500' ) );

		self::assertStringNotContainsString( 'present-secret', $this->destination->deliver( $this->lead() )->detail );
	}

	/** @return array{int, string, list<string>} the time, the bytes and the signatures sent to the service */
	private function signed(): array {
		$sent = $this->upstream_requests()[0];

		self::assertSame( 1, preg_match( '/^t=(?<time>[0-9]{10})(?<rest>(,v1=[0-9a-f]{64})+)$/', $sent['headers']['x-hvac-blocks-signature'], $parts ) );

		return array( (int) ( $parts['time'] ?? 0 ), $sent['text'] ?? '', explode( ',v1=', substr( $parts['rest'] ?? '', 4 ) ) );
	}

	private function set_secrets( string $present, string $former = '' ): void {
		$this->settings(
			array(
				'leads_url'             => $this->upstream( 'leads' ),
				'leads_sign_secret'     => $present,
				'leads_sign_secret_old' => $former,
			)
		);
	}

	public function test_a_field_cannot_pass_for_what_the_server_sets(): void {
		$this->destination->deliver( $this->lead( array( 'companyId' => 'EVIL', 'kind' => 'EVIL', 'firstName' => 'A' ) ) );

		self::assertSame( array( 'kind' => 'CONTACT_DEALER', 'source' => 'TRANE:CONTACT_DEALER', 'brand' => 'TRANE', 'companyId' => 'D-1', 'firstName' => 'A' ), $this->upstream_requests()[0]['json'] );
	}

	public function test_a_lead_the_service_has_already_is_delivered(): void {
		$this->destination->deliver( $this->lead() );

		self::assertSame( DeliveryOutcome::Delivered, $this->destination->deliver( $this->lead() )->outcome );
		self::assertSame( 409, $this->upstream_requests()[1]['status'] );
	}

	/** @param array<string, mixed> $told */
	#[DataProvider( 'not_delivered' )]
	public function test_a_lead_that_is_not_delivered( array $told, DeliveryOutcome $outcome, ?int $after = null ): void {
		$this->tell_upstream( 'leads', $told );

		$result = $this->destination->deliver( $this->lead() );

		self::assertSame( $outcome, $result->outcome );
		self::assertSame( $after, $result->after );
		self::assertNotSame( '', $result->detail );
		self::assertStringNotContainsString( 'upstream-internal-detail', $result->detail );
		self::assertStringNotContainsString( 'Zoë', $result->detail );
	}

	/** @return array<array-key, list<mixed>> */
	public static function not_delivered(): array {
		$again = array( 'hang' => array( array( 'mode' => 'hang' ), DeliveryOutcome::Retry ), 'refuse' => array( array( 'mode' => 'refuse' ), DeliveryOutcome::Retry ), 'redirect' => array( array( 'mode' => 'redirect' ), DeliveryOutcome::Retry ), '429 with a wish' => array( array( 'mode' => '429', 'retry_after' => 120 ), DeliveryOutcome::Retry, 120 ), '503 with a wish' => array( array( 'mode' => '503', 'retry_after' => 7 ), DeliveryOutcome::Retry, 7 ) );

		foreach ( array( 408, 425, 429, 500, 502, 503, 504 ) as $status ) {
			$again[ (string) $status ] = array( array( 'mode' => (string) $status ), DeliveryOutcome::Retry );
		}

		foreach ( array( 400, 401, 403, 404, 410, 422 ) as $status ) {
			$again[ "$status for good" ] = array( array( 'mode' => (string) $status ), DeliveryOutcome::Failed );
		}

		return $again;
	}

	public function test_garbage_after_taking_it_is_delivered(): void {
		$this->tell_upstream( 'leads', array( 'mode' => 'garbage' ) );

		self::assertSame( DeliveryOutcome::Delivered, $this->destination->deliver( $this->lead() )->outcome );
	}

	public function test_it_is_active_only_with_an_address(): void {
		self::assertTrue( $this->destination->active() );
		$this->settings( array( 'leads_url' => '' ) );
		self::assertFalse( $this->destination->active() );
		self::assertSame( DeliveryOutcome::Retry, $this->destination->deliver( $this->lead() )->outcome );
		self::assertSame( array(), $this->upstream_requests() );
	}

	/** @param array<string, string> $fields */
	private function lead( array $fields = array( 'firstName' => 'Zoë', 'zip' => '02108' ), bool $is_test = false, ?Consent $marketing = null ): Lead {
		return new Lead(
			id: 1,
			reference: 'R-1',
			idempotency_key: 'key-1',
			form: 'contact-dealer',
			form_version: '1',
			lang: Language::English,
			kind: 'CONTACT_DEALER',
			source: 'TRANE:CONTACT_DEALER',
			brand: 'TRANE',
			company_id: 'D-1',
			fields: $fields,
			status: LeadStatus::Accepted,
			verified: true,
			page_url: '',
			address_hash: '',
			created: '2026-01-01 00:00:00',
			consent: null,
			is_test: $is_test,
			marketing: $marketing,
		);
	}
}
