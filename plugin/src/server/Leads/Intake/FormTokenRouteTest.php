<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\FormToken;
use HvacBlocks\Platform\Languages\RequestLanguage;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class FormTokenRouteTest extends TestCase {
	private const KEYS = array( 'turnstile_site_key' => '0x4AAAAAAAsite-key', 'turnstile_secret_key' => '0x4AAAAAAAsecret-key-of-the-test' );

	public function test_it_gives_a_good_one_that_nobody_keeps(): void {
		$response = $this->answer( array() );
		$data     = $response['data'];

		self::assertSame( array( 'token' ), array_keys( $data ) );
		self::assertIsString( $data['token'] );
		self::assertNotNull( ( new FormToken() )->age( $data['token'] ) );
		self::assertSame( 'no-store', $response['cache'] );
		self::assertNotSame( $data, $this->answer( array() )['data'] );
	}

	public function test_with_a_service_it_says_what_the_browser_needs_and_never_the_secret(): void {
		( new RequestLanguage() )->boot();

		$captcha = $this->answer( array( 'spam_service' => 'turnstile' ) + self::KEYS )['data']['captcha'] ?? null;

		self::assertIsArray( $captcha );
		self::assertSame( array( 'turnstile', '0x4AAAAAAAsite-key', 'fr' ), array( $captcha['service'], $captcha['siteKey'], $captcha['lang'] ) );
		self::assertStringContainsString( '/build/modules/captcha.js?ver=', self::text( $captcha['module'] ) );
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $captcha ) );
	}

	/** @param array<string, string> $settings */
	#[TestWith( array( array( 'spam_service' => 'none' ) + self::KEYS ) )]
	#[TestWith( array( array( 'spam_service' => 'akismet' ) + self::KEYS ) )]
	#[TestWith( array( array( 'spam_service' => 'hcaptcha' ) + self::KEYS ) )]
	#[TestWith( array( array( 'spam_service' => 'turnstile', 'turnstile_site_key' => '0x4AAAAAAAsite-key' ) ) )]
	public function test_without_the_service_or_one_of_its_keys_a_page_gets_nothing( array $settings ): void {
		self::assertSame( array( 'token' ), array_keys( $this->answer( $settings )['data'] ) );
	}

	/**
	 * @param array<string, string> $settings
	 * @return array{data: array<array-key, mixed>, cache: string}
	 */
	private function answer( array $settings ): array {
		update_option( Settings::OPTION, $settings );
		self::answer_routes( new FormTokenRoute( new FormToken(), new Settings(), dirname( __DIR__, 4 ) . '/plugin.php' ) );

		$response = $this->rest( 'GET', '/hvac-blocks/v1/form-token', array( 'lang' => 'fr' ) );
		$data     = $response->get_data();

		self::assertSame( 200, $response->get_status() );
		self::assertIsArray( $data );

		return array( 'data' => $data, 'cache' => self::text( $response->get_headers()['Cache-Control'] ?? '' ) );
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
