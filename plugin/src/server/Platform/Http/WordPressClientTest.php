<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\FixedResolver;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Tests against a real server, and with responses that no server gives on demand. */
final class WordPressClientTest extends TestCase {
	use MockUpstream;

	private const SCHEMA = array(
		'type'       => 'object',
		'required'   => array( 'dealers' ),
		'properties' => array( 'dealers' => array( 'type' => 'array' ) ),
	);

	#[Before]
	public function behave(): void {
		$this->reset_upstream();
	}

	public function test_a_good_answer(): void {
		$answer = $this->client()->send( $this->request() );

		self::assertSame( 200, $answer->status );
		self::assertCount( 7, (array) $answer->data['dealers'] );
		self::assertSame( array( 'zip' => '75024' ), $this->upstream_requests()[0]['query'] );
	}

	public function test_a_file_comes_as_it_is(): void {
		$asked  = $this->request();
		$answer = $this->client()->send( UpstreamRequest::file( 'dealers', $asked->url, 'image/png' ) );

		self::assertSame( array(), $answer->data );
		self::assertStringStartsWith( '{', $answer->body );
	}

	public function test_a_file_is_followed_to_another_address(): void {
		$this->tell_upstream( 'dealers', array( 'mode' => 'redirect', 'location' => (string) wp_parse_url( $this->upstream( 'rebates' ), PHP_URL_PATH ) ) );

		$answer = $this->client()->send( UpstreamRequest::file( 'dealers', $this->request()->url, 'image/png' ) );

		self::assertStringContainsString( '"rebates"', $answer->body );
		self::assertCount( 2, $this->upstream_requests() );
	}

	#[TestWith( array( 'http://169.254.169.254/', FailureReason::PrivateAddress, 1 ) )]
	#[TestWith( array( '/dealers', FailureReason::Redirected, 4 ) )]
	#[TestWith( array( '', FailureReason::Redirected, 1 ) )]
	public function test_a_file_is_not_followed_everywhere( string $location, FailureReason $reason, int $requests ): void {
		$this->tell_upstream( 'dealers', array( 'mode' => 'redirect', 'location' => $location ) );

		self::assertSame( $reason, $this->failure_of( UpstreamRequest::file( 'dealers', $this->request()->url, 'image/png' ) )->reason );
		self::assertCount( $requests, $this->upstream_requests() );
	}

	public function test_a_secure_file_is_not_followed_to_an_insecure_address(): void {
		$this->answer_http(
			static fn (): array => array(
				'status'  => 302,
				'headers' => array( 'location' => 'http://192.0.2.1/a.png' ),
			)
		);
		$settings = $this->settings( array( 'upstream_allowed_private_hosts' => array( '192.0.2.1' ) ) );

		self::assertSame( FailureReason::Redirected, $this->failure_of( UpstreamRequest::file( 'files', 'https://192.0.2.1/a.png', 'image/png' ), $settings )->reason );
	}

	/** @param array<string, mixed> $told */
	#[DataProvider( 'bad_behaviour' )]
	public function test_a_bad_answer( array $told, FailureReason $reason, ?int $status = null, ?int $after = null ): void {
		$this->tell_upstream( 'dealers', $told );

		$since   = microtime( true );
		$failure = $this->failure_of( $this->request() );

		self::assertSame( $reason, $failure->reason );
		self::assertSame( $status, $failure->status );
		self::assertSame( $after, $failure->retry_after );
		self::assertLessThan( 2, microtime( true ) - $since );
		self::assertCount( 1, $this->upstream_requests(), 'one attempt, whatever happens' );
	}

	/** @return array<string, list<mixed>> */
	public static function bad_behaviour(): array {
		return array(
			'hang'               => array( array( 'mode' => 'hang' ), FailureReason::Timeout ),
			'slow'               => array( array( 'mode' => 'slow', 'delay_ms' => 1500 ), FailureReason::Timeout ),
			'refuse'             => array( array( 'mode' => 'refuse' ), FailureReason::Refused ),
			'garbage'            => array( array( 'mode' => 'garbage' ), FailureReason::Garbage, 200 ),
			'another shape'      => array( array( 'answer' => array( 'dealers' => 'none' ) ), FailureReason::Garbage, 200 ),
			'a lone number'      => array( array( 'answer' => 7 ), FailureReason::Garbage, 200 ),
			'one that never ends' => array( array( 'mode' => 'drip' ), FailureReason::Timeout ),
			'large'              => array( array( 'mode' => 'large' ), FailureReason::TooLarge, 200 ),
			'redirect'           => array( array( 'mode' => 'redirect', 'location' => 'http://169.254.169.254/' ), FailureReason::Redirected, 302 ),
			'error'              => array( array( 'mode' => '500' ), FailureReason::BadStatus, 500 ),
			'too many requests'  => array( array( 'mode' => '429', 'retry_after' => 7 ), FailureReason::BadStatus, 429, 7 ),
			'wait for too long'  => array( array( 'mode' => '503', 'retry_after' => 99999999 ), FailureReason::BadStatus, 503, 86_400 ),
			'rubbish to wait'    => array( array( 'mode' => '503', 'retry_after' => 'soon-ish' ), FailureReason::BadStatus, 503 ),
			'not found'          => array( array( 'mode' => '404' ), FailureReason::BadStatus, 404 ),
		);
	}

	public function test_a_date_to_wait_for(): void {
		$this->tell_upstream( 'dealers', array( 'mode' => '503', 'retry_after' => gmdate( 'D, d M Y H:i:s', time() + 100 ) . ' GMT' ) );

		self::assertEqualsWithDelta( 100, $this->failure_of( $this->request() )->retry_after, 2 );
	}

	public function test_nothing_of_the_answer_or_the_address_is_in_the_failure(): void {
		$this->tell_upstream( 'dealers', array( 'mode' => '500' ) );
		$failure = $this->failure_of( UpstreamRequest::get( 'dealers', $this->upstream( 'dealers' ), array( 'key' => 'sekret' ), self::SCHEMA ) );

		self::assertStringNotContainsString( 'sekret', (string) $failure->getMessage() );
		self::assertStringNotContainsString( 'upstream-internal-detail', (string) $failure->getMessage() );
	}

	public function test_a_private_address_is_never_connected_to(): void {
		$failure = $this->failure_of( $this->request(), $this->settings( array( 'upstream_allowed_private_hosts' => array() ) ) );

		self::assertSame( FailureReason::PrivateAddress, $failure->reason );
		self::assertSame( array(), $this->upstream_requests() );
	}

	public function test_the_connection_goes_to_the_address_that_was_judged(): void {
		$port     = (int) wp_parse_url( $this->upstream( 'dealers' ), PHP_URL_PORT );
		$settings = $this->settings( array( 'upstream_allowed_private_hosts' => array( 'pinned.invalid' ) ) );
		$client   = new WordPressClient( $settings, new AddressGuard( $settings, new FixedResolver( array( '127.0.0.1' ) ) ) );

		// The test site may call only the mock server's host and its own.
		add_filter( 'pre_option_siteurl', static fn (): string => 'http://pinned.invalid' );

		// Only the resolver used here has an address for the name.
		self::assertSame( 200, $client->send( UpstreamRequest::get( 'dealers', "http://pinned.invalid:$port/dealers", array( 'zip' => '75024' ), self::SCHEMA ) )->status );
		self::assertStringStartsWith( 'pinned.invalid', $this->upstream_requests()[0]['headers']['host'] );
		self::assertFalse( has_action( 'http_api_curl' ), 'other calls of the site are left alone' );
	}

	public function test_what_is_sent_with_a_post(): void {
		$this->client()->send( UpstreamRequest::post( 'leads', $this->upstream( 'leads' ), array( 'name' => 'Zoë "Z" Müller' ), array( 'Idempotency-Key' => 'k-1' ) ) );

		$sent = $this->upstream_requests()[0];

		self::assertSame( 'POST', $sent['method'] );
		self::assertSame( 'k-1', $sent['headers']['idempotency-key'] );
		self::assertSame( array( 'name' => 'Zoë "Z" Müller' ), $sent['json'] );
	}

	public function test_tls_is_verified_and_no_redirect_followed(): void {
		$seen = array();
		$this->answer_http(
			static function ( string $url, array $arguments ) use ( &$seen ): array {
				$seen = $arguments;

				return array( 'body' => '{"dealers":[]}' );
			}
		);

		$this->client()->send( $this->request() );

		self::assertTrue( $seen['sslverify'] );
		self::assertSame( 0, $seen['redirection'] );
		self::assertEquals( 1, $seen['timeout'] );
		self::assertSame( 1_048_577, $seen['limit_response_size'] );
	}

	public function test_every_other_error_of_the_http_api_is_a_failure_too(): void {
		$this->answer_http( static fn (): WP_Error => new WP_Error( 'http_request_failed', 'cURL error 60: SSL certificate problem' ) );

		self::assertSame( FailureReason::Refused, $this->failure_of( $this->request() )->reason );
	}

	private function request(): UpstreamRequest {
		return UpstreamRequest::get( 'dealers', $this->upstream( 'dealers' ), array( 'zip' => '75024' ), self::SCHEMA );
	}

	private function client( ?Settings $settings = null ): WordPressClient {
		$settings ??= $this->settings();

		return new WordPressClient( $settings, new AddressGuard( $settings ) );
	}

	private function failure_of( UpstreamRequest $request, ?Settings $settings = null ): UpstreamFailure {
		try {
			$this->client( $settings )->send( $request );
		} catch ( UpstreamFailure $failure ) {
			return $failure;
		}

		self::fail( 'It did not fail.' );
	}
}
