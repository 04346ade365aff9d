<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\WebSite;
use PHPUnit\Framework\Attributes\BeforeClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/**
 * What a cache between visitors and the site may store, from its point of view: the response to a request that asks for more than its address says must
 * not be stored for others.
 *
 * @phpstan-type Answer array{status: int, headers: array<string, string>, body: string}
 * @phpstan-type Asked array{path?: string, method?: non-empty-string, body?: string, headers?: array<string, string>}
 */
final class CachesOverHttpTest extends TestCase {
	private const API = '/?rest_route=/hvac-blocks/v1';

	private const DEALER = 'D-CACHES';

	private static int $visitors = 0;

	#[BeforeClass]
	public static function make_a_dealer(): void {
		$answer = self::ask(
			array(
				'path'    => self::API . '/admin/dealers/' . self::DEALER,
				'method'  => 'PUT',
				'body'    => (string) wp_json_encode( array( 'data' => array( 'name' => 'Kept Comfort', 'city' => 'Plano', 'state' => 'TX', 'zip' => '75024', 'phone1' => '2145550123' ), 'location' => array( 'lat' => 33.1, 'lon' => -96.8 ) ) ),
				'headers' => array( 'Content-Type' => 'application/json', 'X-Test-User' => 'administrator' ),
			)
		);

		self::assertContains( $answer['status'], array( 200, 201 ), $answer['body'] );

		$answer = self::ask(
			array(
				'path'    => self::API . '/admin/settings',
				'method'  => 'PUT',
				'body'    => (string) wp_json_encode( array( 'settings' => array( 'content_api' => true ) ) ),
				'headers' => array( 'Content-Type' => 'application/json', 'X-Test-User' => 'administrator' ),
			)
		);

		self::assertSame( 200, $answer['status'], $answer['body'] );
	}

	/** @return array<string, array{string}> */
	public static function shared(): array {
		return array(
			'dealers'                => array( '/dealers&q=75024' ),
			'dealers of a campaign'  => array( '/dealers&q=75024&mode=campaign&lang=fr' ),
			'one dealer'             => array( '/dealers/' . self::DEALER ),
			'one dealer in Spanish'  => array( '/dealers/' . self::DEALER . '&lang=es' ),
			'a location'             => array( '/location&q=75024' ),
			'a location that is not' => array( '/location&q=' ),
			'postal codes of a map'  => array( '/map/codes&x=14&y=25&edition=2027-01' ),
			'rebates'                => array( '/rebates&q=75024' ),
			'articles'               => array( '/articles&ids=1' ),
			'a page as blocks'       => array( '/content&path=/sample-page/' ),
			'a recommendation'       => array( '/recommendation&tonnage=3.5&powerType=gas&zipCode=75024&lang=es' ),
		);
	}

	#[DataProvider( 'shared' )]
	public function test_a_plain_request_is_shared( string $route ): void {
		$answer = self::ask( array( 'path' => self::API . $route ) );

		self::assertSame( 200, $answer['status'] );
		self::assertStringStartsWith( 'public, max-age=', $answer['headers']['cache-control'] );
		self::assertSame( 'Origin', $answer['headers']['vary'] ?? '' );
		self::assertIsArray( json_decode( $answer['body'], true ) );

		$again = self::ask( array( 'path' => self::API . $route, 'headers' => array( 'If-None-Match' => $answer['headers']['etag'] ) ) );
		self::assertSame( array( 304, '', $answer['headers']['cache-control'] ), array( $again['status'], $again['body'], $again['headers']['cache-control'] ) );
	}

	/** @return iterable<string, array{string, array{path?: string, method?: non-empty-string, body?: string, headers?: array<string, string>}}> */
	public static function others(): iterable {
		$json = array( 'Content-Type' => 'application/json' );
		$form = array( 'Content-Type' => 'application/x-www-form-urlencoded' );

		$ways = array(
			'a JSON body'                    => array( 'body' => '{"q":"10001","companyID":"D1","lang":"fr"}', 'headers' => $json ),
			'fields in a JSON body'          => array( 'body' => '{"_fields":"nothing"}', 'headers' => $json ),
			'a body that is nothing'         => array( 'body' => ' ' ),
			'a body of a form'               => array( 'body' => 'q=10001&_fields=a', 'headers' => $form ),
			'a body of another type'         => array( 'body' => '{"q":"10001"}', 'headers' => array( 'Content-Type' => 'application/problem+json' ) ),
			'a body in chunks'               => array( 'body' => '{"q":"10001"}', 'headers' => array( ...$json, 'Transfer-Encoding' => 'chunked' ) ),
			'a method override'              => array( 'headers' => array( 'X-HTTP-Method-Override' => 'HEAD' ) ),
			'a method override to the same'  => array( 'headers' => array( 'X-HTTP-Method-Override' => 'GET' ) ),
			'a posted method override'       => array( 'method' => 'POST', 'body' => 'q=10001', 'headers' => array( ...$form, 'X-HTTP-Method-Override' => 'GET' ) ),
			'a method in the address'        => array( 'path' => '&_method=HEAD' ),
			'the same method in the address' => array( 'path' => '&_method=GET' ),
			'HEAD'                           => array( 'method' => 'HEAD' ),
			'a tag with fields'              => array( 'path' => '&_fields=a', 'headers' => array( 'If-None-Match' => '*' ) ),
			'a tag with a body'              => array( 'body' => '{"q":"10001"}', 'headers' => array( ...$json, 'If-None-Match' => '*' ) ),
		);

		foreach ( array( '_fields=a', '_fields[]=a', '_fi.elds=a', '_envelope', '_envelope=1', '_embed', '_jsonp=f', '_pretty', '_locale=user', 'unknown', 'q[]=10001', 'lang[]=fr', 'l.ang=fr', 'LANG=fr', '%20lang=fr', 'lang=en&lang=fr', 'lang%00=fr', '', 'companyID=D1', 'rest_route=/hvac-blocks/v1/location' ) as $argument ) {
			$ways[ "&$argument" ] = array( 'path' => "&$argument" );
		}

		foreach ( array( '/dealers&q=75024', '/dealers/' . self::DEALER, '/location&q=75024', '/recommendation&tonnage=3.5&zipCode=75024' ) as $route ) {
			foreach ( $ways as $name => $way ) {
				yield "$route: $name" => array( $route, $way );
			}
		}

		foreach ( array( '/dealers', '/location' ) as $route ) {
			yield "$route: the place twice" => array( "$route&q=75024&q=10001", array() );
			yield "$route: the place as a list" => array( "$route&q[]=75024", array() );
		}
	}

	/** @param Asked $way */
	#[DataProvider( 'others' )]
	public function test_any_other_is_not( string $route, array $way ): void {
		$answer = self::ask( array( ...$way, 'path' => self::API . $route . ( $way['path'] ?? '' ) ) );

		self::assertSame( 'no-store', $answer['headers']['cache-control'] ?? '' );
		self::assertArrayNotHasKey( 'etag', $answer['headers'] );
		self::assertLessThan( 500, $answer['status'] );
		self::assertNotSame( 304, $answer['status'] );
	}

	#[TestWith( array( '/index.php?rest_route=', true ) )]
	#[TestWith( array( '/some-page/?rest_route=', false ) )]
	#[TestWith( array( '/wp-json/hvac-blocks/v1/location?rest_route=', false ) )]
	public function test_the_route_may_stand_on_no_page( string $address, bool $is_shared ): void {
		$answer = self::ask( array( 'path' => "$address/hvac-blocks/v1/dealers&q=75024" ) );

		self::assertSame( $is_shared, str_starts_with( $answer['headers']['cache-control'] ?? '', 'public' ) );
	}

	public function test_errors_are_not_shared(): void {
		foreach ( array( '/dealers', '/dealers/no-such-dealer', '/nothing', '/dealers&q=1&mode=x' ) as $route ) {
			$answer = self::ask( array( 'path' => self::API . $route ) );

			self::assertGreaterThanOrEqual( 400, $answer['status'] );
			self::assertSame( 'no-store', $answer['headers']['cache-control'] );
		}
	}

	/**
	 * @param Asked $request
	 * @return Answer
	 */
	private static function ask( array $request ): array {
		// A new visitor each time, so that none reaches the limit.
		$visitor = '198.19.' . intdiv( ++self::$visitors, 250 ) . '.' . ( 1 + self::$visitors % 250 );

		return WebSite::instance()->send( array( array( 'method' => 'GET', 'body' => '', ...$request, 'headers' => array( 'X-Forwarded-For' => $visitor, ...( $request['headers'] ?? array() ) ) ) ) )[0];
	}
}
