<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Directory;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Offers\Rebates\RebatePage;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the rebates for a place.
 *
 * Assumptions:
 * - Only rebates paid today are returned, by the site's calendar.
 * - A page that does not exist is the last one.
 */
interface RebateDirectory {
	/**
	 * @param int $page from 1
	 * @throws Unavailable
	 */
	public function find( Place $place, Language $language, int $page ): RebatePage;
}
