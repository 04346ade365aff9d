<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** A video on another site, identified by its address: its service and its id there. */
final readonly class Video {
	private const PATHS = array(
		'youtube' => '~^/(?:embed/|shorts/|live/|v/)([\w-]{6,20})(?:/|$)~D',
		'vimeo'   => '~^/(?:video/|channels/[\w-]+/|groups/[\w-]+/videos/)?(\d{4,12})(?:/([0-9a-f]{6,16}))?/?$~D',
		'wistia'  => '~^/(?:medias|embed/(?:iframe|medias))/([a-z0-9]{6,20})(?:\.\w+)?/?$~D',
	);

	/** @param string $secret required by an unlisted Vimeo video; empty for others */
	private function __construct( public VideoHost $host, public string $id, private string $secret = '' ) {}

	/**
	 * Returns the video of an address; null if it belongs to no known service.
	 *
	 * @param string $url not trusted
	 */
	public static function of( string $url ): ?self {
		$parts = wp_parse_url( trim( html_entity_decode( $url, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
		$host  = is_array( $parts ) && in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true ) ? VideoHost::of( $parts['host'] ?? '' ) : null;

		if ( null === $host || ! is_array( $parts ) ) {
			return null;
		}

		$path = $parts['path'] ?? '/';
		wp_parse_str( $parts['query'] ?? '', $query );

		if ( VideoHost::YouTube === $host && '/watch' === rtrim( $path, '/' ) ) {
			$path = '/embed/' . ( is_string( $query['v'] ?? null ) ? $query['v'] : '' );
		} elseif ( 'youtu.be' === strtolower( $parts['host'] ?? '' ) ) {
			$path = "/embed$path";
		}

		if ( 1 !== preg_match( self::PATHS[ $host->value ], $path, $found ) ) {
			return null;
		}

		$secret = $found[2] ?? ( is_string( $query['h'] ?? null ) && 1 === preg_match( '/^[0-9a-f]{6,16}$/D', $query['h'] ) ? $query['h'] : '' );

		return new self( $host, $found[1], VideoHost::Vimeo === $host ? $secret : '' );
	}

	/** The unique key of the video: `youtube:dQw4w9WgXcQ`. */
	public function key(): string {
		return "{$this->host->value}:$this->id";
	}

	/** The video's own page at its service. An address without a query, since a form may lead there. */
	public function page(): string {
		return match ( $this->host ) {
			VideoHost::YouTube => "https://youtu.be/$this->id",
			VideoHost::Vimeo   => "https://vimeo.com/$this->id" . ( '' === $this->secret ? '' : "/$this->secret" ),
			VideoHost::Wistia  => "https://fast.wistia.net/embed/iframe/$this->id",
		};
	}

	/** The player that sets no cookies and starts at once. */
	public function player( bool $captions, Language $language ): string {
		[ $base, $query ] = match ( $this->host ) {
			VideoHost::YouTube => array(
				"https://www.youtube-nocookie.com/embed/$this->id",
				array(
					'autoplay'       => '1',
					'playsinline'    => '1',
					'rel'            => '0',
					'hl'             => $language->value,
					'cc_load_policy' => $captions ? '1' : '',
					'cc_lang_pref'   => $captions ? $language->value : '',
				),
			),
			VideoHost::Vimeo   => array(
				"https://player.vimeo.com/video/$this->id",
				array(
					'h'         => $this->secret,
					'autoplay'  => '1',
					'dnt'       => '1',
					'texttrack' => $captions ? $language->value : '',
				),
			),
			VideoHost::Wistia  => array(
				"https://fast.wistia.net/embed/iframe/$this->id",
				array(
					'autoPlay'                        => 'true',
					'doNotTrack'                      => 'true',
					'plugin[captions-v1][onByDefault]' => $captions ? 'true' : '',
				),
			),
		};

		return "$base?" . http_build_query( array_filter( $query, static fn ( string $value ): bool => '' !== $value ), '', '&', PHP_QUERY_RFC3986 );
	}

	/** The host from which the player loads. */
	public function player_host(): string {
		return match ( $this->host ) {
			VideoHost::YouTube => 'youtube-nocookie.com',
			VideoHost::Vimeo   => 'player.vimeo.com',
			VideoHost::Wistia  => 'fast.wistia.net',
		};
	}

	/**
	 * For the view model's `needs`: an address that is not a video's, so that the editor says so.
	 *
	 * @return array{video?: string}
	 */
	public static function needs( string $url ): array {
		return null === self::of( $url ) ? array( 'video' => $url ) : array();
	}
}
