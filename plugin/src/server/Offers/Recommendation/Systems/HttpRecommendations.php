<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Dealers\PostalAreas\PostalCode;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Queries the recommendation service in the settings. */
final readonly class HttpRecommendations implements RecommendationProvider {
	private const UPSTREAM      = 'recommendation';
	private const FRESH_SECONDS = 3600;
	private const STALE_SECONDS = 7 * 86_400;

	public function __construct( private Settings $settings, private UpstreamClient $client ) {}

	public static function request( Settings $settings, string $tonnage, string $power_type, string $zip ): UpstreamRequest {
		$query = array(
			'tonnage'   => $tonnage,
			'powerType' => Recommendation::public_power_type( $power_type ),
			// The area is enough, and one response serves everyone who lives there.
			'zipCode'   => PostalCode::area( $zip ) ?? $zip,
			'lang'      => PageLanguage::current()->value,
		);

		return UpstreamRequest::get(
			self::UPSTREAM,
			$settings->string( 'recommendation_url' ),
			array_filter( $query, static fn ( string $value ): bool => '' !== $value ),
			UpstreamRequest::listing( 'systems' ),
			self::FRESH_SECONDS,
			self::STALE_SECONDS
		);
	}

	public function recommend( string $tonnage, string $power_type, string $zip ): Recommendation {
		$answer = $this->client->send( self::request( $this->settings, $tonnage, $power_type, $zip ) );

		return UpstreamRecommendation::read( $answer->data, $tonnage, $power_type );
	}
}
