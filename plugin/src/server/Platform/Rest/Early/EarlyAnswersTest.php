<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest\Early;

use HvacBlocks\Platform\Rest\RequestLimit;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\NetworkSite;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\WebSite;
use PHPUnit\Framework\Attributes\BeforeClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/**
 * Both ways to a response, through a web server. A request with If-None-Match takes the normal path; X-Test-Trace shows which one was taken.
 *
 * @phpstan-type Answer array{status: int, headers: array<string, string>, body: string}
 * @phpstan-type Asked array{path: string, method?: non-empty-string, body?: string, headers?: array<string, string>}
 */
final class EarlyAnswersTest extends TestCase {
	private const API = '/?rest_route=/hvac-blocks/v1';

	private const DEALERS = self::API . '/dealers&q=75024';

	private const LONG_WAY = array( 'If-None-Match' => 'W/"another"' );

	private const TRACE = array( 'X-Test-Trace' => '1' );

	private static int $visitors = 0;

	#[BeforeClass]
	public static function make_dealers(): void {
		foreach ( array( '75024' => array( 33.1, -96.8 ), '10001' => array( 40.7, -74.0 ), 'H2X 1Y4' => array( 45.5, -73.6 ) ) as $zip => [ $lat, $lon ] ) {
			$answer = self::ask(
				array(
					'path'    => self::API . '/admin/dealers/D-EARLY-' . substr( (string) $zip, 0, 3 ),
					'method'  => 'PUT',
					'body'    => (string) wp_json_encode( array( 'data' => array( 'name' => "Früh & <b>Söhne</b> \"$zip\"", 'city' => 'Plano', 'state' => 'TX', 'zip' => (string) $zip, 'phone1' => '2145550123' ), 'location' => array( 'lat' => $lat, 'lon' => $lon ) ) ),
					'headers' => array( 'Content-Type' => 'application/json', 'X-Test-User' => 'administrator' ),
				)
			);

			self::assertContains( $answer['status'], array( 200, 201 ), $answer['body'] );
		}
	}

	public function test_the_first_takes_the_long_way_and_those_that_follow_do_not(): void {
		$host = array( 'Host' => 'first.example.test' );

		self::assertFalse( self::is_early( array( 'path' => self::DEALERS, 'headers' => $host ) ) );
		self::learn( self::DEALERS, $host );
		self::assertTrue( self::is_early( array( 'path' => self::DEALERS, 'headers' => $host ) ) );
		self::assertTrue( self::is_early( array( 'path' => self::API . '/dealers&q=nowhere&mode=campaign', 'headers' => $host ) ), 'whatever place is asked for' );
		self::assertFalse( self::is_early( array( 'path' => self::DEALERS . '&lang=fr', 'headers' => $host ) ), 'another language' );
		self::assertFalse( self::is_early( array( 'path' => self::API . '/location&q=75024', 'headers' => $host ) ), 'another route' );
		self::assertFalse( self::is_early( array( 'path' => self::DEALERS, 'headers' => array( 'Host' => 'other.example.test' ) ) ), 'another host' );
	}

	public function test_both_ways_give_the_same_answer_to_each_kind_of_question(): void {
		$questions = self::questions();
		self::assertGreaterThanOrEqual( 75, count( $questions ) );

		foreach ( array( '/dealers&q=75024', '/location&q=75024' ) as $route ) {
			foreach ( array( '', '&lang=en', '&lang=es', '&lang=fr', '&lang=xx' ) as $language ) {
				self::learn( self::API . $route . $language );
			}
		}

		$early = 0;

		foreach ( array_chunk( $questions, 20 ) as $some ) {
			$long  = self::ask_all( array_map( static fn ( string $path ): array => array( 'path' => self::API . $path, 'headers' => self::LONG_WAY ), $some ) );
			$short = self::ask_all( array_map( static fn ( string $path ): array => array( 'path' => self::API . $path, 'headers' => self::TRACE ), $some ) );

			foreach ( $some as $index => $path ) {
				$early += isset( $short[ $index ]['headers']['set-cookie'] ) ? 0 : 1;
				unset( $long[ $index ]['headers']['date'], $short[ $index ]['headers']['date'], $short[ $index ]['headers']['set-cookie'] );
				ksort( $long[ $index ]['headers'] );
				ksort( $short[ $index ]['headers'] );
				self::assertSame( $long[ $index ], $short[ $index ], $path );
			}
		}

		self::assertGreaterThan( 60, $early, 'nearly all of them are plain successes' );
	}

	/** @return array<string, array{Asked}> */
	public static function others(): array {
		return array(
			'nothing asked for'    => array( array( 'path' => self::API . '/dealers&q=' ) ),
			'an unknown mode'      => array( array( 'path' => self::DEALERS . '&mode=all' ) ),
			'an unknown argument'  => array( array( 'path' => self::DEALERS . '&_fields=total' ) ),
			'an argument twice'    => array( array( 'path' => self::DEALERS . '&q=10001' ) ),
			'a list'               => array( array( 'path' => self::API . '/dealers&q[]=75024' ) ),
			'another route'        => array( array( 'path' => self::API . '/dealers/D-EARLY-750' ) ),
			'other capitals'       => array( array( 'path' => self::API . '/Dealers&q=75024' ) ),
			'a login'              => array( array( 'path' => self::DEALERS, 'headers' => array( 'Cookie' => 'wordpress_logged_in_abc=x' ) ) ),
			'a password'           => array( array( 'path' => self::DEALERS, 'headers' => array( 'Authorization' => 'Basic eDp5' ) ) ),
			'another site'         => array( array( 'path' => self::DEALERS, 'headers' => array( 'Origin' => 'https://other.example' ) ) ),
			'what it has already'  => array( array( 'path' => self::DEALERS, 'headers' => self::LONG_WAY ) ),
			'HEAD'                 => array( array( 'path' => self::DEALERS, 'method' => 'HEAD' ) ),
			'another method'       => array( array( 'path' => self::DEALERS, 'method' => 'POST' ) ),
			'a method override'    => array( array( 'path' => self::DEALERS, 'headers' => array( 'X-HTTP-Method-Override' => 'GET' ) ) ),
			'a body'               => array( array( 'path' => self::DEALERS, 'body' => '{"q":"10001"}', 'headers' => array( 'Content-Type' => 'application/json' ) ) ),
			'a page and a route'   => array( array( 'path' => '/page/?rest_route=/hvac-blocks/v1/dealers&q=75024' ) ),
		);
	}

	/** @param Asked $asked */
	#[DataProvider( 'others' )]
	public function test_everything_else_takes_the_long_way( array $asked ): void {
		self::learn( self::DEALERS );

		self::assertTrue( self::is_early( array( 'path' => self::DEALERS, 'headers' => array( 'Cookie' => '_ga=1' ) ) ) );
		self::assertFalse( self::is_early( $asked ) );
	}

	#[TestWith( array( 'rest_authentication_errors' ) )]
	#[TestWith( array( 'rest_pre_serve_request' ) )]
	#[TestWith( array( 'rest_pre_echo_response' ) )]
	#[TestWith( array( 'hvac_blocks_something_of_ours' ) )]
	public function test_a_callback_of_another_plugin_prevents_it( string $hook ): void {
		$host     = array( 'Host' => strtr( $hook, '_', '-' ) . '.example.test' );
		$filtered = array( ...$host, 'X-Test-Filter' => $hook );

		self::learn( self::DEALERS, $filtered );
		self::assertFalse( self::is_early( array( 'path' => self::DEALERS, 'headers' => $host ) ) );

		self::learn( self::DEALERS, $host );
		self::assertTrue( self::is_early( array( 'path' => self::DEALERS, 'headers' => $host ) ) );
	}

	public function test_who_is_known_teaches_nothing(): void {
		foreach ( array( array( 'Cookie' => 'bypass=1' ), array( 'X-Test-User' => 'editor' ), array( 'Origin' => 'https://other.example' ) ) as $index => $header ) {
			$host = array( 'Host' => "known-$index.example.test" );

			self::learn( self::DEALERS, array( ...$host, ...$header ) );
			self::assertFalse( self::is_early( array( 'path' => self::DEALERS, 'headers' => $host ) ) );
		}
	}

	public function test_a_change_of_plugins_ends_it(): void {
		$host = array( 'Host' => 'plugins.example.test' );

		self::learn( self::DEALERS, $host );
		self::assertTrue( self::is_early( array( 'path' => self::DEALERS, 'headers' => $host ) ) );
		self::assertFalse( self::is_early( array( 'path' => self::DEALERS, 'headers' => array( ...$host, 'X-Test-Plugins' => 'another/another.php' ) ) ) );
	}

	public function test_a_must_use_plugin_ends_it(): void {
		$host   = array( 'Host' => 'must-use.example.test' );
		$folder = sys_get_temp_dir() . '/hvac-mu-' . getmypid();

		self::learn( self::DEALERS, $host );
		self::assertTrue( self::is_early( array( 'path' => self::DEALERS, 'headers' => $host ) ) );

		mkdir( $folder );
		file_put_contents( "$folder/closer.php", '<?php' );

		try {
			self::assertFalse( self::is_early( array( 'path' => self::DEALERS, 'headers' => array( ...$host, 'X-Test-Mu-Plugins' => $folder ) ) ) );
		} finally {
			unlink( "$folder/closer.php" );
			rmdir( $folder );
		}
	}

	/** Plugins close a site by an option that they read on `init`. */
	public function test_a_change_of_an_option_ends_it(): void {
		$host = array( 'Host' => 'option.example.test' );

		self::learn( self::DEALERS, $host );
		self::assertTrue( self::is_early( array( 'path' => self::DEALERS, 'headers' => $host ) ) );

		self::assertSame( 200, self::ask( array( 'path' => '/?rest_route=/wp/v2/settings', 'method' => 'POST', 'body' => '{"description":"Closed ' . getmypid() . '"}', 'headers' => array( 'Content-Type' => 'application/json', 'X-Test-User' => 'administrator' ) ) )['status'] );
		self::assertFalse( self::is_early( array( 'path' => self::DEALERS, 'headers' => $host ) ) );
	}

	public function test_a_site_that_is_open_to_one_network_teaches_nothing_to_others(): void {
		$site = array( 'Host' => 'closed.example.test', 'X-Test-Closed' => '192.88.' );
		$from = static fn ( string $address ): array => array( 'path' => self::DEALERS, 'headers' => array( ...$site, ...self::TRACE, 'X-Forwarded-For' => $address ) );

		foreach ( array( '192.88.1.1', '192.88.2.2' ) as $address ) {
			self::assertSame( 200, self::ask( array( 'path' => self::DEALERS, 'headers' => array( ...$site, 'X-Forwarded-For' => $address ) ) )['status'] );
		}

		self::assertTrue( self::is_early( $from( '192.88.3.3' ) ), 'the network that was answered' );
		self::assertSame( 503, self::ask( $from( '198.18.1.1' ) )['status'] );
	}

	public function test_an_archived_site_of_a_network_stays_closed(): void {
		$network = NetworkSite::make();

		try {
			$ask = static fn (): array => WebSite::of_network( $network )->send( array( array( 'path' => '/second' . self::DEALERS, 'method' => 'GET', 'body' => '', 'headers' => array( 'X-Forwarded-For' => '198.18.1.1' ) ) ) )[0];

			self::assertSame( 200, $ask()['status'] );
			$network->run( 'archive' );
			self::assertSame( 410, $ask()['status'] );
			$network->run( 'open' );
			self::assertSame( 200, $ask()['status'] );
		} finally {
			$network->drop();
		}
	}

	public function test_the_constant_says_no(): void {
		$off = array( 'X-Test-Early' => 'off' );

		self::learn( self::DEALERS );
		self::assertFalse( self::is_early( array( 'path' => self::DEALERS, 'headers' => $off ) ) );
		self::assertTrue( self::is_early( array( 'path' => self::DEALERS ) ) );
	}

	public function test_a_visitor_has_as_many_as_the_long_way_gives(): void {
		self::learn( self::DEALERS );
		$visitor  = array( 'X-Forwarded-For' => '198.51.100.77' );
		$statuses = array();

		for ( $i = 0; $i < 34; $i++ ) {
			$statuses[] = self::ask( array( 'path' => self::DEALERS, 'headers' => $i % 2 ? $visitor : array( ...$visitor, ...self::LONG_WAY ) ) )['status'];
		}

		// Half of the limit's own minute may pass meanwhile.
		self::assertSame( 200, $statuses[0] );
		self::assertSame( array_fill( 0, 30, 200 ), array_slice( $statuses, 0, 30 ) );
		self::assertContains( 429, $statuses );
	}

	public function test_what_fails_after_it_was_counted_is_counted_once(): void {
		self::learn( self::DEALERS );
		$broken   = array( 'X-Forwarded-For' => '198.51.100.78', 'X-Test-Break' => '1' );
		$statuses = array();

		self::assertFalse( self::is_early( array( 'path' => self::DEALERS, 'headers' => $broken ) ) );

		for ( $i = 0; $i < 24; $i++ ) {
			$statuses[] = self::ask( array( 'path' => self::DEALERS, 'headers' => $broken ) )['status'];
		}

		self::assertSame( array_fill( 0, 24, 200 ), $statuses );
	}

	public function test_a_route_that_was_made_early_is_not_made_again(): void {
		$made = 0;
		$make = static function () use ( &$made ): array {
			++$made;

			return array();
		};
		$early = new EarlyAnswers( static fn (): array => array( 'dealers' => $make, 'others' => $make ), static fn (): RequestLimit => throw new \LogicException( 'Nothing is counted.' ), new Settings(), new ArrayState(), '1.0.0' );

		$_GET                      = array( 'rest_route' => '/hvac-blocks/v1/dealers', 'q' => '75024' );
		$_SERVER['REQUEST_URI']    = self::DEALERS;
		$_SERVER['REQUEST_METHOD'] = 'GET';
		remove_all_actions( 'plugins_loaded' );
		$early->boot();
		do_action( 'plugins_loaded' );
		self::assertSame( 1, $made );

		$routes = $early->routes();
		$routes['dealers']();
		self::assertSame( array( 1, array( 'dealers', 'others' ) ), array( $made, array_keys( $routes ) ) );

		$routes['others']();
		self::assertSame( 2, $made );
	}

	/** @return list<string> two ways to ask for each kind of place */
	private static function questions(): array {
		$places = array( 'Plano', 'Plano, TX', 'plano texas', 'Montréal', 'montreal qc', 'H2X 1Y4', 'h2x1y4', 'H2X', 'New York', 'NYC', '75024-1234', ' 75024 ', 'Springfield', 'nowhere', '00000', "x' OR '1'='1", '<script>', '🏠🔥', "\xC3\x28", "750\x0024", '{{7*7}} %s', str_repeat( 'a', 600 ), str_repeat( '7', 499 ), '"', '\\', "75024\n", 'Plano & Co', 'a+b', '%2B', '00501', '10001', '33101', '60601', '75024', '90001', '99950' );
		$ways   = array( '/dealers&q=%s', '/dealers&q=%s&lang=es', '/dealers&q=%s&mode=campaign', '/location&q=%s', '/location&q=%s&lang=fr', '/dealers&q=%s&mode=standard&lang=xx' );

		$questions = array();

		foreach ( $places as $index => $place ) {
			foreach ( array( $index % 3, 3 + $index % 3 ) as $way ) {
				$questions[] = str_replace( '%s', rawurlencode( $place ), $ways[ $way ] );
			}
		}

		return array( ...$questions, '/location', '/location&q=', '/dealers', '/dealers&q=%20', '/dealers&q=1&mode=' );
	}

	/** @param array<string, string> $headers */
	private static function learn( string $path, array $headers = array() ): void {
		// From two networks, so that it counts for everyone.
		foreach ( array( '192.31.1.', '192.52.1.' ) as $network ) {
			self::assertSame( 200, self::ask( array( 'path' => $path, 'headers' => array( 'X-Forwarded-For' => $network . ( 1 + ++self::$visitors % 250 ), ...$headers ) ) )['status'] );
		}
	}

	/** @param Asked $asked */
	private static function is_early( array $asked ): bool {
		return ! isset( self::ask( array( ...$asked, 'headers' => array( ...( $asked['headers'] ?? array() ), ...self::TRACE ) ) )['headers']['set-cookie'] );
	}

	/**
	 * @param Asked $asked
	 * @return Answer
	 */
	private static function ask( array $asked ): array {
		return self::ask_all( array( $asked ) )[0];
	}

	/**
	 * @param list<Asked> $all
	 * @return list<Answer>
	 */
	private static function ask_all( array $all ): array {
		// A new visitor each time, so that none reaches the limit.
		return WebSite::instance()->send(
			array_map(
				static fn ( array $asked ): array => array( 'method' => 'GET', 'body' => '', ...$asked, 'headers' => array( 'X-Forwarded-For' => '198.20.' . intdiv( ++self::$visitors, 250 ) . '.' . ( 1 + self::$visitors % 250 ), ...( $asked['headers'] ?? array() ) ) ),
				$all
			)
		);
	}
}
