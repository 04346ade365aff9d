<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Platform\Http\UpstreamFailure;

defined( 'ABSPATH' ) || exit;

/** Says which systems suit a home. */
interface RecommendationProvider {
	/**
	 * @param string $tonnage    one of `WizardRules::tonnages()`
	 * @param string $power_type one of `WizardRules::power_types()`; empty where nobody knows it
	 * @param string $zip        a ZIP or a Canadian postal code
	 * @throws UpstreamFailure where nobody can say at present
	 */
	public function recommend( string $tonnage, string $power_type, string $zip ): Recommendation;
}
