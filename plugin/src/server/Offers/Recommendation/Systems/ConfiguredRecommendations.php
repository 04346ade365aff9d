<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The provider of recommendations selected in the settings; the plugin's own systems if the other one has no address. */
final readonly class ConfiguredRecommendations implements RecommendationProvider {
	public function __construct( private Settings $settings, private RecommendationProvider $embedded, private RecommendationProvider $http ) {}

	public function recommend( string $tonnage, string $power_type, string $zip ): Recommendation {
		$is_http = $this->settings->has_service( 'recommendation' );

		return ( $is_http ? $this->http : $this->embedded )->recommend( $tonnage, $power_type, $zip );
	}
}
