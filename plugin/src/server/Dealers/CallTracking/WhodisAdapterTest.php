<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

use HvacBlocks\Dealers\Profiles\Places\ExampleDealers;
use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\CircuitBreaker;
use HvacBlocks\Platform\Http\ConcurrencyCap;
use HvacBlocks\Platform\Http\UpstreamLog;
use HvacBlocks\Platform\Http\WordPressClient;
use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests against a real server that misbehaves. */
final class WhodisAdapterTest extends TestCase {
	use MockUpstream;

	#[Before]
	public function behave(): void {
		$this->reset_upstream();
	}

	public function test_a_number_is_leased_for_the_session(): void {
		$calls = $this->calls();
		$first = $calls->number( self::asked( 's1' ) );

		self::assertMatchesRegularExpression( '/^972-555-02\d\d$/D', $first->number );
		self::assertFalse( $first->is_fallback );
		self::assertEquals( $first, $calls->number( self::asked( 's1' ) ) );
		self::assertSame(
			array(
				'routingGroupID' => 'rg-1',
				'sessionID'      => 's1',
				'pageReferrer'   => 'https://www.example.com/',
				'leaseName'      => 'WEB-ES',
				'metaData'       => array( 'dealerName' => 'Blue Door' ),
			),
			$this->upstream_requests()[0]['json']
		);
	}

	/** @param array<string, mixed> $told */
	#[DataProvider( 'bad_behaviour' )]
	public function test_a_bad_service_costs_one_attempt_and_the_default_number_is_shown( array $told ): void {
		$this->tell_upstream( 'whodis', $told );
		$since  = microtime( true );
		$answer = $this->calls()->number( self::asked( 's1' ) );

		self::assertEquals( new NumberAnswer( '1-800-555-0142', true ), $answer );
		self::assertLessThan( 2, microtime( true ) - $since );
		self::assertCount( 1, $this->upstream_requests() );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function bad_behaviour(): iterable {
		foreach ( array( 'slow', 'hang', 'drip', 'refuse', 'garbage', 'large', 'redirect', '400', '401', '404', '429', '500', '503' ) as $mode ) {
			yield $mode => array( array( 'mode' => $mode, 'delay_ms' => 'slow' === $mode ? 1500 : 0 ) );
		}

		yield 'no message' => array( array( 'answer' => array( 'ok' => true ) ) );
		yield 'a text for a message' => array( array( 'answer' => array( 'message' => 'x' ) ) );
		yield 'a message without a number' => array( array( 'answer' => array( 'message' => array( 'dnis' => '972-555-0299' ) ) ) );
		yield 'a list for a number' => array( array( 'answer' => array( 'message' => array( 'leasePhoneNumber' => array( '972-555-0299' ) ) ) ) );
		yield 'letters for a number' => array( array( 'answer' => array( 'message' => array( 'leasePhoneNumber' => '1-800-HEATING' ) ) ) );
	}

	public function test_a_number_sent_as_a_number(): void {
		$this->tell_upstream( 'whodis', array( 'answer' => array( 'message' => array( 'leasePhoneNumber' => 9_725_550_299 ) ) ) );

		self::assertSame( '972-555-0299', $this->calls()->number( self::asked( 's1' ) )->number );
	}

	public function test_a_service_that_is_down_is_left_alone(): void {
		$this->tell_upstream( 'whodis', array( 'mode' => '500' ) );
		$calls = $this->calls();

		for ( $call = 0; $call < 20; $call++ ) {
			self::assertTrue( $calls->number( self::asked( "s$call" ) )->is_fallback );
		}

		self::assertLessThan( 20, count( $this->upstream_requests() ) );
	}

	private function calls(): CallTracking {
		$settings = $this->settings(
			array(
				'flag_126_call_tracking' => true,
				'call_tracking_adapter'  => 'whodis',
				'whodis_url'             => $this->upstream( 'whodis' ),
			)
		);
		$state    = new ArrayState();
		$client   = new ConcurrencyCap( new CircuitBreaker( new WordPressClient( $settings, new AddressGuard( $settings ) ), $state, new UpstreamLog( static fn () => null ) ), $state, $settings );

		return new CallTracking( $settings, new GroupNumbers( self::wpdb(), new ExampleDealers( array( 'dealers' => array() ) ) ), new WhodisAdapter( $settings, $client ) );
	}

	private static function asked( string $session ): NumberRequest {
		return new NumberRequest( 'rg-1', $session, 'https://www.example.com/', 'WEB-ES', 'Blue Door' );
	}
}
