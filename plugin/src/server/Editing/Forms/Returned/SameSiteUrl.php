<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms\Returned;

defined( 'ABSPATH' ) || exit;

/** An address from a browser, accepted only if it belongs to this site. */
final readonly class SameSiteUrl {
	private const LONGEST = 1000;

	private function __construct( private string $path, private string $query, private string $fragment ) {}

	/** @return self|null null if it has another host, is not an address, or is too long */
	public static function from( string $url ): ?self {
		// Browsers read a backslash as a slash and drop control characters; either turns a path into another host.
		if ( '' === $url || strlen( $url ) > self::LONGEST || 1 === preg_match( '/[\x00-\x20\x7f\\\\]/', $url ) || str_starts_with( $url, '//' ) ) {
			return null;
		}

		$parts = wp_parse_url( $url );

		if ( ! is_array( $parts ) || ! str_starts_with( $parts['path'] ?? '/', '/' ) || str_starts_with( $parts['path'] ?? '/', '//' ) ) {
			return null;
		}

		if ( isset( $parts['scheme'] ) || isset( $parts['host'] ) ) {
			if ( ! in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true ) || self::authority( $parts ) !== self::authority( (array) wp_parse_url( home_url() ) ) || isset( $parts['user'] ) ) {
				return null;
			}
		}

		return new self( $parts['path'] ?? '/', $parts['query'] ?? '', $parts['fragment'] ?? '' );
	}

	public static function home(): self {
		$path = wp_parse_url( home_url( '/' ), PHP_URL_PATH );

		return new self( is_string( $path ) && '' !== $path ? $path : '/', '', '' );
	}

	/** The id of the target element; empty if there is none. */
	public function anchor(): string {
		return 1 === preg_match( '/^[A-Za-z][A-Za-z0-9_-]{0,100}$/D', $this->fragment ) ? $this->fragment : '';
	}

	/** The address without the arguments added on the return from a form. */
	public function url(): string {
		return self::origin() . $this->path . ( '' === $this->query( array() ) ? '' : '?' . $this->query( array() ) );
	}

	/** @param array<string, string> $arguments added to the query */
	public function with( array $arguments ): string {
		$query = $this->query( $arguments );

		return self::origin() . $this->path . ( '' === $query ? '' : "?$query" ) . ( '' === $this->anchor() ? '' : "#{$this->anchor()}" );
	}

	/** @param array<string, string> $arguments */
	private function query( array $arguments ): string {
		wp_parse_str( $this->query, $query );
		unset( $query[ FormReturn::RETURNED ], $query[ FormReturn::SENT ] );

		return http_build_query( array( ...$query, ...$arguments ) );
	}

	/** The site's scheme, host and port, never the request's. */
	private static function origin(): string {
		$home = (array) wp_parse_url( home_url() );

		return self::text( $home, 'scheme' ) . '://' . self::authority( $home );
	}

	/** @param array<array-key, mixed> $parts */
	private static function authority( array $parts ): string {
		$port = self::text( $parts, 'port' );
		$port = in_array( $port, array( '', 'https' === strtolower( self::text( $parts, 'scheme' ) ) ? '443' : '80' ), true ) ? '' : ":$port";

		return strtolower( self::text( $parts, 'host' ) ) . $port;
	}

	/** @param array<array-key, mixed> $parts */
	private static function text( array $parts, string $name ): string {
		$value = $parts[ $name ] ?? '';

		return is_scalar( $value ) ? (string) $value : '';
	}
}
