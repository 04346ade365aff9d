<?php
declare(strict_types=1);

namespace HvacBlocks\Testing\Upstreams;

use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** A test that uses the mock upstream server of `e2e/upstreams/`, which one process runs for all of them. */
trait MockUpstream {
	/** Returns the address of one of its upstreams, such as `dealers`; on first use the server is started and has no state of earlier tests. */
	final protected function upstream( string $route ): string {
		return MockUpstreamServer::instance()->address() . "/$route";
	}

	/**
	 * Sets an upstream's behavior from now on.
	 *
	 * @param array<string, mixed> $told see e2e/upstreams/behaviour.mjs
	 */
	final protected function tell_upstream( string $route, array $told ): void {
		MockUpstreamServer::instance()->post( '/__control', array( 'route' => $route ) + $told );
	}

	/**
	 * Returns the requests it received, in order.
	 *
	 * @return list<array{route: string, method: string, path: string, query: array<string, string>, headers: array<string, string>, json: mixed, text?: string, status: int|string}>
	 */
	final protected function upstream_requests(): array {
		return MockUpstreamServer::instance()->requests();
	}

	/** Resets every upstream. */
	final protected function reset_upstream(): void {
		MockUpstreamServer::instance()->post( '/__reset', array() );
	}

	/** @param array<string, mixed> $settings stored in addition to those that allow calls to the mock server */
	final protected function settings( array $settings = array() ): Settings {
		update_option( Settings::OPTION, $settings + array( 'upstream_allowed_private_hosts' => array( '127.0.0.1' ), 'upstream_timeout_seconds' => 1 ) );

		return new Settings();
	}
}
