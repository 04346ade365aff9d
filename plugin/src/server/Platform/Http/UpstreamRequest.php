<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use HvacBlocks\Kernel\Schema;

defined( 'ABSPATH' ) || exit;

/** One request to an upstream. */
final readonly class UpstreamRequest {
	private const MOST_BYTES = 1_048_576;

	/**
	 * @param string                    $upstream      its short name: requests with the same name are counted, blocked and logged together
	 * @param string                    $url           comes from a setting, never from a visitor
	 * @param array<string, string>     $headers
	 * @param array<string, mixed>|null $schema        JSON schema of a good answer; null if the body does not matter
	 * @param int                       $fresh_seconds how long an answer is used without a new request
	 * @param int                       $stale_seconds how much longer it is used while the upstream is down
	 * @param bool                      $is_file       whether the body is returned unchanged
	 * @param int                       $most_bytes    of a good answer
	 * @param string                    $path          where a file is written instead of the body; empty for none
	 */
	private function __construct(
		public string $upstream,
		public string $method,
		public string $url,
		public array $headers,
		public ?string $body,
		public ?array $schema,
		public int $fresh_seconds = 0,
		public int $stale_seconds = 0,
		public bool $is_file = false,
		public int $most_bytes = self::MOST_BYTES,
		public string $path = '',
	) {}

	/**
	 * @param array<string, string> $query
	 * @param array<string, mixed>  $schema
	 */
	public static function get( string $upstream, string $url, array $query, array $schema, int $fresh_seconds = 0, int $stale_seconds = 0 ): self {
		$query = http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
		$url   = '' === $query ? $url : $url . ( str_contains( $url, '?' ) ? '&' : '?' ) . $query;

		return new self( $upstream, 'GET', $url, array( 'Accept' => 'application/json' ), null, $schema, $fresh_seconds, $stale_seconds );
	}

	/**
	 * Returns the schema of an answer that is a list of objects, with the number of all that exist as `total`, if it has that.
	 *
	 * @return array<string, mixed>
	 */
	public static function listing( string $list, bool $has_total = false ): array {
		$total      = array(
			'type'    => 'integer',
			'minimum' => 0,
		);
		$properties = array( $list => Schema::list( array( 'type' => 'object' ) ) ) + ( $has_total ? array( 'total' => $total ) : array() );

		return array( 'required' => array_keys( $properties ) ) + Schema::object( $properties );
	}

	/**
	 * @param array<string, mixed>      $data
	 * @param array<string, string>     $headers
	 * @param array<string, mixed>|null $schema
	 */
	public static function post( string $upstream, string $url, array $data, array $headers = array(), ?array $schema = null ): self {
		$headers += array(
			'Accept'       => 'application/json',
			'Content-Type' => 'application/json; charset=utf-8',
		);

		return new self( $upstream, 'POST', $url, $headers, (string) wp_json_encode( (object) $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), $schema );
	}

	/**
	 * As an HTML form sends its fields.
	 *
	 * @param array<string, string>     $fields
	 * @param array<string, string>     $headers
	 * @param array<string, mixed>|null $schema
	 */
	public static function form( string $upstream, string $url, array $fields, array $headers = array(), ?array $schema = null ): self {
		return new self( $upstream, 'POST', $url, $headers + array( 'Content-Type' => 'application/x-www-form-urlencoded; charset=utf-8' ), http_build_query( $fields, '', '&' ), $schema );
	}

	/** @param array<string, string> $headers additional ones, such as a signature of the body */
	public function with_headers( array $headers ): self {
		return $this->changed( $this->url, $headers + $this->headers );
	}

	/** A file, such as a picture: the answer has its bytes, which are not cached. */
	public static function file( string $upstream, string $url, string $accept, int $most_bytes = self::MOST_BYTES ): self {
		return new self( $upstream, 'GET', $url, array( 'Accept' => $accept ), null, null, is_file: true, most_bytes: $most_bytes );
	}

	/**
	 * A large file, which is written to a path. The answer has the status 304 and no file if it is the version that the headers name.
	 *
	 * @param array<string, string> $headers a password, or `UpstreamAnswer::$version` of the last one
	 */
	public static function download( string $upstream, string $url, string $path, int $most_bytes, array $headers = array() ): self {
		return new self( $upstream, 'GET', $url, array( 'Accept' => '*/*' ) + $headers, null, null, is_file: true, most_bytes: $most_bytes, path: $path );
	}

	/** The same request to another address. A password is not for another server. */
	public function at( string $url ): self {
		$other = $this->changed( $url, $this->headers );

		return $other->origin() === $this->origin() ? $other : $other->changed( $url, array_intersect_key( $this->headers, array( 'Accept' => true ) ) );
	}

	/** @param array<string, string> $headers */
	private function changed( string $url, array $headers ): self {
		return new self( $this->upstream, $this->method, $url, $headers, $this->body, $this->schema, $this->fresh_seconds, $this->stale_seconds, $this->is_file, $this->most_bytes, $this->path );
	}

	/** Only checks whether the service responds; changes nothing. */
	public static function options( string $upstream, string $url ): self {
		return new self( $upstream, 'OPTIONS', $url, array(), null, null );
	}

	/** Whether identical requests may share one answer. */
	public function is_shareable(): bool {
		return 'GET' === $this->method && ! $this->is_file;
	}

	/** The same for identical requests. A keyed hash, because the address may contain a secret. */
	public function key(): string {
		return $this->upstream . ':' . substr( hash_hmac( 'sha256', (string) wp_json_encode( array( $this->method, $this->url, $this->headers, $this->body ) ), wp_salt( 'nonce' ) ), 0, 32 );
	}

	/** The upstream and its current address: a new address in the settings starts with a clean record. */
	public function origin(): string {
		$parts = (array) wp_parse_url( $this->url );

		return $this->upstream . ':' . substr( md5( ( $parts['scheme'] ?? '' ) . '//' . ( $parts['host'] ?? '' ) . ':' . ( $parts['port'] ?? '' ) ), 0, 12 );
	}

	public function host(): string {
		$host = wp_parse_url( $this->url, PHP_URL_HOST );

		return is_string( $host ) ? $host : '';
	}
}
