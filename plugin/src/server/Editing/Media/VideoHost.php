<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

defined( 'ABSPATH' ) || exit;

/** The services whose videos a page may show. */
enum VideoHost: string {
	case YouTube = 'youtube';
	case Vimeo   = 'vimeo';
	case Wistia  = 'wistia';

	/** Returns the service of a host name: `evil.test` has none, whatever follows it. */
	public static function of( string $host ): ?self {
		$host = strtolower( $host );

		return match ( true ) {
			1 === preg_match( '/^((www|m|music)\.)?youtube\.com$|^youtu\.be$|^(www\.)?youtube-nocookie\.com$/D', $host ) => self::YouTube,
			1 === preg_match( '/^((www|player)\.)?vimeo\.com$/D', $host ) => self::Vimeo,
			1 === preg_match( '/^([a-z0-9-]+\.)*wistia\.(com|net)$/D', $host ) => self::Wistia,
			default => null,
		};
	}

	/** The service's name. */
	public function name(): string {
		return match ( $this ) {
			self::YouTube => 'YouTube',
			self::Vimeo   => 'Vimeo',
			self::Wistia  => 'Wistia',
		};
	}

	/** Whether the service hosts its preview pictures at this address. */
	public function has_pictures_at( string $url ): bool {
		$parts   = wp_parse_url( $url );
		$pattern = match ( $this ) {
			self::YouTube => '/(^|\.)ytimg\.com$/D',
			self::Vimeo   => '/(^|\.)vimeocdn\.com$/D',
			self::Wistia  => '/(^|\.)wistia\.(com|net)$/D',
		};

		return is_array( $parts ) && 'https' === ( $parts['scheme'] ?? '' ) && ! isset( $parts['port'] ) && ! isset( $parts['user'] ) && 1 === preg_match( $pattern, strtolower( $parts['host'] ?? '' ) );
	}
}
