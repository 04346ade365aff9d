<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Leads\Health\SpamServiceHealth;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\WordPressClient;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\SettingsScreen\Connections;
use HvacBlocks\Testing\LeadsTestCase;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** The mock service passes tokens of the form `passes:HOST:ACTION:anything`, each once. */
final class CaptchaCheckTest extends LeadsTestCase {
	use MockUpstream;

	private const KEYS = array(
		'turnstile_site_key'   => '0x4AAAAAAAsite-key',
		'turnstile_secret_key' => '0x4AAAAAAAsecret-key-of-the-test',
		'hcaptcha_site_key'    => '10000000-ffff-ffff-ffff-000000000001',
		'hcaptcha_secret_key'  => 'ES_secret-key-of-the-hcaptcha-test',
	);

	private const DOWN = 'The spam check did not answer, or refused our key';

	#[Before]
	public function route_to_the_mock(): void {
		$this->reset_upstream();
		add_filter( 'hvac_blocks_captcha_url', fn ( string $url, string $service ): string => $this->upstream( $service ), 10, 2 );
	}

	#[TestWith( array( 'turnstile', '0x4AAAAAAAsecret-key-of-the-test' ) )]
	#[TestWith( array( 'hcaptcha', 'ES_secret-key-of-the-hcaptcha-test' ) )]
	public function test_a_browser_that_passed_is_delivered_and_only_its_token_is_told( string $service, string $secret ): void {
		self::assertSame( array( LeadStatus::Accepted, '' ), $this->received( $service, self::token( 'WWW.' . self::host() ) ) );

		parse_str( $this->upstream_requests()[0]['text'] ?? '', $told );
		self::assertSame( $secret, $told['secret'] ?? '' );
		self::assertSame( array(), array_diff( array_keys( $told ), array( 'secret', 'response', 'sitekey' ) ) );
		self::assertSame( 'good', $this->health( $service ) );
	}

	public function test_a_token_is_good_once_and_another_lead_with_it_is_suspected(): void {
		$token = self::token( self::host() );

		self::assertSame( LeadStatus::Accepted, $this->received( 'turnstile', $token )[0] );
		self::assertSame( array( LeadStatus::Quarantined, 'The browser did not pass the check' ), $this->received( 'turnstile', $token ) );
	}

	#[TestWith( array( '', 'Submitted without the browser check: no JavaScript, no consent, or blocked' ) )]
	#[TestWith( array( 'made-up', 'The browser did not pass the check' ) )]
	#[TestWith( array( 'passes:evil.example:lead:1', 'The browser passed the check on another website' ) )]
	#[TestWith( array( 'passes::login:1', 'The browser did not pass the check' ) )]
	public function test_what_does_not_pass_is_kept_and_listed_as_suspected( string $token, string $why ): void {
		self::assertSame( array( LeadStatus::Quarantined, $why ), $this->received( 'turnstile', $token ) );
		self::assertSame( 'good', $this->health( 'turnstile' ), 'The service works.' );
	}

	public function test_a_service_that_does_not_tell_the_host_is_believed(): void {
		self::assertSame( LeadStatus::Accepted, $this->received( 'hcaptcha', self::token( 'not-provided' ) )[0] );
	}

	/** @param array<string, string> $keys instead of the good ones */
	#[TestWith( array( '500', array() ) )]
	#[TestWith( array( 'hang', array() ) )]
	#[TestWith( array( 'garbage', array() ) )]
	#[TestWith( array( 'ok', array( 'turnstile_secret_key' => '0x4AAAAAAAanother-secret-of-nobody' ) ) )]
	public function test_no_lead_is_lost_while_the_service_is_down_or_refuses_the_key( string $mode, array $keys ): void {
		$this->tell_upstream( 'turnstile', array( 'mode' => $mode ) );

		self::assertSame( array( LeadStatus::Quarantined, self::DOWN ), $this->received( 'turnstile', self::token( self::host() ), $keys ) );
		self::assertSame( 'critical', $this->health( 'turnstile' ) );

		$this->tell_upstream( 'turnstile', array( 'mode' => 'ok' ) );
		$this->received( 'turnstile', self::token( self::host() ) );
		self::assertSame( 'good', $this->health( 'turnstile' ) );
	}

	public function test_without_its_keys_it_checks_nothing_and_site_health_says_so(): void {
		self::assertSame( array( LeadStatus::Accepted, '' ), $this->received( 'hcaptcha', '', array( 'hcaptcha_secret_key' => '' ) ) );
		self::assertSame( array(), $this->upstream_requests() );
		self::assertSame( 'recommended', $this->health( 'hcaptcha', array( 'hcaptcha_secret_key' => '' ) ) );
	}

	#[TestWith( array( '0x4AAAAAAAsecret-key-of-the-test', true, 'Cloudflare Turnstile responds and knows the secret key.' ) )]
	#[TestWith( array( '0x4AAAAAAAanother-secret-of-nobody', false, 'The service rejected this site. Check the key.' ) )]
	public function test_the_connection_test_says_whether_the_secret_key_is_known( string $secret, bool $ok, string $said ): void {
		$settings = $this->with( 'turnstile', array( 'turnstile_secret_key' => $secret ) );
		$result   = ( new Connections( array( new CaptchaConnection( $settings ) ), self::client( $settings ) ) )->test( 'captcha' );

		self::assertSame( array( $ok, $said ), array( $result?->ok, $result?->message ) );
	}

	private static function host(): string {
		return (string) wp_parse_url( home_url(), PHP_URL_HOST );
	}

	private static function token( string $host ): string {
		return "passes:$host:lead:" . wp_generate_uuid4();
	}

	/** @param array<string, string> $keys */
	private function health( string $service, array $keys = array() ): string {
		return ( new SpamServiceHealth( $this->with( $service, $keys ) ) )->result()['status'];
	}

	/** @param array<string, string> $keys */
	private function with( string $service, array $keys ): Settings {
		return $this->settings( array( 'spam_service' => $service ) + $keys + self::KEYS );
	}

	private static function client( Settings $settings ): WordPressClient {
		return new WordPressClient( $settings, new AddressGuard( $settings ) );
	}

	/**
	 * @param array<string, string> $keys instead of the good ones
	 * @return array{LeadStatus, string} the status and why it is suspected
	 */
	private function received( string $service, string $token, array $keys = array() ): array {
		$settings = $this->with( $service, $keys );
		$request  = $this->request( captcha: $token );
		$lead     = $this->leads->by_reference( $this->intake( spam: new SpamService( $settings, self::client( $settings ) ) )->take( $request )->reference );

		self::assertNotNull( $lead );

		return array( $lead->status, implode( '', array_column( array_filter( $this->ledger->of( $lead->id ), static fn ( array $line ): bool => 'quarantined' === $line['event'] ), 'detail' ) ) );
	}
}
