<?php
declare(strict_types=1);

namespace HvacBlocks\Testing\Upstreams;

use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** A test that talks to the mock upstream server of `e2e/upstreams/`, which one process runs for all of them. */
trait MockUpstream {
	/** The address of one of its upstreams, such as `dealers`; the server is running and has forgotten earlier tests at first use. */
	final protected function upstream( string $route ): string {
		return MockUpstreamServer::instance()->address() . "/$route";
	}

	/**
	 * Tells an upstream how to behave from now on.
	 *
	 * @param array<string, mixed> $told see e2e/upstreams/behaviour.mjs
	 */
	final protected function tell_upstream( string $route, array $told ): void {
		MockUpstreamServer::instance()->post( '/__control', array( 'route' => $route ) + $told );
	}

	/**
	 * What it was sent, the first first.
	 *
	 * @return list<array{route: string, method: string, path: string, query: array<string, string>, headers: array<string, string>, json: mixed, text?: string, status: int|string}>
	 */
	final protected function upstream_requests(): array {
		return MockUpstreamServer::instance()->requests();
	}

	/** Makes every upstream behave and forget. */
	final protected function reset_upstream(): void {
		MockUpstreamServer::instance()->post( '/__reset', array() );
	}

	/** @param array<string, mixed> $settings stored beside those that let the mock server be called */
	final protected function settings( array $settings = array() ): Settings {
		update_option( Settings::OPTION, $settings + array( 'upstream_allowed_private_hosts' => array( '127.0.0.1' ), 'upstream_timeout_seconds' => 1 ) );

		return new Settings();
	}
}
