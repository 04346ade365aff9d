<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

defined( 'ABSPATH' ) || exit;

/** A directory that searches within the distance that a visitor chose. */
interface SearchesWithin extends DealerDirectory {
	/**
	 * Returns a directory whose searches start at this distance, and widen from there as usual.
	 *
	 * @param int $miles one of the setting `dealer_radius_steps`; otherwise without effect
	 */
	public function within( int $miles ): DealerDirectory;
}
