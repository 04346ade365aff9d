<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Requests the name and the region from the place service in the settings; the bundled table adds the position and the postal code if the service omits
 * them.
 */
final readonly class HttpPostalAreaDirectory implements PostalAreaDirectory {
	private const UPSTREAM      = 'location';
	private const FRESH_SECONDS = 86_400;
	private const STALE_SECONDS = 7 * 86_400;
	private const LONGEST_QUERY = 100;

	private const SCHEMA = array(
		'type'       => 'object',
		'required'   => array( 'location' ),
		'properties' => array(
			'location' => array(
				'type'       => 'object',
				'properties' => array(
					'name'   => array( 'type' => array( 'string', 'null' ) ),
					'region' => array( 'type' => array( 'string', 'null' ) ),
					'lat'    => array( 'type' => array( 'number', 'null' ) ),
					'lon'    => array( 'type' => array( 'number', 'null' ) ),
				),
			),
		),
	);

	public function __construct( private Settings $settings, private UpstreamClient $client, private PostalAreaDirectory $bundled ) {}

	/** Returns the request for a place; it contains the key, so it stays on the server. */
	public static function request( Settings $settings, string $query ): UpstreamRequest {
		return UpstreamRequest::get(
			self::UPSTREAM,
			untrailingslashit( $settings->string( 'location_url' ) ) . '/current.json',
			array(
				'key' => $settings->string( 'location_key' ),
				'q'   => $query,
				'aqi' => 'no',
			),
			self::SCHEMA,
			self::FRESH_SECONDS,
			self::STALE_SECONDS
		);
	}

	public function find( string $query ): ?Place {
		$query = trim( $query );

		if ( '' === $query || strlen( $query ) > self::LONGEST_QUERY || ! mb_check_encoding( $query, 'UTF-8' ) ) {
			return null;
		}

		try {
			// All spellings of a postal code are the same query.
			$data = $this->client->send( self::request( $this->settings, PostalCode::area( $query ) ?? $query ) )->data;
		} catch ( UpstreamFailure ) {
			return null;
		}

		return is_array( $data['location'] ?? null ) ? $this->location( $query, $data['location'] ) : null;
	}

	public function others( string $query, ?Place $found ): array {
		return $this->bundled->others( $query, $found );
	}

	/** @param array<array-key, mixed> $place */
	private function location( string $query, array $place ): ?Place {
		$name   = self::text( $place['name'] ?? null );
		$region = self::text( $place['region'] ?? null );

		if ( '' === $name || '' === $region ) {
			return null;
		}

		$known = $this->bundled->find( $query );
		$lat   = $place['lat'] ?? $known?->lat;
		$lon   = $place['lon'] ?? $known?->lon;

		if ( ! is_numeric( $lat ) || ! is_numeric( $lon ) || abs( (float) $lat ) > 90 || abs( (float) $lon ) > 180 ) {
			return null;
		}

		$code = Regions::code( $region ) ?? $known->region_code ?? '';

		return new Place(
			query: $query,
			zip: $known->zip ?? PostalCode::area( $query ) ?? '',
			name: $name,
			region: '' === $code ? $region : Regions::name( $code ),
			region_code: $code,
			country: '' === $code ? $known->country ?? 'US' : Regions::country( $code ),
			lat: (float) $lat,
			lon: (float) $lon,
		);
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? Text::plain( $value ) : '';
	}
}
