<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Platform\Http\UpstreamFailure;

defined( 'ABSPATH' ) || exit;

/** Recommends systems for a home. */
interface RecommendationProvider {
	/**
	 * @param string $tonnage    one of `WizardRules::tonnages()`
	 * @param string $power_type one of `WizardRules::power_types()`; empty if unknown
	 * @param string $zip        a ZIP or a Canadian postal code
	 * @throws UpstreamFailure if the provider cannot answer now
	 */
	public function recommend( string $tonnage, string $power_type, string $zip ): Recommendation;
}
