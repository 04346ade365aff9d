<?php
declare(strict_types=1);

namespace HvacBlocks\Testing\Upstreams;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** The mock upstream server as a child process, which ends with this one. */
final class MockUpstreamServer {
	private static ?self $instance = null;

	private function __construct( private readonly string $address ) {}

	public static function instance(): self {
		return self::$instance ??= self::start();
	}

	public function address(): string {
		return $this->address;
	}

	/** @return list<array{route: string, method: string, path: string, query: array<string, string>, headers: array<string, string>, json: mixed, text?: string, status: int|string}> */
	public function requests(): array {
		/** @var list<array{route: string, method: string, path: string, query: array<string, string>, headers: array<string, string>, json: mixed, text?: string, status: int|string}> $requests */
		$requests = $this->call( 'GET', '/__log', '' )['requests'];

		return $requests;
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed>
	 */
	public function post( string $path, array $data ): array {
		return $this->call( 'POST', $path, json_encode( (object) $data, JSON_THROW_ON_ERROR ) );
	}

	/** @return array<string, mixed> */
	private function call( string $method, string $path, string $body ): array {
		$context = stream_context_create( array( 'http' => array( 'method' => $method, 'content' => $body, 'header' => 'Content-Type: application/json', 'timeout' => 5 ) ) );
		$answer  = file_get_contents( $this->address . $path, false, $context );

		/** @var array<string, mixed> $data */
		$data = json_decode( (string) $answer, true, 512, JSON_THROW_ON_ERROR );

		return $data;
	}

	private static function start(): self {
		$process = proc_open( array( 'node', dirname( __DIR__, 5 ) . '/e2e/upstreams/server.mjs', '--port', '0' ), array( 1 => array( 'pipe', 'w' ) ), $pipes );
		$line    = is_resource( $process ) ? (string) fgets( $pipes[1] ) : '';

		if ( ! is_resource( $process ) || 1 !== preg_match( '~http://\S+~', $line, $found ) ) {
			throw new RuntimeException( 'The mock upstream server does not start: node e2e/upstreams/server.mjs --port 0' );
		}

		register_shutdown_function( static fn () => proc_terminate( $process ) );

		return new self( $found[0] );
	}
}
