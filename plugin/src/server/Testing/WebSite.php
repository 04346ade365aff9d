<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A separate site behind a real web server with four workers, for what only a request over HTTP shows; it ends with this process. */
final class WebSite {
	private const WORKERS = 4;

	/** @var array<int, self> */
	private static array $instances = array();

	private function __construct( public readonly string $address, public readonly string $database ) {}

	public static function instance(): self {
		DatabaseTests::reach();

		return self::$instances[0] ??= self::start( null );
	}

	/** A web server for a network of sites, which has a database of its own. */
	public static function of_network( NetworkSite $network ): self {
		DatabaseTests::reach();

		return self::$instances[1] ??= self::start( $network );
	}

	/**
	 * Sends requests at the same time. The header X-Test-User, with a login, replaces a password.
	 *
	 * @param list<array{body: string, headers?: array<string, string>, path?: string, method?: non-empty-string}> $requests
	 * @return list<array{status: int, headers: array<string, string>, body: string}>
	 */
	public function send( array $requests ): array {
		$multi   = curl_multi_init();
		$handles = array();

		foreach ( $requests as $request ) {
			$handle = curl_init( $this->address . ( $request['path'] ?? '/?rest_route=/hvac-blocks/v1/leads' ) );

			if ( false === $handle ) {
				throw new RuntimeException( 'There is no curl.' );
			}

			$lines = array( 'Expect:' );

			foreach ( $request['headers'] ?? array() as $name => $value ) {
				// The form in which curl sends an empty header; it would omit the other.
				$lines[] = '' === $value ? "$name;" : "$name: $value";
			}

			curl_setopt_array( $handle, array( CURLOPT_RETURNTRANSFER => true, CURLOPT_HEADER => true, CURLOPT_TIMEOUT => 60, CURLOPT_CUSTOMREQUEST => $request['method'] ?? 'POST', CURLOPT_HTTPHEADER => $lines ) );

			if ( 'HEAD' === ( $request['method'] ?? 'POST' ) ) {
				curl_setopt( $handle, CURLOPT_NOBODY, true );
			} elseif ( 'GET' !== ( $request['method'] ?? 'POST' ) || '' !== $request['body'] ) {
				curl_setopt( $handle, CURLOPT_POSTFIELDS, $request['body'] );
			}

			curl_multi_add_handle( $multi, $handle );
			$handles[] = $handle;
		}

		do {
			curl_multi_exec( $multi, $running );
			curl_multi_select( $multi, 0.05 );
		} while ( $running > 0 );

		return array_map(
			static function ( \CurlHandle $handle ): array {
				$text  = (string) curl_multi_getcontent( $handle );
				$size  = (int) curl_getinfo( $handle, CURLINFO_HEADER_SIZE );
				$lines = array();

				foreach ( explode( "\r\n", substr( $text, 0, $size ) ) as $line ) {
					$parts = explode( ':', $line, 2 );

					if ( 2 === count( $parts ) ) {
						$lines[ strtolower( $parts[0] ) ] = trim( $parts[1] );
					}
				}

				return array( 'status' => (int) curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ), 'headers' => $lines, 'body' => substr( $text, $size ) );
			},
			$handles
		);
	}

	private static function start( ?NetworkSite $network ): self {
		$site = $GLOBALS['hvac_test_site'];

		if ( ! $site instanceof TestSite ) {
			throw new RuntimeException( 'There is no test site.' );
		}

		$database = $network->database ?? 'hvac_web_' . getmypid();

		if ( null === $network ) {
			$site->make_database( $database );
		}

		$port    = self::free_port();
		$process = proc_open(
			array( ...( self::has_sessions() ? array( 'setsid' ) : array() ), PHP_BINARY, '-d', 'opcache.enable=1', '-d', 'log_errors=0', '-S', "127.0.0.1:$port", __DIR__ . '/web.php' ),
			array( 1 => array( 'file', '/dev/null', 'w' ), 2 => array( 'file', '/dev/null', 'w' ) ),
			$pipes,
			__DIR__,
			array( ...getenv(), 'HVAC_WEB_DATABASE' => $database, 'HVAC_WEB_NETWORK' => null === $network ? '' : '1', ...( self::has_sessions() ? array( 'PHP_CLI_SERVER_WORKERS' => (string) self::WORKERS ) : array() ) )
		);

		if ( ! is_resource( $process ) ) {
			throw new RuntimeException( 'PHP\'s web server does not start.' );
		}

		register_shutdown_function(
			static function () use ( $process, $site, $database ): void {
				// Its whole session: the server waits for its workers, and ends none of them.
				self::has_sessions() ? posix_kill( -proc_get_status( $process )['pid'], 9 ) : proc_terminate( $process, 9 );
				proc_close( $process );
				$site->database->drop( $database );
			}
		);

		for ( $tries = 100; $tries > 0; $tries-- ) {
			$socket = @fsockopen( '127.0.0.1', $port );

			if ( is_resource( $socket ) ) {
				fclose( $socket );

				return new self( "http://127.0.0.1:$port", $database );
			}

			usleep( 50000 );
		}

		throw new RuntimeException( 'PHP\'s web server does not answer.' );
	}

	private static function has_sessions(): bool {
		return function_exists( 'posix_kill' ) && is_executable( '/usr/bin/setsid' );
	}

	private static function free_port(): int {
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		$name   = is_resource( $socket ) ? (string) stream_socket_get_name( $socket, false ) : '';

		if ( is_resource( $socket ) ) {
			fclose( $socket );
		}

		return (int) substr( (string) strrchr( $name, ':' ), 1 );
	}
}
