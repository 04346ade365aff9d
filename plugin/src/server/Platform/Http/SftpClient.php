<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use CurlHandle;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress has no client for SFTP.

/**
 * Reads files of SFTP servers, which the HTTP API of WordPress cannot.
 *
 * Has the guards of `UpstreamClient`: the host is resolved once and may not be private, and time and size are limited. Sends nothing to a server whose
 * key has another fingerprint.
 */
final readonly class SftpClient {
	private const SECONDS         = 60;
	private const SECONDS_TO_OPEN = 10;

	/** Maximum bytes of a folder's list of names. */
	private const MOST_NAMES = 1_048_576;

	/** Each costs a request to the server. */
	private const MOST_MATCHES = 100;

	/** cURL's own numbers, for which PHP has no constants. */
	private const LOGIN_DENIED = 67;
	private const NO_FILE      = 78;

	public function __construct( private AddressGuard $guard ) {}

	public static function is_available(): bool {
		$version = function_exists( 'curl_version' ) ? curl_version() : false;

		return is_array( $version ) && in_array( 'sftp', (array) $version['protocols'], true ) && defined( 'CURLOPT_SSH_HOST_PUBLIC_KEY_SHA256' );
	}

	/**
	 * The newest file that a path's last part matches, with `*` and `?`.
	 *
	 * @return array{string, int} its path and when it was changed
	 * @throws UpstreamFailure
	 */
	public function newest( SftpServer $server, string $path ): array {
		$folder = substr( $path, 0, (int) strrpos( $path, '/' ) + 1 );
		$names  = '';
		$handle = $this->handle( $server );
		$this->read( $handle, $server, $folder, static function ( string $piece ) use ( &$names ): bool {
			$names .= $piece;

			return strlen( $names ) <= self::MOST_NAMES;
		}, array( CURLOPT_DIRLISTONLY => true ) );

		$found = self::matching( explode( "\n", str_replace( "\r", '', $names ) ), substr( $path, strlen( $folder ) ) );
		rsort( $found, SORT_NATURAL );
		$times = array();

		foreach ( array_slice( $found, 0, self::MOST_MATCHES ) as $name ) {
			$this->read( $handle, $server, $folder . $name, null, array( CURLOPT_NOBODY => true, CURLOPT_FILETIME => true ) );
			$times[ $folder . $name ] = (int) curl_getinfo( $handle, CURLINFO_FILETIME );
		}

		$newest = self::latest( $times );

		return null === $newest ? throw FailureReason::NoFile->failure() : array( $newest, $times[ $newest ] );
	}

	/**
	 * Names of files, chosen by a pattern with `*` and `?`.
	 *
	 * @param array<array-key, string> $names
	 * @return list<string> without hidden files, whatever the pattern
	 */
	public static function matching( array $names, string $pattern ): array {
		$expression = '/^' . strtr( preg_quote( $pattern, '/' ), array( '\*' => '[^\/]*', '\?' => '[^\/]' ) ) . '$/D';

		return array_values( array_filter( $names, static fn ( string $name ): bool => ! str_starts_with( $name, '.' ) && 1 === preg_match( $expression, $name ) ) );
	}

	/** @param array<string, int> $times by path, the last name first: it wins if several have the same time */
	public static function latest( array $times ): ?string {
		arsort( $times );

		return array_key_first( $times );
	}

	/**
	 * @param callable( string ): void $write receives the pieces
	 * @throws UpstreamFailure
	 */
	public function download( SftpServer $server, string $path, callable $write, int $most_bytes ): void {
		$bytes = 0;

		$this->read( $this->handle( $server ), $server, $path, static function ( string $piece ) use ( $write, $most_bytes, &$bytes ): bool {
			$bytes += strlen( $piece );

			if ( $bytes <= $most_bytes ) {
				$write( $piece );
			}

			return $bytes <= $most_bytes;
		} );
	}

	/** @throws UpstreamFailure */
	private function handle( SftpServer $server ): CurlHandle {
		$key       = rtrim( substr( $server->fingerprint, strlen( 'SHA256:' ) ), '=' );
		$addresses = $this->guard->addresses_of_host( strtolower( $server->host ) );
		$handle    = self::is_available() ? curl_init() : false;

		if ( '' === $key || '' === $server->user || '' === $server->password ) {
			throw FailureReason::LoginRefused->failure();
		}

		$options = array(
			CURLOPT_PROTOCOLS                  => CURLPROTO_SFTP,
			CURLOPT_NOPROXY                    => '*',
			CURLOPT_CONNECTTIMEOUT             => self::SECONDS_TO_OPEN,
			CURLOPT_TIMEOUT                    => self::SECONDS,
			CURLOPT_USERNAME                   => $server->user,
			CURLOPT_PASSWORD                   => $server->password,
			CURLOPT_SSH_AUTH_TYPES             => CURLSSH_AUTH_PASSWORD | CURLSSH_AUTH_KEYBOARD,
			CURLOPT_SSH_HOST_PUBLIC_KEY_SHA256 => $key,
		) + ( array() === $addresses ? array() : array( CURLOPT_RESOLVE => array( "$server->host:$server->port:" . implode( ',', $addresses ) ) ) );

		// If cURL does not support the fingerprint option, it must not connect.
		return false === $handle || ! curl_setopt_array( $handle, $options ) ? throw FailureReason::Unsupported->failure() : $handle;
	}

	/**
	 * @param (callable( string ): bool)|null $write returns whether to go on; null to ignore the content
	 * @param array<int, mixed>               $options of this request
	 * @throws UpstreamFailure
	 */
	private function read( CurlHandle $handle, SftpServer $server, string $path, ?callable $write, array $options = array() ): void {
		curl_setopt_array(
			$handle,
			array(
				CURLOPT_URL           => "sftp://$server->host:$server->port" . implode( '/', array_map( rawurlencode( ... ), explode( '/', $path ) ) ),
				CURLOPT_WRITEFUNCTION => static fn ( mixed $curl, string $piece ): int => null === $write || $write( $piece ) ? strlen( $piece ) : -1,
				CURLOPT_DIRLISTONLY   => false,
				CURLOPT_NOBODY        => false,
			)
		);
		curl_setopt_array( $handle, $options );
		curl_exec( $handle );

		$error = curl_errno( $handle );

		if ( 0 !== $error ) {
			$failure = self::reason( $error )->failure();

			throw $failure;
		}
	}

	private static function reason( int $error ): FailureReason {
		return match ( $error ) {
			CURLE_OPERATION_TIMEDOUT => FailureReason::Timeout,
			self::LOGIN_DENIED => FailureReason::LoginRefused,
			CURLE_SSL_PEER_CERTIFICATE => FailureReason::OtherHostKey,
			self::NO_FILE, CURLE_FTP_ACCESS_DENIED => FailureReason::NoFile,
			CURLE_WRITE_ERROR, CURLE_FILESIZE_EXCEEDED => FailureReason::TooLarge,
			default => FailureReason::Refused,
		};
	}
}
