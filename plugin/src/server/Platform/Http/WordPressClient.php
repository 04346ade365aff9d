<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use Closure;
use CurlHandle;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** One attempt over WordPress' HTTP API: TLS verified, time and size limited; redirects are followed for files only, and each address is checked. */
final readonly class WordPressClient implements UpstreamClient {
	private const MOST_DEPTH  = 32;
	private const MOST_WAITED = 86_400;

	/** Bytes of a refusal. */
	private const MOST_SAID = 8192;

	/** A server of files often sends on to another that has them. */
	private const MOST_REDIRECTS = 3;

	/** A file of megabytes takes longer than a service's answer. */
	private const SECONDS_A_FILE = 20;

	/** The same, if only a background job waits for it. */
	private const SECONDS_A_DOWNLOAD = 60;

	public function __construct( private Settings $settings, private AddressGuard $guard ) {}

	public function send( UpstreamRequest $request ): UpstreamAnswer {
		return $this->attempt( $request, $request->is_file ? self::MOST_REDIRECTS : 0 );
	}

	private function attempt( UpstreamRequest $request, int $redirects ): UpstreamAnswer {
		$pin = self::pin( $request->url, $this->guard->addresses_of( $request->url ) );

		add_action( 'http_api_curl', $pin, 10, 3 );

		try {
			$response = wp_remote_request(
				$request->url,
				array(
					...( '' === $request->path ? array() : array( 'stream' => true, 'filename' => $request->path ) ),
					'method'              => $request->method,
					'headers'             => $request->headers,
					'body'                => $request->body ?? '',
					'timeout'             => (float) max( $this->settings->int( 'upstream_timeout_seconds' ), $request->is_file ? ( '' === $request->path ? self::SECONDS_A_FILE : self::SECONDS_A_DOWNLOAD ) : 0 ),
					'redirection'         => 0,
					'sslverify'           => true,
					'limit_response_size' => $request->most_bytes + 1,
					'user-agent'          => 'HVAC Blocks',
				)
			);
		} finally {
			remove_action( 'http_api_curl', $pin, 10 );
		}

		$target = $redirects > 0 ? self::target( $response, $request->url ) : '';

		if ( '' !== $target ) {
			return $this->attempt( $request->at( $target ), $redirects - 1 );
		}

		$failure = self::failure( $response, $request );

		if ( null !== $failure ) {
			throw $failure;
		}

		$status = (int) wp_remote_retrieve_response_code( $response );
		$body   = wp_remote_retrieve_body( $response );

		if ( '' !== $request->path && ! $response instanceof WP_Error ) {
			return new UpstreamAnswer( $status, array(), version: self::version( $response ) );
		}

		return null === $request->schema ? new UpstreamAnswer( $status, array(), body: $body ) : new UpstreamAnswer( $status, self::data( $body, $request->schema, $status ) );
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return array<array-key, mixed>
	 */
	private static function data( string $body, array $schema, int $status ): array {
		$data = json_decode( $body, true, self::MOST_DEPTH );

		if ( ! is_array( $data ) || ! SchemaMatch::fits( $data, $schema ) || true !== rest_validate_value_from_schema( $data, $schema, 'answer' ) ) {
			$garbage = FailureReason::Garbage->failure( $status );

			throw $garbage;
		}

		return $data;
	}

	/**
	 * @param array<string, mixed> $response
	 * @return array<string, string>
	 */
	private static function version( array $response ): array {
		$headers = array(
			'If-None-Match'     => wp_remote_retrieve_header( $response, 'etag' ),
			'If-Modified-Since' => wp_remote_retrieve_header( $response, 'last-modified' ),
		);

		return array_filter( $headers, static fn ( mixed $value ): bool => is_string( $value ) && '' !== $value );
	}

	/**
	 * Where a response redirects to; empty if it does not, or from https to http.
	 *
	 * @param array<string, mixed>|WP_Error $response of `wp_remote_request()`
	 */
	private static function target( array|WP_Error $response, string $url ): string {
		$location = wp_remote_retrieve_header( $response, 'location' );

		if ( ! in_array( wp_remote_retrieve_response_code( $response ), array( 301, 302, 303, 307, 308 ), true ) || ! is_string( $location ) || '' === $location ) {
			return '';
		}

		$target = WP_Http::make_absolute_url( $location, $url );

		return str_starts_with( strtolower( $url ), 'https:' ) && ! str_starts_with( strtolower( $target ), 'https:' ) ? '' : $target;
	}

	/**
	 * Restricts this connection to the addresses that were checked.
	 *
	 * @param list<string> $addresses
	 * @return Closure(mixed, mixed, mixed): void
	 */
	private static function pin( string $url, array $addresses ): Closure {
		$parts = (array) wp_parse_url( $url );
		$host  = is_string( $parts['host'] ?? null ) ? $parts['host'] : '';
		$port  = is_int( $parts['port'] ?? null ) ? $parts['port'] : ( 'https' === strtolower( is_string( $parts['scheme'] ?? null ) ? $parts['scheme'] : '' ) ? 443 : 80 );

		return static function ( mixed $handle, mixed $arguments, mixed $called ) use ( $url, $host, $port, $addresses ): void {
			if ( $handle instanceof CurlHandle && $called === $url && array() !== $addresses ) {
				curl_setopt( $handle, CURLOPT_RESOLVE, array( "$host:$port:" . implode( ',', $addresses ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the HTTP API has no option for it.
			}
		};
	}

	/**
	 * Why the response is unusable, before its content is examined; null if it is usable.
	 *
	 * @param array<string, mixed>|WP_Error $response of `wp_remote_request()`
	 */
	private static function failure( array|WP_Error $response, UpstreamRequest $request ): ?UpstreamFailure {
		if ( $response instanceof WP_Error ) {
			return self::no_answer( $response );
		}

		$status = (int) wp_remote_retrieve_response_code( $response );
		$after  = wp_remote_retrieve_header( $response, 'retry-after' );

		if ( 304 === $status && '' !== $request->path ) {
			return null;
		}

		clearstatcache( true, $request->path );
		$size = '' === $request->path ? strlen( wp_remote_retrieve_body( $response ) ) : (int) filesize( $request->path );

		return match ( true ) {
			$status >= 300 && $status < 400 => FailureReason::Redirected->failure( $status ),
			$status < 200 || $status >= 300 => new UpstreamFailure( FailureReason::BadStatus, $status, self::seconds( is_string( $after ) ? $after : '' ), substr( wp_remote_retrieve_body( $response ), 0, self::MOST_SAID ) ),
			$size > $request->most_bytes => FailureReason::TooLarge->failure( $status ),
			default => null,
		};
	}

	private static function no_answer( WP_Error $error ): UpstreamFailure {
		$said = strtolower( implode( ' ', array_map( strval( ... ), $error->get_error_messages() ) ) );

		return new UpstreamFailure( str_contains( $said, 'error 28' ) || str_contains( $said, 'timed out' ) ? FailureReason::Timeout : FailureReason::Refused );
	}

	/** Retry-After is a number of seconds or a date. */
	private static function seconds( string $after ): ?int {
		if ( ctype_digit( $after ) ) {
			return min( self::MOST_WAITED, (int) $after );
		}

		$moment = strtotime( $after );

		return false === $moment ? null : min( self::MOST_WAITED, max( 0, $moment - time() ) );
	}
}
