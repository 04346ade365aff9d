<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\WordPressClient;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class WebhookRoutesTest extends TestCase {
	use MockUpstream;

	private const PATH = '/hvac-blocks/v1/admin/webhooks';
	private const HOOK = array( 'name' => 'CRM', 'url' => 'https://hooks.example.com/secret/path?sig=topsecret', 'forms' => array( 'contact-dealer' ), 'events' => array( 'stored', 'withdrawn' ), 'format' => 'json', 'template' => '', 'headers' => array( array( 'name' => 'Authorization', 'value' => 'Bearer topsecret' ) ), 'secret' => 'topsecret-topsecret', 'isOn' => true );

	#[Before]
	public function register(): void {
		$this->reset_upstream();
		wp_set_current_user( 1 );

		$settings = $this->settings();
		$forms    = new FormLibrary();
		$view     = new WebhooksView( $forms );
		$client   = new WordPressClient( $settings, new AddressGuard( $settings ) );
		self::answer_routes( new ListWebhooksRoute( $view ), new SaveWebhookRoute( $view, $forms ), new DeleteWebhookRoute( $view ), new TestWebhookRoute( $forms, $client ) );
	}

	public function test_a_secret_is_stored_and_never_shown(): void {
		$saved = $this->rest( 'PUT', self::PATH . '/00000001', self::HOOK );

		self::assertSame( 201, $saved->get_status() );
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $saved->get_data() ) );
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $this->rest( 'GET', self::PATH )->get_data() ) );
		self::assertSame( array( 'hooks.example.com', array( 'Authorization' ), true ), array( self::rows( $saved )[0]['host'], self::rows( $saved )[0]['headers'], self::rows( $saved )[0]['isSigned'] ) );
	}

	public function test_what_is_not_sent_again_stays(): void {
		$this->rest( 'PUT', self::PATH . '/00000001', self::HOOK );
		$changed = array( 'name' => 'Sales', 'headers' => array( array( 'name' => 'Authorization' ) ) ) + array_diff_key( self::HOOK, array( 'url' => 1, 'secret' => 1 ) );
		self::assertSame( 200, $this->rest( 'PUT', self::PATH . '/00000001', $changed )->get_status() );

		$hook = WebhookStore::all()['00000001'];
		self::assertSame( array( 'Sales', self::HOOK['url'], array( 'Authorization' => 'Bearer topsecret' ), self::HOOK['secret'] ), array( $hook->name, $hook->url, $hook->headers, $hook->secret ) );
	}

	/** @param array<string, mixed> $own */
	#[DataProvider( 'mistakes' )]
	public function test_a_mistake_is_told_at_its_field_and_stores_nothing( array $own, string $field ): void {
		$answer = $this->rest( 'PUT', self::PATH . '/00000001', $own + self::HOOK );
		$data   = $answer->get_data();

		self::assertSame( 422, $answer->get_status() );
		self::assertIsArray( $data );
		self::assertSame( array( $field ), array_keys( (array) ( ( (array) $data['data'] )['fields'] ?? array() ) ) );
		self::assertSame( array(), WebhookStore::all() );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function mistakes(): iterable {
		yield 'no name' => array( array( 'name' => ' ' ), 'name' );
		yield 'no scheme' => array( array( 'url' => 'hooks.example.com' ), 'url' );
		yield 'plain http' => array( array( 'url' => 'http://hooks.example.com' ), 'url' );
		yield 'a user' => array( array( 'url' => 'https://ana@hooks.example.com' ), 'url' );
		yield 'a short secret' => array( array( 'secret' => 'short' ), 'secret' );
		yield 'a header in two lines' => array( array( 'headers' => array( array( 'name' => 'X-A', 'value' => "a\r\nX-B: b" ) ) ), 'headers.X-A' );
		yield 'a header of the site' => array( array( 'headers' => array( array( 'name' => 'Idempotency-Key', 'value' => 'a' ) ) ), 'headers.Idempotency-Key' );
		yield 'a new header without a value' => array( array( 'headers' => array( array( 'name' => 'X-A' ) ) ), 'headers.X-A' );
		yield 'no JSON' => array( array( 'template' => 'Hello {{email}}' ), 'template' );
		yield 'an unknown value' => array( array( 'template' => '{"a":"{{emial}}"}' ), 'template' );
	}

	public function test_a_test_shows_what_went_out_and_what_came_back_without_secrets(): void {
		$this->rest( 'PUT', self::PATH . '/00000001', array( 'url' => $this->upstream( 'hubspot' ) ) + self::HOOK );
		$data = $this->rest( 'POST', self::PATH . '/00000001/test' )->get_data();

		self::assertIsArray( $data );
		self::assertSame( array( false, array( 'status' => 401, 'body' => '{"status":"error","category":"INVALID_AUTHENTICATION"}' ) ), array( $data['ok'], $data['response'] ) );
		self::assertStringContainsString( '"firstName":"Self"', (string) wp_json_encode( json_decode( self::string_at( $data, 'body' ) ) ) );
		self::assertStringNotContainsString( 'topsecret', (string) wp_json_encode( $data ) );

		$this->rest( 'PUT', self::PATH . '/00000001', array( 'url' => $this->upstream( 'zapier' ) ) + self::HOOK );
		$data = $this->rest( 'POST', self::PATH . '/00000001/test' )->get_data();
		self::assertIsArray( $data );
		self::assertSame( array( true, 200 ), array( $data['ok'], ( (array) $data['response'] )['status'] ) );
		self::assertSame( 404, $this->rest( 'POST', self::PATH . '/00000002/test' )->get_status() );
	}

	public function test_a_private_address_is_never_called(): void {
		$this->rest( 'PUT', self::PATH . '/00000001', array( 'url' => 'https://169.254.169.254/latest' ) + self::HOOK );
		$data = $this->rest( 'POST', self::PATH . '/00000001/test' )->get_data();

		self::assertIsArray( $data );
		self::assertSame( array( false, array( 'status' => null, 'body' => '' ) ), array( $data['ok'], $data['response'] ) );
	}

	public function test_there_is_a_most_and_one_can_be_deleted(): void {
		for ( $i = 1; $i <= WebhookStore::MOST; $i++ ) {
			self::assertSame( 201, $this->rest( 'PUT', self::PATH . sprintf( '/%08x', $i ), self::HOOK )->get_status() );
		}

		self::assertSame( 409, $this->rest( 'PUT', self::PATH . '/ffffffff', self::HOOK )->get_status() );
		self::assertCount( WebhookStore::MOST - 1, self::rows( $this->rest( 'DELETE', self::PATH . '/00000001' ) ) );
		self::assertSame( 201, $this->rest( 'PUT', self::PATH . '/ffffffff', self::HOOK )->get_status() );
	}

	/** @return list<array<string, mixed>> */
	private static function rows( \WP_REST_Response $answer ): array {
		$data = $answer->get_data();

		/** @var list<array<string, mixed>> */
		return is_array( $data ) && is_array( $data['webhooks'] ?? null ) ? $data['webhooks'] : array();
	}

	/** @param array<array-key, mixed> $data */
	private static function string_at( array $data, string $name ): string {
		$value = ( (array) $data['request'] )[ $name ] ?? '';

		return is_string( $value ) ? $value : '';
	}
}
