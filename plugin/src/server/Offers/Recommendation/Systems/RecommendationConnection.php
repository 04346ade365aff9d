<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Platform\Http\ProviderConnection;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** Tests the service that recommends systems. */
final readonly class RecommendationConnection extends ProviderConnection {
	protected const NAME = 'recommendation';

	private const TONNAGE = '3.5';
	private const ZIP     = '75024';

	protected function sent(): UpstreamRequest {
		return HttpRecommendations::request( $this->settings, self::TONNAGE, 'gas', self::ZIP );
	}

	public function unset_text(): string {
		return __( 'No URL is set. Recommendations come from the built-in list of systems.', 'hvac-blocks' );
	}

	public function success_text( UpstreamAnswer $answer ): string {
		$count = count( UpstreamRecommendation::read( $answer->data, self::TONNAGE, 'gas' )->systems );

		/* translators: 1: a number of systems, 2: a ZIP code */
		return Text::sentence( _n( 'The service recommended %1$d system for ZIP code %2$s.', 'The service recommended %1$d systems for ZIP code %2$s.', $count, 'hvac-blocks' ), $count, self::ZIP );
	}
}
