<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** Site Health's results for services whose answers pages show. */
final class ServicesHealthTest extends TestCase {
	use MockUpstream;

	private const ROUTE = '/hvac-blocks/v1/admin/services-health';

	#[Before]
	public function begin(): void {
		$this->reset_upstream();
		$this->as_role( 'administrator' );
	}

	public function test_a_site_without_services_hears_nothing(): void {
		$this->settings();
		self::assertArrayNotHasKey( 'hvac_blocks_services', self::tests() );

		// An address that is not in use, and services that only receive posts.
		$this->settings( array( 'recommendation_url' => $this->upstream( 'recommendation' ), 'rebates_provider' => 'http', 'leads_url' => $this->upstream( 'leads' ), 'whodis_url' => $this->upstream( 'whodis' ) ) );
		self::assertArrayNotHasKey( 'hvac_blocks_services', self::tests() );
		self::assertSame( array(), $this->upstream_requests() );
	}

	public function test_its_test_is_a_route_that_the_screen_calls(): void {
		$this->use( 'recommendation' );
		$test = self::tests()['hvac_blocks_services'] ?? null;

		self::assertIsArray( $test );
		self::assertSame( rest_url( substr( self::ROUTE, 1 ) ), $test['test'] );
		self::assertTrue( $test['has_rest'] );
		self::assertIsCallable( $test['async_direct_test'] );
		self::assertSame( $this->answer(), ( $test['async_direct_test'] )() );
	}

	public function test_services_that_respond_are_good(): void {
		$this->use( 'recommendation', 'rebates' );

		self::assertSame( array( 'good', 'External services respond', '' ), array( $this->answer()['status'], $this->answer()['label'], $this->answer()['actions'] ) );
	}

	/** @return iterable<string, array{string, array<string, mixed>, string}> */
	public static function failures(): iterable {
		yield 'recommendations, broken' => array( 'recommendation', array( 'mode' => '500' ), 'System recommendations: The service returned status 500.' );
		yield 'recommendations, garbage' => array( 'recommendation', array( 'mode' => 'garbage' ), 'System recommendations: The service responded, but not with the data this site expects.' );
		yield 'rebates, slow' => array( 'rebates', array( 'mode' => 'hang' ), 'Rebates: The service did not respond in time.' );
		yield 'places, the wrong key' => array( 'location', array( 'mode' => '403' ), 'Places: The service rejected this site. Check the key.' );
		yield 'dealers, elsewhere' => array( 'dealers', array( 'mode' => 'redirect' ), 'Dealers: The service redirects to another URL. Use that URL instead.' );
	}

	/** @param array<string, mixed> $told */
	#[DataProvider( 'failures' )]
	public function test_one_that_fails_is_named_with_the_reason( string $service, array $told, string $said ): void {
		$this->use( 'recommendation', 'rebates', 'location', 'dealers' );
		$this->tell_upstream( $service, $told );
		$answer = $this->answer();

		self::assertSame( 'critical', $answer['status'] );
		self::assertIsString( $answer['description'] );
		self::assertStringStartsWith( '<p>' . esc_html( $said ) . '</p><p>Until it is fixed', $answer['description'] );
		self::assertIsString( $answer['actions'] );
		self::assertStringContainsString( 'page=hvac-blocks-settings', $answer['actions'] );
		self::assertTrue( rest_validate_value_from_schema( $answer, (array) self::data( $this->rest( 'OPTIONS', self::ROUTE ) )['schema'] ) );
	}

	/** Makes pages show these services' answers. */
	private function use( string ...$services ): void {
		$settings = array( 'location_key' => 'sekret-1234' );

		foreach ( $services as $service ) {
			$settings += array( "{$service}_provider" => 'http', "{$service}_url" => $this->upstream( $service ) );
		}

		$this->settings( $settings );
	}

	/** @return array<string, mixed> */
	private function answer(): array {
		return self::data( $this->rest( 'GET', self::ROUTE ) );
	}

	/** @return array<array-key, mixed> */
	private static function tests(): array {
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );

		return is_array( $tests ) && is_array( $tests['async'] ?? null ) ? $tests['async'] : array();
	}
}
