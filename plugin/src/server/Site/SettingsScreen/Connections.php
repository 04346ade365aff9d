<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Platform\Http\ConnectionCheck;
use HvacBlocks\Platform\Http\ConnectionResult;
use HvacBlocks\Platform\Http\FailureText;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamFailure;

defined( 'ABSPATH' ) || exit;

/** Tests the configured connections to other services, bypassing everything cached from earlier calls. */
final readonly class Connections {
	/**
	 * @param list<ConnectionCheck> $tests
	 * @param UpstreamClient       $client without a cache and a circuit breaker, so that a repaired service shows at once
	 */
	public function __construct( private array $tests, private UpstreamClient $client ) {}

	/** @return list<string> */
	public function names(): array {
		return array_map( static fn ( ConnectionCheck $test ): string => $test->name(), $this->tests );
	}

	/** Null if there is no connection of that name. */
	public function test( string $name ): ?ConnectionResult {
		foreach ( $this->tests as $test ) {
			if ( $test->name() === $name ) {
				return $this->run( $test );
			}
		}

		return null;
	}

	private function run( ConnectionCheck $test ): ConnectionResult {
		$request = $test->request();

		if ( null === $request ) {
			return new ConnectionResult( true, $test->unset_text() );
		}

		$since = microtime( true );

		try {
			$message = $test->success_text( $this->client->send( $request ) );

			return new ConnectionResult( true, $message, self::milliseconds( $since ) );
		} catch ( UpstreamFailure $failure ) {
			$refused = $test->refusal_text( $failure );

			return new ConnectionResult( null !== $refused, $refused ?? FailureText::of( $failure ), self::milliseconds( $since ) );
		}
	}

	private static function milliseconds( float $since ): int {
		return (int) round( 1000 * ( microtime( true ) - $since ) );
	}
}
