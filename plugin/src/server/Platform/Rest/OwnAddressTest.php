<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\WebSite;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/**
 * The visitors' routes alongside plugins that close WordPress' REST API, over HTTP.
 *
 * @phpstan-type Answer array{status: int, headers: array<string, string>, body: string}
 */
final class OwnAddressTest extends TestCase {
	private static int $visitors = 0;

	private string $visitor;

	#[Before]
	public function visit(): void {
		$this->visitor = '198.19.7.' . ++self::$visitors;
	}

	/** @return iterable<string, array{string}> the ways to close it in bin/site/closed-site.php */
	public static function closers(): iterable {
		foreach ( array( 'authentication', 'disabled', 'routes', 'dispatch', 'before', 'init', 'page', 'gone' ) as $closer ) {
			yield $closer => array( $closer );
		}
	}

	#[DataProvider( 'closers' )]
	public function test_visitors_are_answered_where_the_rest_api_is_closed_to_them( string $closer ): void {
		$closed = $this->get( '/wp-json/hvac-blocks/v1/dealers?q=75024&mode=standard', $closer );
		$answer = $this->get( '/?hvac-blocks-api=/dealers&q=75024&mode=standard', $closer );

		self::assertFalse( 200 === $closed['status'] && str_contains( $closed['body'], '"dealers"' ), $closed['body'] );
		self::assertSame( 200, $answer['status'], $answer['body'] );
		self::assertArrayHasKey( 'dealers', self::json( $answer ) );
		self::assertSame( 'application/json; charset=UTF-8', $answer['headers']['content-type'] );
	}

	/** @param string $query of a visitors' route */
	#[TestWith( array( 'dealers?q=75024&mode=standard&lang=es' ) )]
	#[TestWith( array( 'location?q=75024' ) )]
	#[TestWith( array( 'rebates?q=75024&lang=fr' ) )]
	#[TestWith( array( 'recommendation?tonnage=3.5&powerType=gas&zipCode=75024' ) )]
	#[TestWith( array( 'map/codes?x=14&y=25' ) )]
	#[TestWith( array( 'dealers?q=' ) )]
	#[TestWith( array( 'dealers/nobody?lang=es' ) )]
	#[TestWith( array( 'nothing?q=1' ) )]
	public function test_both_addresses_answer_alike( string $query ): void {
		[ $route, $arguments ] = explode( '?', $query );
		$rest = $this->get( "/wp-json/hvac-blocks/v1/$query" );
		$own  = $this->get( "/?hvac-blocks-api=/$route&$arguments", 'authentication' );

		self::assertSame( $rest['status'], $own['status'] );
		self::assertSame( self::json( $rest )['code'] ?? '', self::json( $own )['code'] ?? '' );

		if ( 404 !== $rest['status'] ) {
			self::assertSame( $rest['body'], $own['body'] );
		}
		foreach ( array( 'cache-control', 'etag', 'x-robots-tag', 'x-content-type-options' ) as $name ) {
			self::assertSame( $rest['headers'][ $name ] ?? null, $own['headers'][ $name ] ?? null, $name );
		}
	}

	#[TestWith( array( '/wp-json/hvac-blocks/v1/whodis?lang=es' ) )]
	#[TestWith( array( '/?hvac-blocks-api=/whodis&lang=es', 'authentication' ) )]
	#[TestWith( array( '/some/page/?hvac-blocks-api=/whodis&lang=es', 'page' ) )]
	// Pages of the plugin that answer by their path.
	#[TestWith( array( '/residential/en/dealer-locator/?hvac-blocks-api=/whodis&lang=es' ) )]
	#[TestWith( array( '/residential/en/dealers/?hvac-blocks-api=/whodis&lang=es' ) )]
	#[TestWith( array( '/residential/en/search/?hvac-blocks-api=/whodis&lang=es&s=furnace' ) )]
	#[TestWith( array( '/index.php/residential/en/dealer-locator/?hvac-blocks-api=/whodis&lang=es' ) )]
	public function test_a_number_is_asked_for( string $path, string $closer = '' ): void {
		$question = array( 'routingGroupID' => 'rg-1', 'sessionID' => 'f6a0', 'pageReferrer' => 'https://example.test/', 'leaseName' => 'WEB', 'metaData' => array( 'dealerName' => 'Blue Door Heating' ) );
		$request  = $this->request( $path, $closer, array( 'Content-Type' => 'application/json' ) );
		$answer   = WebSite::instance()->send( array( array( 'method' => 'POST', 'body' => (string) wp_json_encode( $question ) ) + $request ) )[0];

		self::assertSame( 200, $answer['status'], $answer['body'] );
		self::assertArrayHasKey( 'message', self::json( $answer ) );
	}

	public function test_what_a_browser_has_is_not_sent_again(): void {
		$tag    = $this->get( '/?hvac-blocks-api=/location&q=75024' )['headers']['etag'];
		$answer = $this->get( '/?hvac-blocks-api=/location&q=75024', headers: array( 'If-None-Match' => $tag ) );

		self::assertSame( array( 304, '' ), array( $answer['status'], $answer['body'] ) );
	}

	/** A response for a single page must not be cached for others. */
	public function test_only_the_address_below_the_front_page_is_shared(): void {
		self::assertSame( 'no-store', $this->get( '/some/page/?hvac-blocks-api=/location&q=75024' )['headers']['cache-control'] );
	}

	#[TestWith( array( '/admin/settings' ) )]
	#[TestWith( array( '/ADMIN/settings' ) )]
	#[TestWith( array( '/editor/previews' ) )]
	#[TestWith( array( '/' ) )]
	#[TestWith( array( '/../../../wp/v2/users' ) )]
	public function test_nothing_else_has_a_second_address( string $route ): void {
		$answer = $this->get( "/?hvac-blocks-api=$route", headers: array( 'X-Test-User' => 'admin' ) );

		self::assertSame( array( 404, 'rest_no_route' ), array( $answer['status'], self::json( $answer )['code'] ) );
	}

	public function test_it_is_counted_with_the_rest_api(): void {
		$statuses = array();

		for ( $i = 0; $i < 5; $i++ ) {
			$statuses = array( ...$statuses, ...array_column( WebSite::instance()->send( array_fill( 0, 40, $this->request( $i % 2 ? '/?hvac-blocks-api=/location&q=' : '/wp-json/hvac-blocks/v1/location?q=' ) ) ), 'status' ) );
		}

		self::assertContains( 429, $statuses );
	}

	/** A login for the whole site, and maintenance. */
	#[TestWith( array( 'site-request' ) )]
	#[TestWith( array( 'site-redirect' ) )]
	#[TestWith( array( 'site-template' ) )]
	public function test_a_site_that_is_closed_as_a_whole_stays_closed( string $closer ): void {
		$answer = $this->get( '/?hvac-blocks-api=/location&q=75024', $closer );

		self::assertStringNotContainsString( '75024', $answer['body'] );
		self::assertStringNotContainsString( 'json', $answer['headers']['content-type'] ?? '' );
	}

	/**
	 * @param array<string, string> $headers
	 * @return Answer
	 */
	private function get( string $path, string $closer = '', array $headers = array() ): array {
		return WebSite::instance()->send( array( $this->request( $path, $closer, $headers ) ) )[0];
	}

	/**
	 * @param array<string, string> $headers
	 * @return array{method: 'GET', body: string, path: string, headers: array<string, string>}
	 */
	private function request( string $path, string $closer = '', array $headers = array() ): array {
		return array( 'method' => 'GET', 'body' => '', 'path' => $path, 'headers' => $headers + array( 'X-Forwarded-For' => $this->visitor ) + ( '' === $closer ? array() : array( 'X-Test-Closer' => $closer ) ) );
	}

	/**
	 * @param Answer $answer
	 * @return array<array-key, mixed>
	 */
	private static function json( array $answer ): array {
		$json = json_decode( $answer['body'], true );
		self::assertIsArray( $json, $answer['body'] );

		return $json;
	}
}
