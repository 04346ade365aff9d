<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use Closure;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Limits the requests per minute of one visitor to the plugin's routes; users who work on the site are not counted, those who only have an account are.
 * Pages are not counted: a crawler reaches no limit.
 */
final readonly class RequestLimit implements Feature {
	private const SECONDS = 60;

	/** @param (Closure( string ): bool)|null $is_counted_already whether a request to this route has already been counted */
	public function __construct(
		private Settings $settings,
		private RateLimiter $limiter,
		private ClientAddress $client,
		private RestContributions $domains,
		private ?Closure $is_counted_already = null,
	) {}

	public function boot(): void {
		add_filter( 'rest_pre_dispatch', $this->check( ... ), 10, 3 );
	}

	private function check( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $result || ! $this->is_counted( Router::asked( $request ) ) || $this->is_free() ) {
			return $result;
		}

		if ( null !== $this->is_counted_already && ( $this->is_counted_already )( Router::asked( $request ) ) ) {
			return $result;
		}

		$wait = $this->hit( Router::asked( $request ) );

		if ( null === $wait ) {
			return $result;
		}

		$response = rest_convert_error_to_response( new WP_Error( 'hvac_blocks_too_many_requests', __( 'Too many requests. Please wait a moment and try again.', 'hvac-blocks' ), array( 'status' => 429 ) ) );
		$response->header( 'Retry-After', (string) $wait );
		$response->header( 'Cache-Control', 'no-store' );

		return $response;
	}

	/**
	 * Counts one request of this visitor to a route, unless it is refused.
	 *
	 * @return int|null the seconds to wait; null if it is allowed
	 */
	public function hit( string $route ): ?int {
		$setting = $this->setting( $route );

		return $this->limiter->hit( str_replace( '_rate_limit', '', $setting ), $this->client->current(), $this->settings->int( $setting ), self::SECONDS );
	}

	private function setting( string $route ): string {
		foreach ( $this->domains->limits as $path => $setting ) {
			if ( str_starts_with( "$route/", '/' . Router::REST_NAMESPACE . "$path/" ) ) {
				return $setting;
			}
		}

		return 'requests_rate_limit';
	}

	private function is_free(): bool {
		foreach ( is_user_logged_in() ? array( 'edit_posts', ...$this->domains->unlimited ) : array() as $capability ) {
			if ( current_user_can( $capability ) ) {
				return true;
			}
		}

		return false;
	}

	private function is_counted( string $route ): bool {
		return str_starts_with( $route, '/' . Router::REST_NAMESPACE . '/' ) && ! in_array( substr( $route, strlen( '/' . Router::REST_NAMESPACE ) ), $this->domains->uncounted, true );
	}
}
